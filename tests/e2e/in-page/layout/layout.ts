import type { PageDocument } from "../dom.ts";
import { type LayoutRules, layoutGeometry } from "./layout-geometry.ts";
import { targetProblems } from "./target-problems.ts";
import { textProblems } from "./text-problems.ts";

declare const document: PageDocument;

function scrollProblems(): string[] {
  const root = document.documentElement;
  const excess = root.scrollWidth - root.clientWidth;
  return excess > 0 ? [`the page scrolls sideways by ${excess} px`] : [];
}

/**
 * A script for the page that finds layout problems, one line each: horizontal scroll, elements outside the
 * window, small or covered targets, text that is cut off or overlaps other text. It carries its functions as
 * source text, so each may use only its arguments and the page's globals.
 */
export function layoutScript(rules: LayoutRules): string {
  const given = JSON.stringify(rules);
  return `(() => {
    const geometry = (${layoutGeometry})();
    return [
      ...(${scrollProblems})(),
      ...(${targetProblems})(geometry, ${given}),
      ...(${textProblems})(geometry, ${given}),
    ];
  })()`;
}
