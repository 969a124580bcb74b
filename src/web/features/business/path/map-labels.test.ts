import { expect, test } from "vitest";
import { placesOf } from "#web/ui/trail/path-trail.ts";
import { chooseLabels } from "./map-labels.ts";

const terraces = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5];
const steps = (title: string) => placesOf(terraces).map((place) => ({ title, place }));
const all = terraces.map((_, index) => index);

test.each([
  ["short titles", "Priced"],
  ["long titles", "Somebody outside the family has had it in their hands for a week"],
])("the chosen one is always labelled, and no two labels cover each other: %s", (_, title) => {
  for (const chosen of all) {
    const labels = chooseLabels(steps(title), [chosen, ...all.filter((index) => index !== chosen)], chosen);
    expect(labels[0]?.index).toBe(chosen);
    expect(new Set(labels.map(({ x, y }) => `${x} ${y}`)).size).toBe(labels.length);
  }
});

test("there is room for more short titles than long ones", () => {
  const count = (title: string) => chooseLabels(steps(title), all, 0).length;
  expect(count("Priced")).toBeGreaterThan(count("Somebody outside the family tried it"));
  expect(count("Somebody outside the family tried it")).toBeGreaterThan(1);
});

test("labels stay on the map", () => {
  for (const { x } of chooseLabels(steps("A title of thirty letters, ok?"), all, 7)) {
    expect(x).toBeGreaterThan(-80);
    expect(x).toBeLessThan(1000);
  }
});
