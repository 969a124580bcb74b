import axe from "axe-core";
import type { Page } from "playwright-core";
import { axeViolations } from "./in-page/axe.ts";

/** Accessibility problems found by axe. Its half-megabyte script is added once per document. */
export async function axeProblems(page: Page, within: string): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate("'axe' in globalThis"))) await frame.evaluate(axe.source);
  return page.evaluate(axeViolations, within);
}
