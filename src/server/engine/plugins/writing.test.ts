import { expect, test } from "vitest";
import {
  aContext,
  aDraft,
  aDraftQuest,
  aHistory,
  anEngine,
  aPast,
  aPerson,
  aTemplate,
} from "#server/testing/quest-engine.ts";
import type { BatchRequest, DraftQuest, Plugin } from "../draft.ts";
import type { Template } from "../playbook/playbook.ts";
import { insightMiner } from "./insight-miner.ts";
import { profileSlots } from "./profile-slots.ts";
import { readability } from "./readability.ts";
import { timeFit } from "./time-fit.ts";
import { toolPredictor } from "./tool-predictor.ts";
import { xpCalibrator } from "./xp-calibrator.ts";

const sums = aTemplate("sums");

function enhanced(plugin: Plugin, quest: DraftQuest, rest: Partial<BatchRequest> = {}): DraftQuest {
  const [made] = plugin.enhance(aDraft([], [quest]), aContext(anEngine([quest.template]), rest)).quests;
  if (!made) throw new Error("The quest is gone.");
  return made;
}

const wick = aPerson({ businessName: "Wick", businessDescription: "No calls" });

test("title and description speak of this business, at this length", () => {
  const { title, description } = enhanced(profileSlots, aDraftQuest(sums, { hours: 2 }), { person: wick });
  expect(title).toBe("Count the sums of Wick");
  expect(description).toContain("Two weeks.");
  expect(description).toContain("Keep for Wick: the sheet.");
});

const text = {
  title: "Count what Wick sold",
  description: "Take the sheet of the shop and write down what went out this week, day by day.",
};

test("a model's text is taken where it is sound, and ours where it is not", () => {
  const taken = (adapted: typeof text) =>
    enhanced(profileSlots, aDraftQuest(sums), { person: wick, adapted: new Map([["sums", adapted]]) }).title;
  expect(taken(text)).toBe(text.title);
  expect(taken({ ...text, description: `${text.description} <script>` })).toBe("Count the sums of Wick");
  expect(taken({ ...text, description: `${text.description} Then make three phone calls.` })).toBe(
    "Count the sums of Wick",
  );
});

test("long texts are cut at a word and at a sentence, others left alone", () => {
  const long = aDraftQuest(sums, {
    title: "Count the sales ".repeat(8).trim(),
    description: "Write it down. ".repeat(80),
  });
  const { title, description } = enhanced(readability, long);
  expect(title).toMatch(/^(?:Count the sales )+.*…$/u);
  expect(title.length).toBeLessThanOrEqual(90);
  expect(description).toMatch(/Write it down\.$/u);
  expect(description.length).toBeLessThanOrEqual(900);
  const draft = aDraft([], [aDraftQuest(sums)]);
  expect(readability.enhance(draft, aContext(anEngine([])))).toBe(draft);
});

test("the likeliest tool comes first", () => {
  const quest = aDraftQuest(sums, {
    title: "Ask ten people on LinkedIn",
    description: "Write to a professional connection.",
  });
  expect(enhanced(toolPredictor, quest).tools[0]).toBe("LinkedIn");
  expect(enhanced(toolPredictor, quest).tools.length).toBeLessThanOrEqual(6);
});

test.each<[Template["difficulty"], number, number]>([
  ["Beginner", 1, 25],
  ["Intermediate", 4, 50],
  ["Advanced", 2, 75],
  ["Beginner", 8, 100],
])("a quest for %s of %i hours pays %i", (difficulty, hours, pay) => {
  expect(enhanced(xpCalibrator, aDraftQuest({ ...sums, difficulty }, { hours, xpReward: 75 })).xpReward).toBe(
    pay,
  );
});

test("a reward that was right already is no enhancement", () => {
  const draft = aDraft([], [aDraftQuest(sums)]);
  expect(xpCalibrator.enhance(draft, aContext(anEngine([])))).toBe(draft);
});

const reason = (template: Template, rest: Partial<BatchRequest> = {}, hours = 4) =>
  enhanced(insightMiner, aDraftQuest(template, { hours }), rest).reason;
const below = aTemplate("sums.1");
const done = (count: number, category = "Finance") =>
  aHistory(
    Array.from({ length: count }, (_, index) => aPast(aTemplate(`d${index}`, { category }), "completed")),
  );

test("a reason names facts only, the nearest one first", () => {
  expect(reason(sums)).toBe("Because you are still shaping the idea.");
  expect(reason(sums, { stage: "Pre-Launch" }, 1)).toBe(
    "Because you are pre-launch and it fits into a short evening.",
  );
  expect(reason(sums, { history: done(3) })).toBe(
    "Because you are still shaping the idea and finished 3 Finance quests.",
  );
  expect(reason(sums, { history: done(1, "Sales") })).toBe(
    "Because you are still shaping the idea and have not tried Finance yet.",
  );
  expect(reason({ ...sums, previous: below }, { history: aHistory([aPast(below, "completed")]) })).toBe(
    "Because you are still shaping the idea and finished the step before it.",
  );
  expect(
    reason({ ...sums, goals: { Network: 1 } }, { person: aPerson({ goals: "Test Ideas, Network" }) }),
  ).toBe("Because you are still shaping the idea and want to meet people.");
});

test("what was rejected is no reason", () => {
  expect(reason({ ...sums, previous: below }, { history: aHistory([aPast(below, "rejected")]) })).toBe(
    "Because you are still shaping the idea.",
  );
});

test("with no quests the writers leave the draft alone", () => {
  const draft = aDraft([sums]);
  for (const plugin of [timeFit, profileSlots, toolPredictor, insightMiner, xpCalibrator, readability])
    expect(plugin.enhance(draft, aContext(anEngine([])))).toBe(draft);
});
