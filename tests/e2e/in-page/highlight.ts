import type { MutationWatch, PageDocument } from "./dom.ts";

declare const document: PageDocument;
declare const MutationObserver: MutationWatch;

/** Starts recording whether a card is highlighted while no dialog covers it; see `wasHighlightedInSight`. */
export function watchHighlight(): void {
  new MutationObserver(() => {
    const isInSight =
      document.querySelector("article[data-highlighted]") && !document.querySelector("[role=dialog]");
    if (isInSight) Reflect.set(globalThis, "wasHighlightedInSight", true);
  }).observe(document.documentElement, { attributes: true, childList: true, subtree: true });
}
