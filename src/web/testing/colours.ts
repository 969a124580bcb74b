import { vi } from "vitest";

interface Files {
  readFileSync: (path: string, encoding: "utf8") => string;
}
// Read, not imported: vitest empties imported stylesheets. Typed here: browser code has no Node types.
const { readFileSync } = await vi.importActual<Files>("node:fs");

export type Tokens = ReadonlyMap<string, string>;

export function readStyle(path: string): string {
  return readFileSync(path, "utf8");
}

/** The tokens of each theme, from a stylesheet with `:root` and `:root.dark`. */
export function themesOf(css: string): { light: Tokens; dark: Tokens } {
  const [lightCss = "", darkCss = ""] = css.split(":root.dark");
  const light = declarations(lightCss);
  return { light, dark: new Map([...light, ...declarations(darkCss)]) };
}

export function declarations(css: string): Map<string, string> {
  return new Map(
    [...css.matchAll(/--([a-z0-9-]+):\s*([^;]+);/gu)].map(([, name = "", value = ""]) => [name, value]),
  );
}

export function colour(tokens: Tokens, name: string): string {
  const value = tokens.get(name);
  if (!value) throw new Error(`No token --${name}`);
  return value;
}

export function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Distance in OKLab, where about 0.02 is the smallest visible difference. */
export function difference(one: string, other: string): number {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(a.lightness - b.lightness, a.greenRed - b.greenRed, a.blueYellow - b.blueYellow);
}

/** Hue in degrees, 0 to 360. */
export function hueOf(hex: string): number {
  const { greenRed, blueYellow } = oklab(hex);
  return ((Math.atan2(blueYellow, greenRed) * 180) / Math.PI + 360) % 360;
}

function oklab(hex: string) {
  const [red, green, blue] = linear(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    greenRed: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    blueYellow: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

function linear(hex: string): [number, number, number] {
  const channel = (start: number) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}
