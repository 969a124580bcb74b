import type { MutationWatch, PageDocument } from "./dom.ts";

declare const document: PageDocument;
declare const MutationObserver: MutationWatch;

/** Records that a toast with this text was shown: the next one may replace it before the test checks. */
export function watchForToast(words: string): void {
  Reflect.set(globalThis, "wasToastSeen", false);
  new MutationObserver(() => {
    const region = document.querySelector("[role=region][aria-label^=Notifications]");
    if (region?.textContent?.includes(words)) Reflect.set(globalThis, "wasToastSeen", true);
  }).observe(document.documentElement, { childList: true, subtree: true, characterData: true });
}

export function wasToastSeen(): boolean {
  return Reflect.get(globalThis, "wasToastSeen");
}
