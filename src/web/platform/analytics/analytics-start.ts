import { watchErrors } from "./analytics-errors.ts";
import { restoreUnsent, storeUnsent } from "./analytics-queue.ts";
import { closeTab, openTab } from "./analytics-session.ts";

const NO_LATER_THAN_MS = 4_000;

type LoadCapture = () => Promise<{ startCapture: () => void }>;

/** Watches errors and page exit from the start; loads the rest once the page is loaded and idle. */
export function startAnalytics(load: LoadCapture): void {
  openTab();
  watchErrors();
  window.addEventListener("pagehide", () => {
    storeUnsent();
    closeTab();
  });
  // Restored from the back/forward cache.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    openTab();
    restoreUnsent();
  });
  const begin = () =>
    load().then(
      ({ startCapture }) => startCapture(),
      // The page works without it; queued events are sent by the next page.
      () => undefined,
    );
  if (document.readyState === "complete") whenAtRest(begin);
  else window.addEventListener("load", () => whenAtRest(begin), { once: true });
}

function whenAtRest(act: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(act, { timeout: NO_LATER_THAN_MS });
  else setTimeout(act, 1_000);
}
