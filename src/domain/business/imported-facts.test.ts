import { expect, test } from "vitest";
import { newFacts } from "./imported-facts.ts";

const fact = (key: string, value: string, minute: number, questId: string | null = null) => ({
  key,
  value,
  source: "profile",
  questId,
  learnedAt: new Date(Date.UTC(2026, 2, 2, 10, minute)),
});
const told = fact("price", "yes", 1);

test.each([
  [
    "everything comes to somebody without facts, in order and twice if it was told twice",
    [told, told],
    [],
    [told, told],
  ],
  ["what is here comes no second time", [told, fact("offer", "yes", 1)], [told], [fact("offer", "yes", 1)]],
  ["of two of a kind, one is here: the other comes", [told, told], [told], [told]],
  ["what was learned here later leaves the older out", [told], [fact("price", "no", 2)], []],
  ["the file knows later", [fact("price", "no", 2)], [told], [fact("price", "no", 2)]],
  ["another thing learned later leaves nothing out", [told], [fact("offer", "no", 2)], [told]],
  [
    "another quest taught the same",
    [fact("price", "yes", 1, "b")],
    [fact("price", "yes", 1, "a")],
    [fact("price", "yes", 1, "b")],
  ],
])("%s", (_, file, kept, taken) => {
  expect(newFacts(file, kept)).toEqual(taken);
});

test("a second time adds nothing", () => {
  const file = [told, fact("price", "no", 3), fact("offer", "yes", 2), told];
  expect(newFacts(file, newFacts(file, []))).toEqual([]);
});
