import type { Page } from "playwright-core";

/** The person navigated away: not a failure. */
const ABORTED = "net::ERR_ABORTED";

/** Whether these come depends on the moment, not on the app. */
const BY_CHANCE = [
  // A page that took seconds to draw: on a busy machine any page may.
  /was preloaded using link preload but not used within a few seconds/u,
  // The live connection tried again between the end of a session and the next sign-in.
  /WebSocket connection to '[^']+\/ws' failed: HTTP Authentication failed/u,
];

/** Collects all browser errors and warnings, so that a test fails on unexpected ones. */
export function watchPage(page: Page, origin: string) {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const tolerated: RegExp[] = [];
  const requests: string[] = [];

  page.on("console", (message) => {
    const level = message.type();
    const isWanted = level === "error" || level === "warning";
    if (isWanted && !BY_CHANCE.some((pattern) => pattern.test(message.text())))
      seen.push(`console.${level}: ${message.text()} (${message.location().url})`);
  });
  // Covers uncaught errors and unhandled rejections.
  page.on("pageerror", (error) => seen.push(`uncaught: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "failed";
    if (reason !== ABORTED) seen.push(`request: ${request.url()} ${reason}`);
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    requests.push(url.origin === origin ? url.pathname + url.search : url.href);
    const isWithoutHost = url.protocol === "data:" || url.protocol === "blob:";
    if (url.origin !== origin && !isWithoutHost) seen.push(`another host: ${url.href}`);
  });

  return {
    requests,
    allow: (pattern: RegExp) => void expected.push(pattern),
    /** For messages that depend on timing. */
    tolerate: (pattern: RegExp) => void tolerated.push(pattern),
    expectQuiet() {
      const unwanted = seen.filter(
        (line) => ![...expected, ...tolerated].some((pattern) => pattern.test(line)),
      );
      const missing = expected.filter((pattern) => !seen.some((line) => pattern.test(line)));
      if (unwanted.length > 0) throw new Error(`The browser was not quiet:\n${unwanted.join("\n")}`);
      if (missing.length > 0) throw new Error(`Expected of the browser, but not seen: ${missing.join(", ")}`);
    },
  };
}
