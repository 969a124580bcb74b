import type { PageDocument, PageElement } from "../dom.ts";
import type { Geometry, LayoutRules } from "./layout-geometry.ts";

declare const document: PageDocument;
declare const scrollTo: (x: number, y: number) => void;

/** Links and controls outside the window, too small, covered or overlapping. Runs inside the page. */
export function targetProblems(geometry: Geometry, { within, targetPx }: LayoutRules): string[] {
  const TARGETS = "a[href], button, input, select, textarea, summary, [role=option], [role=menuitem]";
  const { SLACK_PX, name, isShown, scrollsInItself, isOutside, isKin, isPinned, isInText } = geometry;
  const scope = document.querySelector(within);
  if (!scope) return [`${within} is not in the page`];

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

  function problemsOf(target: PageElement): string[] {
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
  const boxOf = (element: PageElement) => ({
    element,
    parts: geometry.visibleParts(element, element.getClientRects()),
  });
  return [...targets.flatMap(problemsOf), ...geometry.overlaps("targets", targets.map(boxOf))];
}
