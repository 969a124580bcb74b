import type { PageDocument, PageElement } from "./dom.ts";

declare const document: PageDocument;
declare const innerWidth: number;
declare const innerHeight: number;

/** Whether the whole element is in the window, with nothing over its middle and corners. */
export function isInSight(element: object): boolean {
  const target = element as PageElement;
  const { left, top, right, bottom } = target.getBoundingClientRect();
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
  const inset = 12;
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + inset, top + inset],
    [right - inset, bottom - inset],
  ] as const;
  return points.every(([x, y]) => target.contains(document.elementFromPoint(x, y)));
}

/** The names of buttons and links that lie under an element, such as a toast. */
export function coveredActions(element: object): string[] {
  const cover = element as PageElement;
  const box = cover.getBoundingClientRect();
  return [...document.querySelectorAll("a[href], button, input, textarea")]
    .filter((action) => {
      const { left, top, right, bottom } = action.getBoundingClientRect();
      const isUnder = left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      return isUnder && right > left && !cover.contains(action);
    })
    .map((action) => String(Reflect.get(action, "ariaLabel") ?? Reflect.get(action, "textContent")));
}

/** Elements of the page that fade or cut their content by a mask. */
export function maskedParts(): string[] {
  const parts = [...(document.querySelector("#main")?.querySelectorAll("*") ?? [])];
  return (
    parts
      // An icon may be drawn by a mask: nothing stands in it.
      .filter(
        (part) =>
          part.textContent !== "" && Reflect.get(globalThis, "getComputedStyle")(part).maskImage !== "none",
      )
      .map((part) => String(part.className))
  );
}

/** Where an element ends, in pixels from the top of the window. */
export function bottomOf(element: object): number {
  return (element as PageElement).getBoundingClientRect().bottom;
}
