import { expect, test } from "vitest";
import { aContext, aDraft, aHistory, anEngine, aPast, aPerson, aTemplate } from "../testing/quest-engine.ts";
import type { BatchRequest } from "./draft.ts";
import { rank } from "./rank.ts";

const sums = aTemplate("sums", { milestone: "price" });
const deal = aTemplate("deal", { category: "Sales", attributes: ["talking"] });
const note = aTemplate("note", { category: "Marketing", attributes: ["writing"] });
const all = [sums, deal, note];

/** Without luck in the way: the mean over many people. */
function meanScore(id: string, rest: Partial<BatchRequest> = {}): number {
  const scores = Array.from({ length: 200 }, (_, index) => {
    const person = { ...(rest.person ?? aPerson()), id: `p${index}` };
    const { candidates } = rank(aDraft(all), aContext(anEngine(all), { ...rest, person }));
    return candidates.find(({ template }) => template.id === id)?.score ?? Number.NaN;
  });
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

test("the best comes first, the same for the same person", () => {
  const ranked = (id: string) =>
    rank(aDraft(all), aContext(anEngine(all), { person: { ...aPerson(), id } })).candidates;
  const scores = ranked("ann").map(({ score }) => score);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(ranked("ann")).toEqual(ranked("ann"));
  expect(ranked("ann")).not.toEqual(ranked("bob"));
});

test("what serves a goal of the person counts more", () => {
  const person = aPerson({ goals: "Generate Revenue" });
  expect(meanScore("sums", { person })).toBeGreaterThan(meanScore("sums"));
  expect(meanScore("deal", { person })).toBeCloseTo(meanScore("deal"), 10);
});

test("what did well elsewhere, and what a model picked, counts more", () => {
  const plain = meanScore("deal");
  expect(meanScore("deal", { didWell: new Map([["deal", 5]]) })).toBeGreaterThan(plain);
  const text = { title: "Any title", description: "Any text" };
  expect(meanScore("deal", { adapted: new Map([["deal", text]]) })).toBeGreaterThan(plain + 0.1);
});

test("what others of the type did counts before the person is known", () => {
  const taste = new Map([["Sales", { completed: 0, rejected: 400 }]]);
  expect(meanScore("deal", { taste })).toBeLessThan(meanScore("deal"));
});

test("what the person finished pulls its kind up, and what they rejected pushes it down", () => {
  const after = (outcome: "completed" | "rejected") =>
    meanScore("deal", { history: aHistory(Array.from({ length: 3 }, () => aPast(deal, outcome, 3))) });
  expect(after("completed")).toBeGreaterThan(after("rejected") + 0.2);
});

test("a category that came all the time gives way", () => {
  const open = (category: string) =>
    aHistory(Array.from({ length: 6 }, () => aPast({ ...deal, category }, null)));
  expect(meanScore("deal", { history: open("Sales") })).toBeLessThan(
    meanScore("deal", { history: open("Legal") }),
  );
});
