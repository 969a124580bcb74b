import type { PageDocument, PageElement, Rect, Style } from "../dom.ts";

declare const document: PageDocument;
declare const getComputedStyle: (element: PageElement) => Style;

export interface LayoutRules {
  /** Only its content is checked, e.g. an open dialog. */
  within: string;
  /** Minimum width and height of a target in pixels; 0 for mouse users. */
  targetPx: number;
}

export type Geometry = ReturnType<typeof layoutGeometry>;

/** What the layout checks ask about elements and their boxes. Runs inside the page. */
export function layoutGeometry() {
  const SLACK_PX = 1;
  const root = document.documentElement;

  /** Nothing changes while the page is checked, and every text asks the same of the boxes around it. */
  const once = <Answer>(ask: (element: PageElement) => Answer) => {
    const known = new Map<PageElement, Answer>();
    return (element: PageElement): Answer => {
      if (!known.has(element)) known.set(element, ask(element));
      return known.get(element) as Answer;
    };
  };
  const styleOf = once((element) => getComputedStyle(element));
  /** Whether it is true of the element or of a box around it. */
  const around = (isTrue: (style: Style) => boolean) => {
    const asked = once((element): boolean => {
      const { parentElement } = element;
      return isTrue(styleOf(element)) || (parentElement !== null && asked(parentElement));
    });
    return asked;
  };

  const name = (element: PageElement) => {
    const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return `${element.tagName.toLowerCase()} "${words.trim().replace(/\s+/gu, " ").slice(0, 40)}"`;
  };
  /** Whether it is hidden except for screen readers. */
  const isClipped = around(({ clipPath }) => clipPath !== "none");
  /** Such as parts that are shown on hover. */
  const isTransparent = around(({ opacity }) => opacity === "0");
  const isShown = once((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isThere = width > 0 && height > 0 && styleOf(element).visibility === "visible";
    // What a closed <details> holds has a size, and is not visible.
    return isThere && element.checkVisibility() && !isClipped(element) && !isTransparent(element);
  });
  const scrollsInItself = once((element): boolean => {
    const { parentElement: box } = element;
    if (!box || box === root) return false;
    return /auto|scroll/u.test(styleOf(box).overflowX) || scrollsInItself(box);
  });
  const isOutside = ({ left, right }: Rect) => left < -SLACK_PX || right > root.clientWidth + SLACK_PX;
  const meet = (one: Rect[], other: Rect[]) =>
    one.some((a) =>
      other.some(
        (b) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 * SLACK_PX &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2 * SLACK_PX,
      ),
    );
  const isKin = (a: PageElement, b: PageElement) => a.contains(b) || b.contains(a);
  const isPinned = around(({ position }) => /fixed|sticky/u.test(position));
  /** A sticky footer covers what scrolls below it, in a fixed dialog too. */
  const isSticky = around(({ position }) => position === "sticky");
  /** A link in running text is as high as its line; a field's label is part of its target. */
  const isInText = (element: PageElement) => styleOf(element).display === "inline";
  /** The element and the boxes around it that cut off what is outside them. */
  const clipping = once((element): PageElement[] => {
    if (element === root) return [];
    const { parentElement } = element;
    const others = parentElement ? clipping(parentElement) : [];
    return styleOf(element).overflowX === "visible" ? others : [element, ...others];
  });

  /** The visible part of the boxes, after clipping by the element and its ancestors, e.g. a scrolling list. */
  const visibleParts = (element: PageElement, rects: Iterable<Rect>) => {
    let parts = [...rects];
    for (const box of clipping(element)) {
      const frame = box.getBoundingClientRect();
      parts = parts.map((part) => {
        const left = Math.max(part.left, frame.left);
        const top = Math.max(part.top, frame.top);
        const right = Math.min(part.right, frame.right);
        const bottom = Math.min(part.bottom, frame.bottom);
        return { left, top, right, bottom, width: right - left, height: bottom - top };
      });
    }
    return parts.filter(({ width, height }) => width > 0 && height > 0);
  };
  /** The cheapest check first: a page has tens of thousands of pairs. */
  function overlaps(what: string, boxes: { element: PageElement; parts: Rect[] }[]): string[] {
    return boxes.flatMap(({ element: a, parts }, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => meet(parts, other.parts))
        .filter(
          ({ element: b }) => !isKin(a, b) && isPinned(a) === isPinned(b) && isSticky(a) === isSticky(b),
        )
        .map(({ element: b }) => `${what} overlap: ${name(a)} and ${name(b)}`),
    );
  }
  return {
    SLACK_PX,
    name,
    isShown,
    scrollsInItself,
    isOutside,
    isKin,
    isPinned,
    isInText,
    visibleParts,
    overlaps,
  };
}
