import type { MutationWatch, PageDocument } from "./dom.ts";

declare const document: PageDocument;
declare const MutationObserver: MutationWatch;

/** Remembers that a toast with these words was shown: the next one may take its place before a test looks. */
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
