import { expect, test } from "vitest";
import { calendarDay } from "../general/calendar-day.ts";
import { MS_PER_DAY } from "../general/durations.ts";
import { isGivenUp, subjectOf, WEBHOOK_EVENTS, type WebhookNews, webhookName } from "./webhooks.ts";

const day = calendarDay("2026-11-16");
const NEWS: readonly [WebhookNews, string][] = [
  [{ event: "quest.completed", data: { questId: "q1", title: "Call Ana", xp: 25, day } }, "q1"],
  [{ event: "level.reached", data: { level: 4, totalXp: 310 } }, "4"],
  [{ event: "achievement.unlocked", data: { achievementId: "quests-1", title: "First step" } }, "quests-1"],
  [
    {
      event: "money.added",
      data: {
        entryId: "m1",
        kind: "income",
        amount: 3_800,
        currency: "usd",
        what: "Soap",
        day,
        questId: null,
      },
    },
    "m1",
  ],
  [{ event: "week.reviewed", data: { week: day, quests: 3, trackedSec: 60, streakDays: 2 } }, "2026-11-16"],
];

test.each(NEWS)("%o is about %s", (news, subject) => {
  expect(subjectOf(news)).toBe(subject);
});

test("every event is in the table above", () => {
  expect(NEWS.map(([{ event }]) => event)).toEqual([...WEBHOOK_EVENTS]);
});

const NOW = new Date("2026-11-17T12:00:00Z");

test.each([
  [0, 8, false],
  [3 * MS_PER_DAY - 1, 8, false],
  [3 * MS_PER_DAY, 5, true],
  [9 * MS_PER_DAY, 5, true],
  // A short outage after a quiet time.
  [9 * MS_PER_DAY, 1, false],
  [9 * MS_PER_DAY, 4, false],
])("an address that has failed for %s ms, now at attempt %s, is paused: %s", (ms, attempts, expected) => {
  expect(isGivenUp(new Date(NOW.getTime() - ms), attempts, NOW)).toBe(expected);
});

test.each([
  ["https://a.example/hooks/sidequest", [], "a.example"],
  ["https://a.example/hooks/sidequest", ["https://b.example/x"], "a.example"],
  ["https://a.example/hooks/sidequest", ["https://a.example/x"], "a.example…idequest"],
  ["https://a.example/x", ["https://a.example/hooks/sidequest"], "a.example/x"],
  ["https://a.example/hook?to=1", ["https://a.example/hook?to=2"], "a.example…ook?to=1"],
])("%s beside %j is called %s", (url, others, name) => {
  expect(webhookName(url, [url, ...others])).toBe(name);
});
