import fc from "fast-check";
import { expect, test } from "vitest";
import { ATTRIBUTES, type Attribute } from "./playbook/vocabulary.ts";
import { createRanker, type Lesson, type Outcome } from "./ranker.ts";

const CATEGORIES = ["Sales", "Finance", "Legal"];
const work = (category: string, ...attributes: Attribute[]) => ({ category, attributes });
const lesson = (outcome: Outcome, category: string, ...attributes: Attribute[]): Lesson => ({
  ...work(category, ...attributes),
  outcome,
  prior: 0.5,
});
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

test("without lessons the prior decides", () => {
  const ranker = createRanker([], CATEGORIES);
  const one = ranker.score(work("Sales", "talking"), 0.5);
  expect(ranker.score(work("Finance", "numbers"), 0.5)).toBeCloseTo(one);
  expect(ranker.score(work("Finance", "numbers"), 0.6)).toBeCloseTo(one + 0.1);
});

test("a liking for a kind of work carries over to other categories", () => {
  const ranker = createRanker(times(4, lesson("completed", "Sales", "writing")), CATEGORIES);
  const liked = ranker.score(work("Sales", "writing"), 0.5);
  const alike = ranker.score(work("Legal", "writing"), 0.5);
  const other = ranker.score(work("Legal", "numbers"), 0.5);
  expect(liked).toBeGreaterThan(alike);
  expect(alike).toBeGreaterThan(other);
});

test("a dislike pushes a kind of work down", () => {
  const ranker = createRanker(times(4, lesson("rejected", "Sales", "talking")), CATEGORIES);
  expect(ranker.score(work("Sales", "talking"), 0.5)).toBeLessThan(0.4);
  expect(ranker.score(work("Finance", "talking"), 0.5)).toBeLessThan(
    ranker.score(work("Finance", "numbers"), 0.5),
  );
});

test("being ignored teaches less than being rejected", () => {
  const score = (outcome: Outcome) =>
    createRanker(times(3, lesson(outcome, "Sales", "talking")), CATEGORIES).score(
      work("Sales", "talking"),
      0.5,
    );
  expect(score("rejected")).toBeLessThan(score("ignored"));
  expect(score("ignored")).toBeLessThan(score("completed"));
});

test("what was expected anyway teaches little", () => {
  const score = (prior: number) =>
    createRanker(times(3, { ...lesson("completed", "Sales", "talking"), prior }), CATEGORIES).score(
      work("Sales", "talking"),
      0.5,
    );
  expect(score(0.9)).toBeLessThan(score(0.3));
});

test("among equals the unknown is tried", () => {
  const balanced = [lesson("completed", "Sales", "writing"), lesson("rejected", "Sales", "writing")];
  const ranker = createRanker(balanced, CATEGORIES);
  expect(ranker.score(work("Finance", "numbers"), 0.5)).toBeGreaterThan(
    ranker.score(work("Sales", "writing"), 0.5),
  );
});

test("a category that nobody knows is no accident", () => {
  expect(
    createRanker([lesson("completed", "Gone", "writing")], CATEGORIES).score(work("New", "people"), 0.5),
  ).toBeGreaterThan(0.4);
});

const lessons = fc.array(
  fc.record({
    attributes: fc.uniqueArray(fc.constantFrom(...ATTRIBUTES), { minLength: 1, maxLength: 3 }),
    category: fc.constantFrom(...CATEGORIES),
    prior: fc.double({ min: 0.3, max: 0.7, noNaN: true }),
    outcome: fc.constantFrom<Outcome>("completed", "rejected", "ignored"),
  }),
  { maxLength: 120 },
);

test("whatever happened, a score is a sane number, and the same each time", () => {
  fc.assert(
    fc.property(lessons, (past) => {
      const [one, two] = [createRanker(past, CATEGORIES), createRanker(past, CATEGORIES)];
      for (const category of CATEGORIES)
        for (const attribute of ATTRIBUTES) {
          const score = one.score(work(category, attribute), 0.5);
          expect(score).toBe(two.score(work(category, attribute), 0.5));
          expect(score).toBeGreaterThan(-1);
          expect(score).toBeLessThan(2);
        }
    }),
    { numRuns: 60 },
  );
});

test("the order of the lessons does not matter", () => {
  const past = [
    lesson("completed", "Sales", "writing"),
    lesson("rejected", "Legal", "numbers"),
    lesson("ignored", "Sales", "talking"),
  ];
  const score = (list: Lesson[]) => createRanker(list, CATEGORIES).score(work("Sales", "numbers"), 0.5);
  expect(score([...past].reverse())).toBeCloseTo(score(past), 10);
});
