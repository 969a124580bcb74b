import { expect, test } from "vitest";
import { anEngine, aPast, aTemplate } from "../testing/quest-engine.ts";
import { type PastQuest, restingCategories, stageReached } from "./history.ts";
import type { Stage } from "./playbook/schema.ts";

const rungs = (count: number, ...stages: Stage[]) =>
  Array.from({ length: count }, (_, index) => aTemplate(`${stages.join()}-${index}`, { stages }));

const reached = (...templates: ReturnType<typeof rungs>) =>
  stageReached(
    templates.map((template) => aPast(template, "completed")),
    anEngine(templates).playbook,
  );

test("somebody without a past is at the idea stage", () => {
  expect(reached()).toBe("Idea Stage");
});

test("five finished quests of a stage reach it, four do not", () => {
  expect(reached(...rungs(4, "Planning Stage"))).toBe("Idea Stage");
  expect(reached(...rungs(5, "Planning Stage"))).toBe("Planning Stage");
});

test("the furthest stage counts that half of the finished work belongs to", () => {
  expect(reached(...rungs(5, "Launching"), ...rungs(5, "Idea Stage"))).toBe("Launching");
  expect(reached(...rungs(5, "Launching"), ...rungs(6, "Idea Stage"))).toBe("Idea Stage");
  expect(reached(...rungs(5, "Idea Stage", "Pre-Launch"))).toBe("Pre-Launch");
});

test("only what was finished counts", () => {
  const templates = rungs(9, "Scaling");
  const { playbook } = anEngine(templates);
  const past = templates.map((template) => aPast(template, "rejected"));
  expect(stageReached(past, playbook)).toBe("Idea Stage");
  const own: PastQuest[] = past.map((quest) => ({ ...quest, outcome: "completed", templateId: null }));
  expect(stageReached(own, playbook)).toBe("Idea Stage");
});

const sales = aTemplate("s", { category: "Sales" });

test.each<[string, PastQuest[], string[]]>([
  ["one rejection", [aPast(sales, "rejected")], []],
  ["two rejections", [aPast(sales, "rejected"), aPast(sales, "rejected", 1)], ["Sales"]],
  [
    "two rejections, the latest one batch ago",
    [aPast(sales, "rejected", 1), aPast(sales, "rejected", 5)],
    ["Sales"],
  ],
  ["two rejections, two batches ago", [aPast(sales, "rejected", 2), aPast(sales, "rejected", 2)], []],
  [
    "two rejections and a completion",
    [aPast(sales, "rejected"), aPast(sales, "rejected"), aPast(sales, "completed", 9)],
    [],
  ],
  ["two that were ignored", [aPast(sales, "ignored"), aPast(sales, "ignored")], []],
])("after %s there rest: %s", (_, past, resting) => {
  expect([...restingCategories(past)]).toEqual(resting);
});
