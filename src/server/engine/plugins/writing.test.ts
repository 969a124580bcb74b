import { expect, test } from "vitest";
import type { YesNoFact } from "#domain/business/fact-keys.ts";
import type { FactRecord } from "#domain/business/facts.ts";
import { STAGES } from "#domain/business/way.ts";
import { aContext, aDraft, aDraftQuest, anEngine, aPerson, aTemplate } from "#server/testing/quest-engine.ts";
import type { BatchRequest, DraftQuest, Plugin } from "../draft.ts";
import type { Person } from "../person.ts";
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
  expect(description).toContain("3. Look at them once more.\nDone when the numbers are written down.");
});

const text = {
  title: "Count what Wick sold",
  description: "Take the sheet of the shop and write down what went out this week, day by day.",
};

test("the count and the steps are those of the length that was chosen", () => {
  const template = aTemplate("talks", {
    title: "Ask {n} {customers}",
    sizes: [
      { hours: 1, n: 2, also: [] },
      { hours: 4, n: 8, also: ["Thank all {n}."] },
    ],
  });
  const { title, description } = enhanced(profileSlots, aDraftQuest(template, { hours: 4 }), {
    person: aPerson({ businessDescription: "I sell soap to nurses." }),
  });
  expect(title).toBe("Ask eight nurses");
  expect(description).toContain("4. Thank all eight.");
});

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

const at = new Date("2026-01-01");
const handmade: FactRecord = { key: "model", value: "handmade", source: "profile", at };
const knowing = (...yes: YesNoFact[]) =>
  aPerson({}, [], [handmade, ...yes.map((key): FactRecord => ({ key, value: "yes", source: "quest", at }))]);
const reason = (template: Partial<Template>, person: Person, stage: BatchRequest["stage"] = "Idea Stage") =>
  enhanced(insightMiner, aDraftQuest({ ...sums, ...template }), { person, stage }).reason;
const titleOf = (id: string) =>
  aPerson({}, [], [handmade]).business.way.milestones.find((point) => point.id === id)?.title ?? "";

test("a reason names the latest fact that the quest builds on, and the milestone", () => {
  expect(reason({ milestone: "talked" }, knowing())).toMatch(/^Next on your way: .+\.$/u);
  expect(reason({ milestone: "offer" }, knowing("talked"))).toBe(
    `You have talks behind you; next on your way: ${titleOf("offer")}.`,
  );
  expect(reason({ milestone: "price", needs: ["cost"] }, knowing("offer", "cost"))).toMatch(
    /^You know what one costs you; /u,
  );
});

test("a reason names the state that the quest is written for, and what it keeps up", () => {
  expect(reason({ milestone: "capacity", when: ["soldOut"] }, knowing("soldOut"), "Scaling")).toMatch(
    /^You have more requests than room; this works towards: /u,
  );
  expect(reason({ milestone: "talked", keeps: true }, knowing("talked"))).toMatch(
    /^You have reached “.+”; /u,
  );
  expect(reason({ milestone: "steady", season: true }, knowing("soldOut"))).toMatch(/^You have come far/u);
  expect(reason({ milestone: "steady", season: true }, knowing("firstSale"))).toMatch(
    /^Nothing on your way/u,
  );
});

test("a reason claims nothing that the facts do not say, whatever the stage in the profile", () => {
  for (const stage of STAGES) {
    const said = reason({ milestone: "channel", needs: ["page", "price"] }, knowing(), stage);
    expect(said).toBe(`Next on your way: ${titleOf("channel")}.`);
    expect(said).not.toMatch(/stage|launch|scal|price is set|your page/iu);
  }
});

test("with no quests the writers leave the draft alone", () => {
  const draft = aDraft([sums]);
  for (const plugin of [timeFit, profileSlots, toolPredictor, insightMiner, xpCalibrator, readability])
    expect(plugin.enhance(draft, aContext(anEngine([])))).toBe(draft);
});
