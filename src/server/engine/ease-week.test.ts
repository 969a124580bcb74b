import { expect, test } from "vitest";
import type { HardWeek } from "#domain/review/hard-week.ts";
import { aContext, aDraftQuest, anEngine, aPlan, aTemplate } from "#server/testing/quest-engine.ts";
import { findSubjects } from "./constraints.ts";
import { easeWeek } from "./ease-week.ts";
import { hardWeekPenalty } from "./plugins/hard-week-penalty.ts";
import { insightMiner } from "./plugins/insight-miner.ts";

test.each([
  ["The calls", ["no-calls"]],
  ["I skipped the calls and the newsletter", ["no-calls", "no-email"]],
  ["The calls went well, the video was hard", ["no-video"]],
  ["Calls were fine but I hated filming myself", ["no-video"]],
  ["Friday after the late shift", []],
])("%s names %j", (text, subjects) => {
  expect(findSubjects(text)).toEqual(subjects);
});

const ease = (hardWeek: HardWeek | null) => easeWeek(hardWeek, aPlan([4]), 4);

test("short quests follow a week without time, and nobody's own limit is raised", () => {
  expect(ease({ hard: "time", text: "" })).toMatchObject({ hoursAtMost: 1, easing: "time" });
  expect(easeWeek({ hard: "time", text: "" }, aPlan([4]), 0.5).hoursAtMost).toBe(0.5);
});

test.each([null, { hard: "nothing", text: "The calls" }] as const)("%j changes nothing", (hardWeek) => {
  expect(ease(hardWeek)).toEqual({ plan: aPlan([4]), hoursAtMost: 4 });
});

test("what was hard comes less, and is not ruled out", () => {
  const calls = aTemplate("calls", { avoid: ["no-calls"] });
  const page = aTemplate("page");
  const engine = anEngine([calls, page]);
  const draft = {
    candidates: [
      { template: calls, score: 0.6 },
      { template: page, score: 0.5 },
    ],
    quests: [],
  };
  const order = (text: string) =>
    hardWeekPenalty
      .enhance(draft, aContext(engine, ease({ hard: null, text })))
      .candidates.map(({ template }) => template.id);
  expect(order("The calls")).toEqual(["page", "calls"]);
  expect(order("The page")).toEqual(["calls", "page"]);
});

test("a quest that would have been longer says why it is short", () => {
  const sizes = [1, 2].map((hours) => ({ hours, n: null, also: [] }));
  const long = aTemplate("long", { sizes });
  const engine = anEngine([long]);
  const reasonAt = (hours: number) =>
    insightMiner.enhance(
      { candidates: [], quests: [{ ...aDraftQuest(long), hours }] },
      aContext(engine, ease({ hard: "time", text: "" })),
    ).quests[0]?.reason;
  expect(reasonAt(1)).toMatch(/\. Kept short: last week time was too short\.$/u);
  expect(reasonAt(2)).not.toContain("Kept short");
});
