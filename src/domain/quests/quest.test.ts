import { describe, expect, test } from "vitest";
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from "../general/durations.ts";
import {
  countingTime,
  generatedRoom,
  isSameCompletion,
  isTitleOf,
  judgeChange,
  rewardForGenerated,
  rewardLockOf,
  titleKey,
  trustCompletedAt,
  trustStartedAt,
  trustStartOfCompleted,
  uniqueTitle,
} from "./quest.ts";

const NOW = new Date("2026-11-15T12:00:00Z");
const ago = (ms: number) => new Date(NOW.getTime() - ms);

test.each([
  ["Beginner", 1, 25],
  ["Intermediate", 4, 50],
  ["Advanced", 4, 75],
  ["Beginner", 8, 100],
  ["Advanced", 16, 100],
] as const)("a generated %s quest of %i h pays %i", (difficulty, hours, xp) => {
  expect(rewardForGenerated(difficulty, hours)).toBe(xp);
});

test("titles are the same whatever the case, width or blanks", () => {
  expect(titleKey("  Call   ANNA ")).toBe(titleKey("call anna"));
  expect(titleKey("Ｃａｌｌ Anna")).toBe(titleKey("call anna"));
});

test("a taken title gets a number that is free", () => {
  expect(uniqueTitle("Call", ["Write"])).toBe("Call");
  expect(uniqueTitle("Call", ["call "])).toBe("Call (2)");
  expect(uniqueTitle("Call", ["Call", "call (2)"])).toBe("Call (3)");
});

test.each([
  ["Call", "Call", true],
  ["Call (2)", "Call", true],
  ["Call (12)", "Call", true],
  ["Call Anna", "Call", false],
  ["Call (a)", "Call", false],
  ["Call", "Call (2)", false],
])("the stored title %j was typed as %j: %s", (stored, typed, expected) => {
  expect(isTitleOf(stored, typed)).toBe(expected);
});

describe("changes", () => {
  const fresh = { isCompleted: false, startedAt: null, origin: "own" } as const;
  const started = { ...fresh, startedAt: NOW };
  const done = { ...started, isCompleted: true };
  const ask = (change: object) => ({ touchesMoreThanNotes: true, ...change });

  test.each([
    ["start", fresh, { inProgress: true }, "allowed"],
    ["not starting what never started", fresh, { inProgress: false }, "allowed"],
    ["complete without starting", fresh, { isCompleted: true }, "allowed"],
    ["go back to not started", started, { inProgress: false }, "no_way_back"],
    ["count the time of what never started", fresh, { isCounting: true }, "not_started"],
    ["count from the start on", fresh, { inProgress: true, isCounting: true }, "allowed"],
    ["pause what never started", fresh, { isCounting: false }, "allowed"],
    ["pause", started, { isCounting: false }, "allowed"],
    ["go on", started, { isCounting: true }, "allowed"],
    ["start twice", started, { inProgress: true }, "allowed"],
    ["complete twice", done, { isCompleted: true }, "already_completed"],
    ["un-complete", done, { isCompleted: false }, "no_way_back"],
    ["retitle what is done", done, {}, "completed_is_closed"],
    ["note on what is done", done, { touchesMoreThanNotes: false }, "allowed"],
    ["reward of an own one", fresh, { xpReward: 50 }, "allowed"],
    ["reward of a started one", started, { xpReward: 50 }, "reward_is_locked"],
    ["reward of a generated one", { ...fresh, origin: "generated" }, { xpReward: 50 }, "reward_is_locked"],
    ["reward of a mentor's one", { ...fresh, origin: "mentor" }, { xpReward: 50 }, "reward_is_locked"],
  ] as const)("%s", (_what, quest, change, verdict) => {
    expect(judgeChange(quest, ask(change))).toBe(verdict);
  });
});

test.each([
  ["own", null, null],
  ["own", NOW, "started"],
  ["own", "2026-11-15T12:00:00.000Z", "started"],
  ["generated", null, "not_own"],
  ["mentor", NOW, "not_own"],
] as const)(
  "the reward of a quest of origin %s, started at %s, is locked as: %s",
  (origin, startedAt, lock) => {
    expect(rewardLockOf({ origin, startedAt })).toBe(lock);
  },
);

test("a start time counts within five minutes of ours", () => {
  expect(trustStartedAt(ago(5 * MS_PER_MINUTE), NOW)).toEqual(ago(5 * MS_PER_MINUTE));
  expect(trustStartedAt(ago(5 * MS_PER_MINUTE + 1), NOW)).toEqual(NOW);
  expect(trustStartedAt(ago(-5 * MS_PER_MINUTE - 1), NOW)).toEqual(NOW);
  expect(trustStartedAt(undefined, NOW)).toEqual(NOW);
});

test.each([
  ["started and completed an hour ago", MS_PER_HOUR, 0.5 * MS_PER_HOUR, MS_PER_HOUR],
  ["48 hours ago", 48 * MS_PER_HOUR, MS_PER_HOUR, 48 * MS_PER_HOUR],
  ["longer ago", 48 * MS_PER_HOUR + 1, MS_PER_HOUR, 0],
  ["completed before it was started", MS_PER_HOUR, 2 * MS_PER_HOUR, 0],
  ["completed in the future", MS_PER_HOUR, -MS_PER_HOUR, 0],
])("the start that comes with a completion: %s", (_, startedAgo, completedAgo, trustedAgo) => {
  const quest = { origin: "generated", createdAt: ago(MS_PER_DAY * 7) } as const;
  expect(trustStartOfCompleted(ago(startedAgo), ago(completedAgo), quest, NOW)).toEqual(ago(trustedAgo));
});

test("without a start of its own a completion starts now", () => {
  const quest = { origin: "generated", createdAt: ago(MS_PER_DAY) } as const;
  expect(trustStartOfCompleted(undefined, ago(MS_PER_HOUR), quest, NOW)).toEqual(NOW);
});

test.each([
  ["generated", NOW],
  ["mentor", NOW],
  ["own", ago(2 * MS_PER_HOUR)],
] as const)("a quest that came after its claimed start, %s", (origin, expected) => {
  const quest = { origin, createdAt: ago(MS_PER_HOUR) };
  expect(trustStartOfCompleted(ago(2 * MS_PER_HOUR), ago(MS_PER_HOUR / 2), quest, NOW)).toEqual(expected);
});

test("a completion time counts up to 48 hours back, never ahead, never before the start", () => {
  expect(trustCompletedAt(ago(48 * MS_PER_HOUR), null, NOW)).toEqual(ago(48 * MS_PER_HOUR));
  expect(trustCompletedAt(ago(48 * MS_PER_HOUR + 1), null, NOW)).toEqual(NOW);
  expect(trustCompletedAt(ago(-1), null, NOW)).toEqual(NOW);
  expect(trustCompletedAt(ago(MS_PER_HOUR), ago(MS_PER_MINUTE), NOW)).toEqual(NOW);
});

test.each([
  ["never started: our own time", ago(MS_PER_HOUR), null, NOW],
  ["completed after its start: when it was made", ago(MS_PER_HOUR), ago(2 * MS_PER_HOUR), ago(MS_PER_HOUR)],
  ["completed at its start: our own time", ago(MS_PER_HOUR), ago(MS_PER_HOUR), NOW],
])("a completion counts, %s", (_, completedAt, startedAt, expected) => {
  expect(countingTime(completedAt, startedAt, NOW)).toEqual(expected);
});

test.each([
  [[], 30],
  [["generated", "own", "mentor", "generated"], 28],
  [Array<"generated">(30).fill("generated"), 0],
  [Array<"generated">(31).fill("generated"), -1],
] as const)("beside open quests of origin %o there is room for %d generated ones", (origins, expected) => {
  expect(generatedRoom(origins.map((origin) => ({ origin })))).toBe(expected);
});

test.each([
  ["sent again after a lost answer", NOW, "Two sold", true],
  ["by a clock that is some minutes fast", ago(-10 * MS_PER_MINUTE), "Two sold", true],
  ["without a time of its own", undefined, "Two sold", true],
  ["with other notes, from another device", NOW, "Three sold", false],
  ["without notes", NOW, undefined, false],
  ["much later", ago(-MS_PER_HOUR), "Two sold", false],
])("a second completion %s: the same one? %s", (_, at, notes, isSame) => {
  expect(isSameCompletion({ at: NOW, notes: "Two sold" }, { at, notes })).toBe(isSame);
});
