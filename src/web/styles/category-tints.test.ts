import { describe, expect, test } from "vitest";
import { BADGE_CATEGORIES, SKILL_PATHS, tintOfCategory } from "#domain/progress/skill-paths.ts";
import { colour, contrast, difference, hueOf, readStyle, type Tokens, themesOf } from "../testing/colours.ts";

const CONTRAST_MIN = 4.5;
const SEEN_DIFFERENCE = 0.02;
/** A tint may lean this far from its path's hue, and two paths are further apart than that. */
const LEAN_DEG = 18;

const themes = themesOf(readStyle("src/web/styles/category-tints.css"));
const tokens = themesOf(readStyle("src/web/styles/tokens.css"));

interface Look {
  category: string;
  path: string;
  ground: string;
  ink: string;
}

function looksIn(theme: Tokens): Look[] {
  return BADGE_CATEGORIES.map((category) => {
    const tint = tintOfCategory(category);
    if (!tint) throw new Error(`${category} has no tint`);
    const name = `${tint.path}-${tint.step}`;
    return {
      category,
      path: tint.path,
      ground: colour(theme, `tint-${name}`),
      ink: colour(theme, `ink-${name}`),
    };
  });
}

describe.each(["light", "dark"] as const)("in the %s theme", (name) => {
  const looks = looksIn(themes[name]);
  const plain = { category: "any other", ground: colour(tokens[name], "surface-2") };

  test("the 25 categories and the default are told apart by eye", () => {
    expect(looks).toHaveLength(25);
    const all = [...looks, plain];
    const alike = all.flatMap((one, index) =>
      all
        .slice(index + 1)
        .filter((other) => difference(one.ground, other.ground) < SEEN_DIFFERENCE)
        .map((other) => `${one.category} and ${other.category}`),
    );
    expect(alike).toEqual([]);
  });

  test.each(looks)("$category is readable, in the hue of its path", ({ path, ground, ink }) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(CONTRAST_MIN);
    const hue = hueOf(colour(tokens[name], `path-${path}`));
    for (const shade of [ground, ink]) expect(apart(hueOf(shade), hue)).toBeLessThanOrEqual(LEAN_DEG);
  });

  test("each path has a hue of its own", () => {
    const hues = SKILL_PATHS.map(({ id }) => hueOf(colour(tokens[name], `path-${id}`)));
    const closest = hues.flatMap((hue, index) => hues.slice(index + 1).map((other) => apart(hue, other)));
    expect(Math.min(...closest)).toBeGreaterThan(LEAN_DEG);
  });
});

function apart(one: number, other: number): number {
  const degrees = Math.abs(one - other) % 360;
  return Math.min(degrees, 360 - degrees);
}
