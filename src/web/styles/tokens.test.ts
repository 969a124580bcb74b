import { describe, expect, test } from "vitest";
import { colour, contrast, declarations, readStyle, themesOf } from "../testing/colours.ts";

const CONTRAST_MIN = 4.6;
const plainCss = readStyle("src/web/styles/plain-dark.css");
const tokensCss = readStyle("src/web/styles/tokens.css");
const { light, dark } = themesOf(tokensCss);

/** Ink on ground, as the components pair them. */
const PAIRS = [
  ...["bg", "surface", "surface-2"].flatMap((ground) => [
    ["text", ground],
    ["text-2", ground],
  ]),
  ["primary", "bg"],
  ["primary", "surface"],
  ["danger", "surface"],
  ["gold-text", "surface"],
  ["streak", "surface"],
  ["success", "surface"],
  ["on-primary", "primary"],
  ["on-primary", "primary-hover"],
  ["on-primary-soft", "primary-soft"],
  ["on-primary-soft", "surface"],
  ["on-gold", "gold"],
  ["gold-text", "gold-soft"],
  ["on-level", "level"],
  ["level-text", "level-soft"],
  ["on-danger", "danger"],
  ["on-trial-teal", "trial-teal"],
  ["on-trial-yellow", "trial-yellow"],
  ["on-trial-red", "trial-red"],
  ["on-band", "band"],
  ["on-band-2", "band"],
  ...["streak", "success", "danger", "warning", "info"].map((ink) => [ink, `${ink}-soft`]),
  ...["marketing", "sales", "product", "finance", "operations", "growth"].map((path) => [
    `path-${path}`,
    `path-${path}-soft`,
  ]),
] as [string, string][];

describe.each([
  ["light", light],
  ["dark", dark],
])("in the %s theme", (_name, tokens) => {
  test.each(PAIRS)("%s on %s is readable", (ink, ground) => {
    expect(contrast(colour(tokens, ink), colour(tokens, ground))).toBeGreaterThanOrEqual(CONTRAST_MIN);
  });
});

test("the pages without script repeat the dark tokens exactly", () => {
  const repeated = declarations(plainCss);
  expect(repeated.size).toBeGreaterThan(20);
  for (const [name, value] of repeated) expect([name, value]).toEqual([name, dark.get(name)]);
});

test("every colour is hex, so that captured images look the same", () => {
  expect(tokensCss).not.toMatch(/\b(rgba?|hsla?|oklch|oklab|color-mix)\(/u);
});
