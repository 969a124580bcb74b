import { startActiveTime } from "./active-time.ts";
import { watchClicks } from "./analytics-clicks.ts";
import { watchFeatures } from "./analytics-features.ts";
import { startPresence } from "./analytics-presence.ts";
import { forgetSession, joinCapture, type QueuedEvent, restoreUnsent } from "./analytics-queue.ts";
import { startSender } from "./analytics-sender.ts";
import { wantsPrivacy } from "./analytics-session.ts";

/** Starts sending events and watching user actions. Loaded after the first paint. */
export function startCapture(): void {
  if (wantsPrivacy()) {
    forgetSession();
    return;
  }
  restoreUnsent();
  const stopping = new AbortController();
  const { signal } = stopping;
  const activeSeconds = startActiveTime(signal);
  const features = watchFeatures(activeSeconds);
  const presence = startPresence(activeSeconds, signal);
  const sender = startSender();
  let isLeaving = false;

  const endFeatures = () => {
    isLeaving = true;
    features.endAll();
    isLeaving = false;
  };
  const leave = (isLast: boolean) => {
    if (isLast) endFeatures();
    sender.leave(isLast);
    presence.end();
  };
  const finish = async () => {
    endFeatures();
    await Promise.all([sender.finish(), presence.finish()]);
  };
  joinCapture({
    notice(event) {
      if (isPageView(event)) {
        features.turn();
        presence.ping();
      }
      if (!isLeaving) sender.look();
    },
    leave,
    finish,
    stop() {
      stopping.abort();
      features.stop();
      sender.stop();
    },
  });

  watchClicks(signal);
  document.addEventListener("visibilitychange", () => document.hidden && leave(false), { signal });
  window.addEventListener("online", sender.retry, { signal });
  window.addEventListener(
    "pageshow",
    ({ persisted }) => {
      if (!persisted) return;
      features.beginAgain();
      sender.look();
    },
    { signal },
  );
  sender.look();
}

function isPageView(event: QueuedEvent): boolean {
  return "action" in event && event.action === "page_view";
}
