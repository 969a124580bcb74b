import type { PageElement, Style } from "../dom.ts";

declare const getComputedStyle: (element: PageElement) => Style;

/** The element's effective opacity, 0 to 1, including its ancestors. */
export function opacityOf(element: object): number {
  let seen = 1;
  for (let box: PageElement | null = element as PageElement; box; box = box.parentElement)
    seen *= Number(getComputedStyle(box).opacity);
  return seen;
}
