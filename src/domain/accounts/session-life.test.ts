import { expect, test } from "vitest";
import { MS_PER_DAY, MS_PER_HOUR } from "../general/durations.ts";
import { isSessionAlive, sessionEnd, sessionLimits } from "./session-life.ts";

const now = new Date("2026-11-15T12:00:00Z");
const ago = (ms: number) => new Date(now.getTime() - ms);

test.each([
  ["member", 0, 0, true],
  ["member", 29 * MS_PER_DAY, 29 * MS_PER_DAY, true],
  ["member", 30 * MS_PER_DAY - 1, 30 * MS_PER_DAY - 1, true],
  ["member", 30 * MS_PER_DAY, 30 * MS_PER_DAY, false],
  ["member", 89 * MS_PER_DAY, 29 * MS_PER_DAY, true],
  ["member", 90 * MS_PER_DAY - 1, 0, true],
  ["member", 90 * MS_PER_DAY, 0, false],
  ["admin", 12 * MS_PER_HOUR - 1, 0, true],
  ["admin", 12 * MS_PER_HOUR, 0, false],
  ["admin", 12 * MS_PER_HOUR, 12 * MS_PER_HOUR, false],
  ["admin", 20 * MS_PER_DAY, 0, false],
] as const)("a session of a %s, %i ms old and seen %i ms ago, lives: %s", (role, age, idle, lives) => {
  const times = { createdAt: ago(age), lastSeenAt: ago(idle) };
  expect(isSessionAlive(times, role, now)).toBe(lives);
  const { createdAfter, seenAfter } = sessionLimits(role, now);
  expect(times.createdAt > createdAfter && times.lastSeenAt > seenAfter).toBe(lives);
});

test("the end is whichever comes first, and a promotion brings it nearer", () => {
  const times = { createdAt: ago(80 * MS_PER_DAY), lastSeenAt: now };
  expect(sessionEnd(times, "member")).toEqual(new Date(now.getTime() + 10 * MS_PER_DAY));
  expect(sessionEnd(times, "admin")).toEqual(ago(80 * MS_PER_DAY - 12 * MS_PER_HOUR));
});
