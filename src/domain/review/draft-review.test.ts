import { describe, expect, test } from "vitest";
import { calendarDay } from "../general/calendar-day.ts";
import type { Weekday } from "../onboarding/weekly-schedule.ts";
import { type DoneQuest, draftNumbers, draftWins, emptyWeekday } from "./draft-review.ts";

const quest = (title: string, more: Partial<DoneQuest> = {}): DoneQuest => ({
  title,
  day: calendarDay("2026-11-12"),
  xp: 50,
  timeSpentSec: null,
  outcome: null,
  notes: null,
  ...more,
});
const MILESTONE = { title: "The first money came in", day: calendarDay("2026-11-14") };
const words = (...args: Parameters<typeof draftWins>) => draftWins(...args).map(({ text }) => text);

describe("wins", () => {
  test.each<[string, Parameters<typeof draftWins>, string[]]>([
    ["none in a week without quests", [[], []], []],
    ["one of one", [[quest("a")], []], ["a"]],
    ["at most three", [[quest("a"), quest("b"), quest("c"), quest("d")], []], ["a", "b", "c"]],
    ["more XP first", [[quest("a", { xp: 25 }), quest("b", { xp: 75 })], []], ["b", "a"]],
    ["of the same XP, more time first", [[quest("a"), quest("b", { timeSpentSec: 60 })], []], ["b", "a"]],
    ["in part after whole", [[quest("a", { outcome: "partly", xp: 100 }), quest("b")], []], ["b", "a"]],
    ["a milestone first", [[quest("a"), quest("b"), quest("c")], [MILESTONE]], [MILESTONE.title, "a", "b"]],
    ["a milestone alone", [[], [MILESTONE]], [MILESTONE.title]],
    [
      "a note of the person's own, last",
      [[quest("a"), quest("b", { notes: "Ana bought two sets. She will tell others." }), quest("c")], []],
      ["a", "c", "Ana bought two sets"],
    ],
    ["a single quest has its title", [[quest("a", { notes: "Ana bought two sets." })], []], ["a"]],
    ["a short note says too little", [[quest("a", { notes: "Done." }), quest("b")], []], ["a", "b"]],
    ["a long one too much", [[quest("a", { notes: "x".repeat(200) }), quest("b")], []], ["a", "b"]],
  ])("%s", (_, args, expected) => {
    expect(words(...args)).toEqual(expected);
  });

  test.each<[string, Partial<DoneQuest>, string]>([
    ["day and XP", {}, "Thu, +50 XP"],
    ["time", { timeSpentSec: 1_440 }, "Thu, 24 min, +50 XP"],
    ["a part", { outcome: "partly" }, "Thu, in part, +50 XP"],
    ["no XP", { xp: 0 }, "Thu"],
  ])("say %s", (_, more, about) => {
    expect(draftWins([quest("a", more)], [])[0]?.about).toBe(about);
  });

  test("the order of what was read changes nothing", () => {
    const quests = [quest("a"), quest("b"), quest("c", { notes: "A note that is long enough" }), quest("d")];
    expect(words(quests.toReversed(), [])).toEqual(words(quests, []));
  });
});

test("a figure that was nothing for three weeks is not offered, the count of quests always", () => {
  const figure = (kind: "money" | "quests" | "time", ...values: number[]) => ({
    kind,
    currency: null,
    values,
  });
  const kinds = draftNumbers([figure("money", 0, 0, 0), figure("quests", 0, 0, 0), figure("time", 0, 60, 0)]);
  expect(kinds.map(({ kind }) => kind)).toEqual(["quests", "time"]);
});

const DAYS: readonly Weekday[] = ["monday", "thursday", "friday"];
test.each<[string, readonly Weekday[], string[], boolean, Weekday | null]>([
  ["a day without anything", DAYS, ["2026-11-09", "2026-11-12"], true, "friday"],
  ["every day had something", DAYS, ["2026-11-09", "2026-11-12", "2026-11-06"], true, null],
  ["nothing was done at all: no day is to blame", DAYS, [], true, null],
  ["only on other days", DAYS, ["2026-11-08"], true, null],
  ["less than two weeks here", DAYS, ["2026-11-09"], false, null],
  ["one day only", ["friday"], ["2026-11-09"], true, null],
])("%s", (_, weekdays, days, hadTwoWeeks, expected) => {
  expect(emptyWeekday(weekdays, days.map(calendarDay), hadTwoWeeks)).toBe(expected);
});
