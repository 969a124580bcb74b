import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { axeViolations, makeAxeFaster } from "./in-page/axe.ts";

/** Half a megabyte; what the package exports is more than twice as long, to be read by people. */
const SCRIPT = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What depends on the theme. */
export const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Accessibility problems found by axe: by all its rules, or by these. Its script is added once per document. */
export async function axeProblems(page: Page, within: string, rules?: string[]): Promise<string[]> {
  for (const frame of page.frames()) {
    if (await frame.evaluate("'axe' in globalThis")) continue;
    await frame.evaluate(SCRIPT);
    await frame.evaluate(makeAxeFaster);
  }
  return page.evaluate(axeViolations, { within, rules });
}
