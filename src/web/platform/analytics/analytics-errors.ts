import { track } from "./analytics-queue.ts";

const ERRORS_PER_PAGE = 10;

let told = 0;

/** Its class and nothing else: a message may hold what somebody typed. */
export function tellError(error: unknown): void {
  told += 1;
  if (told <= ERRORS_PER_PAGE) track("client_error", classOf(error));
}

export function watchErrors(): void {
  // Without an error it is another host's script, or a remark of the browser's.
  window.addEventListener("error", ({ error }) => error && tellError(error));
  window.addEventListener("unhandledrejection", ({ reason }) => tellError(reason));
}

function classOf(error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  return /^[A-Za-z]{1,40}$/u.test(name) ? name : "Unknown";
}
