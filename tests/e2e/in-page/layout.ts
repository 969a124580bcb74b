import type { PageDocument, PageElement, Rect, Style } from "./dom.ts";

declare const document: PageDocument;
declare const getComputedStyle: (element: PageElement) => Style;
declare const scrollTo: (x: number, y: number) => void;

export interface LayoutRules {
  /** Only its content is checked, e.g. an open dialog. */
  within: string;
  /** Minimum width and height of a target in pixels; 0 for mouse users. */
  targetPx: number;
}

/**
 * Layout problems, one line each: horizontal scroll, elements outside the window, small or covered targets,
 * text that is cut off or overlaps other text. Runs inside the page, so all it uses is defined inside it.
 */
export function layoutProblems({ within, targetPx }: LayoutRules): string[] {
  const TARGETS = "a[href], button, input, select, textarea, summary, [role=option], [role=menuitem]";
  const SLACK_PX = 1;
  const root = document.documentElement;
  const scope = document.querySelector(within);
  if (!scope) return [`${within} is not in the page`];

  const name = (element: PageElement) => {
    const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return `${element.tagName.toLowerCase()} "${words.trim().replace(/\s+/gu, " ").slice(0, 40)}"`;
  };
  /** Whether it is hidden except for screen readers. */
  const isClipped = (element: PageElement) => {
    for (let box: PageElement | null = element; box; box = box.parentElement)
      if (getComputedStyle(box).clipPath !== "none") return true;
    return false;
  };
  /** Such as parts that are shown on hover. */
  const isTransparent = (element: PageElement) => {
    for (let box: PageElement | null = element; box; box = box.parentElement)
      if (getComputedStyle(box).opacity === "0") return true;
    return false;
  };
  const isShown = (element: PageElement) => {
    const { width, height } = element.getBoundingClientRect();
    const isThere = width > 0 && height > 0 && getComputedStyle(element).visibility === "visible";
    return isThere && !isClipped(element) && !isTransparent(element);
  };
  const scrollsInItself = (element: PageElement) => {
    for (let box = element.parentElement; box && box !== root; box = box.parentElement)
      if (/auto|scroll/u.test(getComputedStyle(box).overflowX)) return true;
    return false;
  };
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
  const isPinned = (element: PageElement) => {
    for (let box: PageElement | null = element; box; box = box.parentElement)
      if (/fixed|sticky/u.test(getComputedStyle(box).position)) return true;
    return false;
  };
  /** A link in running text is as high as its line; a field's label is part of its target. */
  const isInText = (element: PageElement) => getComputedStyle(element).display === "inline";

  /** The visible part of the boxes, after clipping by the element and its ancestors, e.g. a scrolling list. */
  const visibleParts = (element: PageElement, rects: Iterable<Rect>) => {
    let parts = [...rects];
    for (let box: PageElement | null = element; box && box !== root; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === "visible") continue;
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
  /** A small control may have a larger invisible target: points beside the centre must hit it too. */
  const isWithinReach = (target: PageElement) => {
    target.scrollIntoView({ block: "center" });
    const { left, top, width, height } = target.getBoundingClientRect();
    const reach = targetPx / 2 - SLACK_PX;
    const hits = [
      [reach, 0],
      [-reach, 0],
      [0, reach],
      [0, -reach],
    ].map(([x = 0, y = 0]) => document.elementFromPoint(left + width / 2 + x, top + height / 2 + y));
    scrollTo(0, 0);
    return hits.every(
      (hit) => hit && (target.contains(hit) || hit.matches(`label[for="${target.getAttribute("id")}"]`)),
    );
  };

  const coverOf = (target: PageElement) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit && !isKin(hit, target) ? hit : null;
  };
  /** Content under a fixed element is reachable by scrolling. */
  const isFreeOnceScrolled = (target: PageElement, cover: PageElement) => {
    if (!isPinned(cover) || isPinned(target)) return false;
    target.scrollIntoView({ block: "center" });
    const isFree = coverOf(target) === null;
    scrollTo(0, 0);
    return isFree;
  };

  const targets = [...scope.querySelectorAll(TARGETS)].filter(
    (target) => isShown(target) && !target.closest("[aria-hidden=true]"),
  );

  function targetProblems(target: PageElement): string[] {
    const rect = target.getBoundingClientRect();
    const found: string[] = [];
    if (isOutside(rect) && !scrollsInItself(target)) found.push(`outside the window: ${name(target)}`);
    const isSmall = Math.round(rect.width) < targetPx || Math.round(rect.height) < targetPx;
    if (isSmall && !isInText(target) && !isWithinReach(target))
      found.push(
        `target too small, ${Math.round(rect.width)} × ${Math.round(rect.height)} px: ${name(target)}`,
      );
    const top = isInText(target) || scrollsInItself(target) ? null : coverOf(target);
    if (top && !isFreeOnceScrolled(target, top)) found.push(`covered by ${name(top)}: ${name(target)}`);
    return found;
  }

  /** The cheapest check first: a page has tens of thousands of pairs. */
  function overlaps(what: string, boxes: { element: PageElement; parts: Rect[] }[]): string[] {
    return boxes.flatMap(({ element: a, parts }, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => meet(parts, other.parts))
        .filter(({ element: b }) => !isKin(a, b) && isPinned(a) === isPinned(b))
        .map(({ element: b }) => `${what} overlap: ${name(a)} and ${name(b)}`),
    );
  }
  const boxOf = (element: PageElement) => ({
    element,
    parts: visibleParts(element, element.getClientRects()),
  });

  const texts = [...scope.querySelectorAll("*")]
    .filter((element) => !element.closest("svg, [aria-hidden=true]") && isShown(element))
    .map((element) => {
      const own = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim());
      const parts = own.flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return visibleParts(element, range.getClientRects());
      });
      return { element, parts };
    })
    .filter(({ parts }) => parts.length > 0);

  function textProblems({ element, parts }: (typeof texts)[number]): string[] {
    const { overflowX } = getComputedStyle(element);
    const isCut = overflowX !== "visible" && element.scrollWidth > element.clientWidth + SLACK_PX;
    const found = isCut && !element.closest("[title]") ? [`text is cut: ${name(element)}`] : [];
    if (parts.some(isOutside) && !scrollsInItself(element))
      found.push(`text outside the window: ${name(element)}`);
    return found;
  }

  const excess = root.scrollWidth - root.clientWidth;
  return [
    ...(excess > 0 ? [`the page scrolls sideways by ${excess} px`] : []),
    ...targets.flatMap(targetProblems),
    ...overlaps("targets", targets.map(boxOf)),
    ...texts.flatMap(textProblems),
    ...overlaps("texts", texts),
  ];
}
