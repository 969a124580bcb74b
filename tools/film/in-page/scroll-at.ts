interface Scrolled {
  parentElement: Scrolled | null;
  scrollHeight: number;
  clientHeight: number;
  scrollTop: number;
}

declare const document: {
  elementFromPoint(x: number, y: number): Scrolled | null;
  scrollingElement: Scrolled;
};
declare const getComputedStyle: (part: Scrolled) => { overflowY: string };

/** Scrolls what a finger at this point would drag. */
export function scrollAt({ x, y, byPx }: { x: number; y: number; byPx: number }): void {
  const canScroll = (part: Scrolled) =>
    part.scrollHeight > part.clientHeight && ["auto", "scroll"].includes(getComputedStyle(part).overflowY);
  let part = document.elementFromPoint(x, y);
  while (part && !canScroll(part)) part = part.parentElement;
  (part ?? document.scrollingElement).scrollTop += byPx;
}
