import { describe, expect, test, vi } from "vitest";

const CONTRAST_MIN = 4.6;
interface Files {
  readFileSync: (path: string, encoding: "utf8") => string;
}
// Read, not imported: vitest empties every stylesheet it imports. Typed here: the browser's code knows no Node.
const { readFileSync } = await vi.importActual<Files>("node:fs");
const plainCss = readFileSync("src/web/plain.css", "utf8");
const tokensCss = readFileSync("src/web/styles/tokens.css", "utf8");
const [lightCss = "", darkCss = ""] = tokensCss.split(":root.dark");
const light = declarations(lightCss);
const dark = new Map([...light, ...declarations(darkCss)]);

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

function declarations(css: string): Map<string, string> {
  return new Map(
    [...css.matchAll(/--([a-z0-9-]+):\s*([^;]+);/gu)].map(([, name = "", value = ""]) => [name, value]),
  );
}

function colour(tokens: Map<string, string>, name: string): string {
  const value = tokens.get(name);
  if (!value) throw new Error(`No token --${name}`);
  return value;
}

function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
