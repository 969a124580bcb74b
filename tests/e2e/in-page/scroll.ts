import type { PageElement } from "./dom.ts";

declare const document: {
  querySelector(selector: string): { scrollHeight: number; clientHeight: number } | null;
};

/** How far the element can be scrolled down, in pixels. */
export function excessHeight(selector: string): number | undefined {
  const element = document.querySelector(selector);
  return element ? element.scrollHeight - element.clientHeight : undefined;
}

/** Moves the element to the middle of the window, where nothing floats over it. */
export function scrollToCentre(element: object): void {
  (element as PageElement).scrollIntoView({ block: "center" });
}
