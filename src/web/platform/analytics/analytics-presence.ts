import type { OnlineSign, VisitEnd } from "#contracts/analytics-ingest.ts";
import { ANALYTICS_PATHS } from "#contracts/analytics-paths.ts";
import { VISIT_SECONDS_MAX } from "#domain/analytics/analytics-events.ts";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { isMarkedSignedIn } from "../storage/signed-in-cookie.ts";
import { announceSession, currentPath, track } from "./analytics-queue.ts";
import { post, sendBeacon } from "./analytics-sender.ts";
import { keepSession, tabSession, wantsPrivacy } from "./analytics-session.ts";

const HEARTBEAT_MS = 120_000;
const PING_MS = MS_PER_MINUTE;
const PING_WATCHED_MS = 30_000;
const WATCHED = ["/", "/app", "/analytics"];

/** Reports that someone is online and for how long. Sends nothing while the page is hidden. */
export function startPresence(activeSeconds: () => number, signal: AbortSignal) {
  const isMember = isMarkedSignedIn();
  const before = tabSession().activeSeconds;
  let lastEnd = "";

  const figures = (): VisitEnd => {
    const session = tabSession();
    session.activeSeconds = Math.min(before + activeSeconds(), VISIT_SECONDS_MAX);
    keepSession(session);
    return { sessionId: session.id, activeTime: session.activeSeconds, actionsCount: session.actions };
  };

  let pingedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ping = () => {
    clearTimeout(timer);
    if (document.hidden || wantsPrivacy()) return;
    const currentPage = currentPath();
    const everyMs = isMember && WATCHED.includes(currentPage) ? PING_WATCHED_MS : PING_MS;
    const restMs = pingedAt + everyMs - Date.now();
    timer = setTimeout(ping, restMs > 0 ? restMs : everyMs);
    if (restMs > 0) return;
    pingedAt = Date.now();
    const sign: OnlineSign = { sessionId: tabSession().id, currentPage };
    void post(ANALYTICS_PATHS.online, JSON.stringify(sign));
  };

  const beat = setInterval(() => {
    if (document.hidden || wantsPrivacy()) return;
    const { activeTime, actionsCount } = figures();
    track("heartbeat", "", { activeTime, actionsCount });
  }, HEARTBEAT_MS);

  document.addEventListener("visibilitychange", ping, { signal });
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    clearInterval(beat);
  });
  if (isMember) announceSession(tabSession());
  ping();

  return {
    ping,
    /** The page was hidden or left: sends the figures so far. The server keeps the largest. */
    end() {
      if (!isMember || wantsPrivacy()) return;
      const body = JSON.stringify(figures());
      if (body !== lastEnd && sendBeacon(ANALYTICS_PATHS.endVisit, body)) lastEnd = body;
    },
    /** As `end`, before signing out: waits for the server's answer. */
    async finish(): Promise<void> {
      if (!isMember || wantsPrivacy()) return;
      lastEnd = JSON.stringify(figures());
      await post(ANALYTICS_PATHS.endVisit, lastEnd);
    },
  };
}
