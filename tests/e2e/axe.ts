import axe from "axe-core";
import type { Page } from "playwright-core";
import { axeViolations, makeAxeFaster } from "./in-page/axe.ts";

/** Accessibility problems found by axe. Its half-megabyte script is added once per document. */
export async function axeProblems(page: Page, within: string): Promise<string[]> {
  for (const frame of page.frames()) {
    if (await frame.evaluate("'axe' in globalThis")) continue;
    await frame.evaluate(axe.source);
    await frame.evaluate(makeAxeFaster);
  }
  return page.evaluate(axeViolations, within);
}
