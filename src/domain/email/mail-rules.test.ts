import { expect, test } from "vitest";
import { MS_PER_HOUR } from "../general/durations.ts";
import { dueMail, isDaytime, mailLabel, mailLogState, nextDaytime } from "./mail-rules.ts";

const NOW = new Date("2026-11-15T12:00:00Z");
const ago = (hours: number) => new Date(NOW.getTime() - hours * MS_PER_HOUR);
const DAY = 24;

test.each([
  ["just signed up", false, 0.99, 0.99, null],
  ["an hour ago", false, 1, 1, "onboarding_incomplete_1h"],
  ["almost a week ago", false, 7 * DAY - 0.01, 0, "onboarding_incomplete_1h"],
  ["a week ago", false, 7 * DAY, 0, "onboarding_incomplete_7d"],
  ["a year ago", false, 365 * DAY, 300 * DAY, "onboarding_incomplete_7d"],
  ["onboarded and here yesterday", true, 30 * DAY, DAY, null],
  ["onboarded and away for almost a week", true, 30 * DAY, 7 * DAY - 0.01, null],
  ["onboarded and away for a week", true, 30 * DAY, 7 * DAY, "inactive_7d"],
])("%s", (_who, isOnboarded, created, active, type) => {
  const person = { isOnboarded, createdAt: ago(created), lastActivityAt: ago(active) };
  expect(dueMail(person, NOW)?.type ?? null).toBe(type);
});

test("an absence is named by its beginning; the others come once", () => {
  const away = { isOnboarded: true, createdAt: ago(9_000), lastActivityAt: ago(8 * DAY) };
  expect(dueMail(away, NOW)?.episode).toBe(ago(8 * DAY).toISOString());
  expect(dueMail({ ...away, isOnboarded: false }, NOW)?.episode).toBe("");
});

test.each([
  ["onboarding_incomplete_1h", "1 Hour"],
  ["onboarding_incomplete_7d", "7 Days"],
  ["inactive_7d", "Inactive 7 Days"],
  ["anything", "Inactive 7 Days"],
])("%s is labelled %s", (type, label) => expect(mailLabel(type)).toBe(label));

test.each([
  ["2026-11-15T08:59:59Z", "UTC", false],
  ["2026-11-15T09:00:00Z", "UTC", true],
  ["2026-11-15T19:59:59Z", "UTC", true],
  ["2026-11-15T20:00:00Z", "UTC", false],
  ["2026-11-15T20:00:00Z", "America/New_York", true],
  ["2026-11-15T00:30:00Z", "Asia/Kolkata", false],
  ["2026-11-15T03:30:00Z", "Asia/Kolkata", true],
])("at %s it is daytime in %s: %s", (at, zone, expected) =>
  expect(isDaytime(new Date(at), zone)).toBe(expected),
);

test.each([
  ["by day it is now", "2026-11-17T12:34:56Z", "UTC", "2026-11-17T12:34:56.000Z"],
  ["before nine", "2026-11-17T05:34:56Z", "UTC", "2026-11-17T09:00:00.000Z"],
  ["after twenty", "2026-11-17T20:00:00Z", "UTC", "2026-11-18T09:00:00.000Z"],
  ["another day elsewhere", "2026-11-17T20:00:00Z", "Asia/Singapore", "2026-11-18T01:00:00.000Z"],
  ["a zone of half hours", "2026-11-17T00:10:00Z", "Asia/Kolkata", "2026-11-17T03:30:00.000Z"],
  [
    "a night in which an hour is missing",
    "2026-03-28T22:00:00Z",
    "Europe/Berlin",
    "2026-03-29T07:00:00.000Z",
  ],
  ["a night with an hour twice", "2026-10-24T22:00:00Z", "Europe/Berlin", "2026-10-25T08:00:00.000Z"],
])("when the schedule writes: %s", (_what, now, zone, at) =>
  expect(nextDaytime(new Date(now), zone).toISOString()).toBe(at),
);

test.each([
  ["sent", 60, "sent"],
  ["failed", 60, "failed"],
  ["sending", 9, "sending"],
  ["sending", 10, "in_doubt"],
] as const)("a mail that is %s since %i minutes is %s", (state, minutes, shown) => {
  const now = new Date("2026-11-17T12:00:00Z");
  expect(mailLogState(state, new Date(now.getTime() - minutes * 60_000), now)).toBe(shown);
});
