import { track } from "./analytics-queue.ts";

const ERRORS_PER_PAGE = 10;

let told = 0;

/** Records the error's class only: its message may contain typed text. */
export function trackError(error: unknown): void {
  told += 1;
  if (told <= ERRORS_PER_PAGE) track("client_error", classOf(error));
}

export function watchErrors(): void {
  // Without an `error` it is a cross-origin script error or a browser notice.
  window.addEventListener("error", ({ error }) => error && trackError(error));
  window.addEventListener("unhandledrejection", ({ reason }) => trackError(reason));
}

function classOf(error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  return /^[A-Za-z]{1,40}$/u.test(name) ? name : "Unknown";
}
