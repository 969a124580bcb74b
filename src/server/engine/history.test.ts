import { expect, test } from "vitest";
import type { Milestone } from "#domain/business/fact-keys.ts";
import { anEngine, aPast, aTemplate } from "../testing/quest-engine.ts";
import { type PastQuest, restingCategories, stageReached } from "./history.ts";

const reached = (outcome: PastQuest["outcome"], ...milestones: Milestone[]) => {
  const templates = milestones.map((milestone) => aTemplate(milestone, { milestone }));
  const past = templates.map((template) => aPast(template, outcome));
  return stageReached(past, anEngine(templates).playbook);
};

test("somebody without a past is at the idea stage", () => {
  expect(reached("completed")).toBe("Idea Stage");
});

test("the furthest milestone with a finished quest tells the stage", () => {
  expect(reached("completed", "talked", "price")).toBe("Planning Stage");
  expect(reached("completed", "channel", "talked")).toBe("Launching");
});

test("only what was finished counts, and only what the playbook knows", () => {
  expect(reached("rejected", "steady")).toBe("Idea Stage");
  expect(reached(null, "steady")).toBe("Idea Stage");
  const own = { ...aPast(aTemplate("steady"), "completed"), templateId: null };
  expect(stageReached([own], anEngine([]).playbook)).toBe("Idea Stage");
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
