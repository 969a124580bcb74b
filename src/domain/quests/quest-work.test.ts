import { expect, test } from "vitest";
import { countedAt, currentStep, setCounting, ticksAfterEdit, ticksOf, timeSpent } from "./quest-work.ts";

const THREE = "Why it pays. 1. Measure it. 2. Write it down. 3. Send it. Done when it is sent.";

test.each([
  ["none", THREE, [], []],
  ["all", THREE, [1, 2, 3], [1, 2, 3]],
  ["in any order, twice", THREE, [3, 1, 3], [1, 3]],
  ["beyond the last step", THREE, [1, 4], null],
  ["zero", THREE, [0], null],
  ["negative", THREE, [-1], null],
  ["half a step", THREE, [1.5], null],
  ["not a number", THREE, [Number.NaN], null],
  ["in a text without steps", "Call the printer.", [1], null],
  ["none in a text without steps", "Call the printer.", [], []],
])("ticks: %s", (_name, text, steps, ticks) => {
  expect(ticksOf(text, steps)).toEqual(ticks);
});

test.each([
  ["the same text", THREE, [1, 3], [1, 3]],
  ["another reason", THREE.replace("Why it pays", "Because"), [2], [2]],
  ["a step in front", "1. Look. 2. Measure it. 3. Write it down. 4. Send it.", [1, 3], [2, 4]],
  ["a step less", "1. Measure it. 2. Send it.", [2, 3], [2]],
  ["other words", "1. Measure it twice. 2. Write it down. 3. Send it.", [1, 2], [2]],
  ["no steps left", "Send it.", [1, 2, 3], []],
])("ticks after an edit: %s", (_name, after, before, ticks) => {
  expect(ticksAfterEdit(THREE, after, before)).toEqual(ticks);
});

test.each([
  [3, [], 1],
  [3, [1], 2],
  [3, [2], 1],
  [3, [1, 2, 3], null],
  [0, [], null],
])("of %s steps with %s ticked, %s is the current one", (count, done, current) => {
  expect(currentStep(count, done)).toBe(current);
});

const at = (sec: number) => new Date(Date.UTC(2026, 10, 12, 12) + sec * 1_000);

test.each([
  ["never started", 0, null, 100, 0],
  ["paused", 40, null, 100, 40],
  ["first stretch", 0, 0, 100, 100],
  ["second stretch", 40, 90, 100, 50],
  ["fractions are dropped", 40, 90, 100.9, 50],
  ["before the stretch began", 40, 90, 80, 40],
  ["left running for days", 0, 0, 300_000, 300_000],
])("counted seconds: %s", (_name, workedSec, sinceSec, nowSec, counted) => {
  const countingSince = sinceSec === null ? null : at(sinceSec);
  expect(countedAt({ workedSec, countingSince }, at(nowSec))).toBe(counted);
});

test("a pause stops, going on continues from there, and either twice is one", () => {
  const started = setCounting({ workedSec: 0, countingSince: null }, true, at(0));
  expect(started).toEqual({ workedSec: 0, countingSince: at(0) });
  expect(setCounting(started, true, at(10))).toBe(started);
  const paused = setCounting(started, false, at(30));
  expect(paused).toEqual({ workedSec: 30, countingSince: null });
  expect(setCounting(paused, false, at(60))).toBe(paused);
  const again = setCounting(paused, true, at(100));
  expect(countedAt(again, at(105))).toBe(35);
});

test.each([
  ["sent", 90, 1_000, 90],
  ["sent as nothing", 0, 1_000, 0],
  ["counted", undefined, 1_000, 1_000],
  ["too short to mean anything", undefined, 59, null],
  ["left running", undefined, 86_401, null],
  ["neither", undefined, null, null],
])("time spent: %s", (_name, sentSec, workedSec, spent) => {
  expect(timeSpent(sentSec, workedSec)).toBe(spent);
});
