import { expect, test } from "vitest";
import { FUNNEL_EVENTS } from "./analytics-events.ts";
import { CRASH_MARK, funnelMark, hasMark, isBounce } from "./visit.ts";

test("every step has a bit of its own, and the crash another", () => {
  const marks = [...FUNNEL_EVENTS.map(funnelMark), CRASH_MARK];
  expect(new Set(marks).size).toBe(8);
  expect(marks.reduce((all, mark) => all | mark)).toBe(255);
  expect(hasMark(funnelMark("cta_click") | CRASH_MARK, CRASH_MARK)).toBe(true);
  expect(hasMark(funnelMark("cta_click"), CRASH_MARK)).toBe(false);
});

const START = new Date("2026-11-15T10:00:00Z");
const after = (seconds: number) => new Date(START.getTime() + seconds * 1_000);

test.each([
  ["one view, gone at once", 1, 0, 0, 0, true],
  ["one view, 9.9 s", 1, 0, 0, 9.9, true],
  ["one view, 10 s", 1, 0, 0, 10, false],
  ["one view, active for 10 s by the browser's count", 1, 0, 10, 1, false],
  ["two views", 2, 0, 0, 1, false],
  ["one view and a click", 1, 1, 0, 1, false],
  ["no view at all", 0, 0, 0, 1, false],
])("%s", (_what, pageViews, actions, activeSeconds, seconds, expected) => {
  const visit = { pageViews, actions, activeSeconds, startedAt: START, lastSeenAt: after(seconds) };
  expect(isBounce(visit)).toBe(expected);
});
