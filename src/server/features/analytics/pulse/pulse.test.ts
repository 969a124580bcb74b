import { describe, expect, test } from "vitest";
import { isAct } from "#domain/analytics/analytics-events.ts";
import { addDays, utcDay } from "#domain/general/calendar-day.ts";
import { startOf } from "#server/testing/analytics/analytics-visits.ts";
import {
  daysAgo,
  NOW,
  openDashboard,
  rows,
  sum,
  visits,
} from "#server/testing/analytics/dashboard-sample.ts";
import { adminOf } from "#server/testing/people/admin-people.ts";
import { readPulse } from "./pulse.service.ts";

const { world } = await openDashboard();
const open = rows.users.filter(({ closed_at }) => closed_at === null);
const read = (range: "24h" | "7d" | "30d" | "90d") =>
  readPulse(world.db, { now: NOW, zone: "UTC", range, isTest: true });

/** People who were here from so many to so many days ago, both included. */
function here(from: number, to: number): string[] {
  const wasHere = (id: string) =>
    visits
      .filter(({ person }) => person?.id === id)
      .flatMap(({ events, funnel }) => [...events, ...funnel].map(({ at }) => daysAgo(at)))
      .some((ago) => ago >= from && ago <= to);
  return open.map(({ id }) => id).filter(wasHere);
}

const share = (part: number, whole: number) => (whole > 0 ? part / whole : null);

describe.each([
  ["7d", 7],
  ["30d", 30],
] as const)("%s", (range, days) => {
  test("active people and those who came back are counted from the visits", async () => {
    const { activeUsers, retention, basis } = await read(range);
    const [now, before] = [here(0, days - 1), here(days, 2 * days - 1)];
    const returned = before.filter((id) => now.includes(id)).length;
    expect(activeUsers.value).toBe(now.length);
    expect(activeUsers.before).toBe(before.length);
    expect(basis.retention).toEqual({ before: before.length, returned });
    expect(retention.value).toBe(share(returned, before.length));
    expect(retention.series).toEqual(
      Array.from({ length: days }, (_, index) => {
        const ago = days - 1 - index;
        const day = here(ago, ago);
        return share(before.filter((id) => day.includes(id)).length, before.length);
      }),
    );
  });

  test("completion is that of the quests generated in the range, step by step", async () => {
    const { completion, basis } = await read(range);
    const counted = rows.quests.filter(
      (quest) => quest.origin === "generated" && (quest.completed_at !== null || quest.deleted_at === null),
    );
    const of = (from: number, to: number) => {
      const made = counted.filter(
        ({ created_at }) => daysAgo(created_at) >= from && daysAgo(created_at) <= to,
      );
      return { made: made.length, done: made.filter(({ completed_at }) => completed_at !== null).length };
    };
    const [now, before] = [of(0, days - 1), of(days, 2 * days - 1)];
    expect(basis.completion).toEqual({ generated: now.made, completed: now.done });
    expect(completion.value).toBe(share(now.done, now.made));
    expect(completion.before).toBe(share(before.done, before.made));
    const today = of(0, 0);
    expect(completion.series.at(-1)).toBe(share(today.done, today.made));
  });

  test("sessions of signed-in people, with their active time and actions", async () => {
    const { session, basis } = await read(range);
    const own = visits.filter((visit) => visit.person && daysAgo(startOf(visit)) < days);
    expect(basis.sessions).toBe(own.length);
    expect(session.value).toBeCloseTo(sum(own.map(({ activeSeconds }) => activeSeconds)) / own.length);
    const acts = sum(own.map(({ events }) => events.filter(({ action }) => isAct(action)).length));
    expect(basis.actionsPerSession).toBeCloseTo(acts / own.length);
  });

  test("accounts grow to the present total; XP is that of all open accounts", async () => {
    const { totalUsers, xp, basis, steps } = await read(range);
    const joined = (from: number, to: number) =>
      open.filter(({ created_at }) => daysAgo(created_at) >= from && daysAgo(created_at) <= to).length;
    expect(totalUsers.value).toBe(open.length);
    expect(basis.newUsers).toBe(joined(0, days - 1));
    expect(totalUsers.before).toBe(open.length - joined(0, days - 1));
    expect(totalUsers.series.at(-2)).toBe(open.length - joined(0, 0));
    expect(xp.value).toBe(sum(open.map(({ total_xp }) => total_xp)));
    expect(steps[0]).toBe(`${addDays(utcDay(NOW), 1 - days)}T00:00:00.000Z`);
  });
});

test("what is not known so far back is null, never 0", async () => {
  const { retention, activeUsers } = await read("90d");
  expect([retention.value, activeUsers.before]).toEqual([null, null]);
  expect(activeUsers.value).toBe(here(0, 89).length);
});

test("the last 24 hours have hours", async () => {
  const { steps, activeUsers } = await read("24h");
  expect(steps).toHaveLength(24);
  expect(activeUsers.series).toHaveLength(24);
});

test("only admins may read it", async () => {
  const admin = await adminOf(world, { email: "boss@example.com" });
  const member = await world.person({ email: "paula@example.com" });
  expect((await world.visitor().get("/api/analytics/pulse")).statusCode).toBe(401);
  expect((await member.get("/api/analytics/pulse")).statusCode).toBe(403);
  const answer = await admin.get("/api/analytics/pulse?range=30d");
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ range: "30d", isTestMoney: true });
});
