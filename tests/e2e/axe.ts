import axe from "axe-core";
import type { Page } from "playwright-core";
import { axeViolations } from "./in-page/axe.ts";

/** What axe finds wrong. Its script, half a megabyte, is put into a document once. */
export async function axeProblems(page: Page, within: string): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate("'axe' in globalThis"))) await frame.evaluate(axe.source);
  return page.evaluate(axeViolations, within);
}
