import type { MutationWatch, PageDocument, PageElement } from "./dom.ts";

declare const document: PageDocument;
declare const MutationObserver: MutationWatch;

interface Seen {
  /** Each celebration when it was first seen. */
  order: string[];
  mostAtOnce: number;
}

/** Records which celebrations are open, from the start of the page. */
export function recordCelebrations(): void {
  const seen: Seen = { order: [], mostAtOnce: 0 };
  Reflect.set(globalThis, "celebrationsSeen", seen);
  const openNow = (): string[] => {
    const all = (selector: string): PageElement[] => [...document.documentElement.querySelectorAll(selector)];
    const toasts = all("[role=region][aria-label^=Notifications] li[data-state=open]")
      .map(({ textContent }) => textContent ?? "")
      .flatMap((words) => ["Task Completed!", "Streak Started!"].filter((title) => words.includes(title)));
    const dialogs = all("[role=dialog][data-feature='Level Up'][data-state=open]").map(() => "Level Up!");
    const cards = all("[aria-label^='New achievement:']").filter((card) => card.checkVisibility());
    return [...toasts, ...dialogs, ...cards.map(() => "achievement")];
  };
  new MutationObserver(() => {
    const open = openNow();
    seen.mostAtOnce = Math.max(seen.mostAtOnce, open.length);
    for (const name of open) if (!seen.order.includes(name)) seen.order.push(name);
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

export function celebrationsSeen(): Seen {
  return Reflect.get(globalThis, "celebrationsSeen");
}
