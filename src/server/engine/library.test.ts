import { expect, test } from "vitest";
import { anEngine, aTemplate, theEngine } from "../testing/quest-engine.ts";
import { openLibrary } from "./library.ts";

const price = aTemplate("price", { title: "Raise {price} by a tenth", why: "A price is a test." });
const garden = aTemplate("garden", { title: "Water the flower beds", why: "Plants need water." });
const { playbook, encoder } = anEngine([price, garden]);
const library = openLibrary(playbook, encoder);

test("the template that speaks of it fits the text best", () => {
  const toPrice = library.relevance("is my price right?");
  expect(toPrice(price)).toBeGreaterThan(toPrice(garden));
  const toFlowers = library.relevance("who waters the flowers");
  expect(toFlowers(garden)).toBeGreaterThan(toFlowers(price));
});

test("a text that says nothing fits all alike", () => {
  expect([price, garden].map(library.relevance(""))).toEqual([0, 0]);
});

test("likeness lies between nothing and the same", () => {
  expect(library.likeness(price, price)).toBeCloseTo(1, 5);
  expect(library.likeness(price, garden)).toBeLessThan(0.95);
  expect(library.likeness(price, garden)).toBeGreaterThanOrEqual(0);
});

test("opening the engine twice reads it once", () => {
  expect(theEngine()).toBe(theEngine());
});
