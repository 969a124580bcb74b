import { watchErrors } from "./analytics-errors.ts";
import { keepWaiting, takeKept } from "./analytics-queue.ts";
import { closeTab, openTab } from "./analytics-session.ts";

const NO_LATER_THAN_MS = 4_000;

type LoadCapture = () => Promise<{ startCapture: () => void }>;

/** Errors and the leaving are heard from the beginning; all else waits until the page is there and at rest. */
export function startAnalytics(load: LoadCapture): void {
  openTab();
  watchErrors();
  window.addEventListener("pagehide", () => {
    keepWaiting();
    closeTab();
  });
  // Out of the browser's memory of pages, by Back.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    openTab();
    takeKept();
  });
  const begin = () =>
    load().then(
      ({ startCapture }) => startCapture(),
      // Without it the page is as good; what waits goes with the next one.
      () => undefined,
    );
  if (document.readyState === "complete") whenAtRest(begin);
  else window.addEventListener("load", () => whenAtRest(begin), { once: true });
}

function whenAtRest(act: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(act, { timeout: NO_LATER_THAN_MS });
  else setTimeout(act, 1_000);
}
