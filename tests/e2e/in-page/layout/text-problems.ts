import type { PageDocument, PageElement, Style } from "../dom.ts";
import type { Geometry, LayoutRules } from "./layout-geometry.ts";

declare const document: PageDocument;
declare const getComputedStyle: (element: PageElement) => Style;

/** Text that is cut off, outside the window or overlaps other text. Runs inside the page. */
export function textProblems(geometry: Geometry, { within }: LayoutRules): string[] {
  const { SLACK_PX, name, isShown, scrollsInItself, isOutside, visibleParts } = geometry;
  const scope = document.querySelector(within);
  if (!scope) return [];

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

  function problemsOf({ element, parts }: (typeof texts)[number]): string[] {
    const { overflowX } = getComputedStyle(element);
    const isCut = overflowX !== "visible" && element.scrollWidth > element.clientWidth + SLACK_PX;
    const found = isCut && !element.closest("[title]") ? [`text is cut: ${name(element)}`] : [];
    if (parts.some(isOutside) && !scrollsInItself(element))
      found.push(`text outside the window: ${name(element)}`);
    return found;
  }
  return [...texts.flatMap(problemsOf), ...geometry.overlaps("texts", texts)];
}
