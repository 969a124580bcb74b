import { expect, test } from "vitest";
import { theEngine } from "../testing/quest-engine.ts";
import { BUSINESS_TYPES } from "./playbook/vocabulary.ts";
import { priorOf } from "./prior.ts";

const nobody = { completed: 0, rejected: 0 };

test("a guess stays near the middle, and a type nobody guessed about is neutral", () => {
  for (const type of BUSINESS_TYPES)
    for (const category of Object.keys(theEngine().playbook.stagesOf)) {
      expect(priorOf(type, category, undefined)).toBeGreaterThan(0.3);
      expect(priorOf(type, category, undefined)).toBeLessThan(0.7);
    }
  expect(priorOf("Other", "Sales", undefined)).toBe(0.5);
});

test("types differ", () => {
  expect(priorOf("Software/Apps", "Technology", undefined)).toBeGreaterThan(
    priorOf("Consulting", "Technology", undefined),
  );
});

test("what people did moves the guess, a little at first and nearly all the way in the end", () => {
  const guess = priorOf("Consulting", "Sales", undefined);
  const few = priorOf("Consulting", "Sales", { completed: 0, rejected: 4 });
  const many = priorOf("Consulting", "Sales", { completed: 0, rejected: 4_000 });
  expect(priorOf("Consulting", "Sales", nobody)).toBeCloseTo(guess);
  expect(few).toBeCloseTo((guess * 40) / 44);
  expect(many).toBeLessThan(0.01);
  expect(priorOf("Consulting", "Sales", { completed: 4_000, rejected: 0 })).toBeGreaterThan(0.99);
});
