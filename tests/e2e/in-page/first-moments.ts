import type { MutationWatch, PageDocument, PerformanceWatch } from "./dom.ts";

declare const document: PageDocument;
declare const MutationObserver: MutationWatch;
declare const PerformanceObserver: PerformanceWatch;
declare const performance: { now(): number };
declare const innerWidth: number;
declare const innerHeight: number;
declare const Response: { prototype: { url: string; json(): Promise<unknown> } };

export interface FirstMoments {
  /** Whether the root was dark when the body began, before anything could be painted. */
  wasDarkAtBody?: boolean;
  themeChanges: boolean[];
  /** The element in the middle of the window at the first paint. */
  firstPaint?: { isLoadingScreen: boolean; isRootEmpty: boolean };
  /** Milliseconds on the page's own clock. */
  authAnsweredAt?: number;
  loadingScreenGoneAt?: number;
}

/** Runs before the page's scripts and records when things happen, on the page's own clock. */
export function recordFirstMoments(): void {
  const moments: FirstMoments = { themeChanges: [] };
  Object.assign(globalThis, { firstMoments: moments });
  const isDark = () => document.documentElement.classList.contains("dark");
  let hasSeenLoadingScreen = false;

  new MutationObserver(() => {
    const hasLoadingScreen = document.querySelector("#loading-screen") !== null;
    if (document.body) moments.wasDarkAtBody ??= isDark();
    if (hasSeenLoadingScreen && !hasLoadingScreen) moments.loadingScreenGoneAt ??= performance.now();
    hasSeenLoadingScreen ||= hasLoadingScreen;
    if (document.body && moments.themeChanges.at(-1) !== isDark()) moments.themeChanges.push(isDark());
  }).observe(document, { childList: true, subtree: true, attributeFilter: ["class"] });

  new PerformanceObserver(() => {
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const root = document.querySelector("#root");
    moments.firstPaint ??= {
      isLoadingScreen: Boolean(middle?.closest("#loading-screen")),
      isRootEmpty: root?.textContent === "",
    };
  }).observe({ type: "paint", buffered: true });

  const { json } = Response.prototype;
  Response.prototype.json = async function read(this: { url: string }) {
    const answer = await json.call(this as never);
    if (this.url.endsWith("/api/auth/user")) moments.authAnsweredAt ??= performance.now();
    return answer;
  };
}

export function firstMoments(): FirstMoments {
  return Reflect.get(globalThis, "firstMoments");
}
