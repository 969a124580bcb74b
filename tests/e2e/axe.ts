import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { axeViolations } from "./in-page/axe.ts";

const require = createRequire(import.meta.url);
const { source }: { source: string } = createRequire(require.resolve("@axe-core/playwright"))("axe-core");

/** Once a document and frame: axe's own builder puts half a megabyte of script there twice for every question. */
export async function axeProblems(page: Page, within: string): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate("'axe' in globalThis"))) await frame.evaluate(source);
  return page.evaluate(axeViolations, within);
}
