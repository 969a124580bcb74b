import { describe, expect, test } from "vitest";
import type { PulseView } from "#contracts/console/pulse.ts";
import { isAct } from "#domain/analytics/analytics-events.ts";
import { RANGES, type Range } from "#domain/analytics/ranges.ts";
import { MS_PER_DAY, MS_PER_HOUR } from "#domain/general/durations.ts";
import { groupBy } from "#domain/general/group-by.ts";
import { startOf } from "#server/testing/analytics/analytics-visits.ts";
import { NOW, openDashboard, rows, sum, visits } from "#server/testing/analytics/dashboard-sample.ts";
import { adminOf } from "#server/testing/people/admin-people.ts";
import { deleteHoursBefore } from "../sums/counts.repository.ts";
import { readPulse } from "./pulse.service.ts";

const { world } = await openDashboard();
const open = rows.users.filter(({ closed_at }) => closed_at === null);
const read = (range: Range, zone: string) => readPulse(world.db, { now: NOW, zone, range, isTest: true });

const KNOWN_DAYS = 62;
const LENGTHS: Record<Range, number> = { "24h": 24, "7d": 7, "30d": 30, "90d": 90 };
/** In the last one it is tomorrow already. */
const ZONES = ["UTC", "America/Los_Angeles", "Pacific/Auckland"];
const CASES = RANGES.flatMap((range) => ZONES.map((zone) => ({ range, zone, length: LENGTHS[range] })));

/** The calendar day of an instant as a number, by the calendar of the platform, which takes its time. */
function dayNumber(at: Date, zone: string): number {
  const name = `${zone} ${at.getTime()}`;
  const known = dayNumbers.get(name);
  if (known !== undefined) return known;
  const day = Date.parse(at.toLocaleDateString("en-CA", { timeZone: zone })) / MS_PER_DAY;
  dayNumbers.set(name, day);
  return day;
}
const dayNumbers = new Map<string, number>();

/** How many steps ago an instant was: 0 is the current hour or day. */
function stepsAgo({ range, zone }: { range: Range; zone: string }) {
  const hour = (at: Date) => Math.floor(at.getTime() / MS_PER_HOUR);
  return range === "24h"
    ? (at: Date) => hour(NOW) - hour(at)
    : (at: Date) => dayNumber(NOW, zone) - dayNumber(at, zone);
}

/** One value a step, oldest first, of the range and of the period before. */
function perStep<T>(length: number, value: (ago: number) => T): { series: T[]; seriesBefore: T[] } {
  const of = (first: number) => Array.from({ length }, (_, index) => value(first + length - 1 - index));
  return { series: of(0), seriesBefore: of(length) };
}

const share = (part: number, whole: number) => (whole > 0 ? part / whole : null);
const ids = (people: readonly { id: string }[]) => new Set(people.map(({ id }) => id));
const moments = groupBy(
  visits.flatMap(({ person, events, funnel }) =>
    [...events, ...funnel].map(({ at }) => ({ id: person?.id, at })),
  ),
  ({ id }) => id ?? "",
);
const momentsOf = (id: string) => (moments.get(id) ?? []).map(({ at }) => at);

describe.each(CASES)("$range in $zone", ({ range, zone, length }) => {
  const ago = stepsAgo({ range, zone });
  const isIn = (at: Date) => ago(at) >= 0 && ago(at) < length;
  const wasIn = (at: Date) => ago(at) >= length && ago(at) < 2 * length;

  test("the steps are those of the zone", async () => {
    const { steps, stepsBefore, until } = await read(range, zone);
    const starts = [...stepsBefore, ...steps].map((step) => new Date(step));
    expect(starts.map(ago)).toEqual(Array.from({ length: 2 * length }, (_, index) => 2 * length - 1 - index));
    for (const start of starts) expect(ago(new Date(start.getTime() - 1))).toBe(ago(start) + 1);
    expect(until).toBe(NOW.toISOString());
  });

  test("completion is that of the quests generated in the range, step by step", async () => {
    const { completion, basis } = await read(range, zone);
    const counted = rows.quests.filter(
      (quest) => quest.origin === "generated" && (quest.completed_at !== null || quest.deleted_at === null),
    );
    const of = (isCounted: (at: Date) => boolean) => {
      const made = counted.filter(({ created_at }) => isCounted(created_at));
      return { made: made.length, done: made.filter(({ completed_at }) => completed_at !== null).length };
    };
    const [now, before] = [of(isIn), of(wasIn)];
    expect(basis.completion).toEqual({ generated: now.made, completed: now.done });
    expect(completion.value).toBe(share(now.done, now.made));
    expect(completion.before).toBe(share(before.done, before.made));
    const days = perStep(length, (step) => {
      const { made, done } = of((at) => ago(at) === step);
      return share(done, made);
    });
    expect(completion).toMatchObject(days);
  });

  test("sessions of signed-in people, with their active time and actions, by the zone's days", async () => {
    const { session, basis, inUtc } = await read(range, zone);
    const own = visits.filter((visit) => visit.person && isIn(startOf(visit)));
    expect(own.length).toBeGreaterThan(range === "24h" ? 5 : 50);
    expect(inUtc?.figures ?? []).not.toContain("session");
    expect(basis.sessions).toBe(own.length);
    expect(session.value).toBeCloseTo(sum(own.map(({ activeSeconds }) => activeSeconds)) / own.length);
    const acts = sum(own.map(({ events }) => events.filter(({ action }) => isAct(action)).length));
    expect(basis.actionsPerSession).toBeCloseTo(acts / own.length);
    const expected = perStep(length, (step) => {
      const begun = visits.filter((visit) => visit.person && ago(startOf(visit)) === step);
      return share(sum(begun.map(({ activeSeconds }) => activeSeconds)), begun.length);
    });
    expect(session.series.map(rounded)).toEqual(expected.series.map(rounded));
    expect(session.seriesBefore.map(rounded)).toEqual(expected.seriesBefore.map(rounded));
  });

  test("accounts grow to the present total; XP is that of all open accounts", async () => {
    const { totalUsers, xp, basis } = await read(range, zone);
    const joinedSince = (first: number) => open.filter(({ created_at }) => ago(created_at) < first).length;
    expect(totalUsers.value).toBe(open.length);
    expect(basis.newUsers).toBe(joinedSince(length));
    expect(totalUsers.before).toBe(open.length - joinedSince(length));
    expect(totalUsers).toMatchObject(perStep(length, (step) => open.length - joinedSince(step)));
    expect(xp.value).toBe(sum(open.map(({ total_xp }) => total_xp)));
  });
});

const rounded = (value: number | null) => (value === null ? null : Math.round(value * 1_000) / 1_000);

describe.each(CASES.filter(({ range }) => range !== "24h"))("UTC days: $range in $zone", (asked) => {
  const { range, zone, length } = asked;
  const ago = stepsAgo({ range, zone: "UTC" });
  const here = (from: number, to: number) =>
    open.filter(({ id }) => momentsOf(id).some((at) => ago(at) >= from && ago(at) <= to));

  test("active people and those who came back are counted from the visits", async () => {
    const { activeUsers, retention, basis } = await read(range, zone);
    const [now, before] = [ids(here(0, length - 1)), here(length, 2 * length - 1)];
    expect(activeUsers.value).toBe(now.size);
    // Who was here is kept for 62 days, and all visits of the sample arrive at once: older ones are not counted.
    expect(activeUsers.series.slice(-KNOWN_DAYS)).toEqual(
      perStep(length, (step) => peopleOn(step)).series.slice(-KNOWN_DAYS),
    );
    if (range === "90d") {
      // What is not known so far back is null, never 0.
      expect([retention.value, activeUsers.before, basis.retention.before]).toEqual([null, null, 0]);
      return;
    }
    const returned = before.filter(({ id }) => now.has(id)).length;
    expect(activeUsers.before).toBe(before.length);
    expect(basis.retention).toEqual({ before: before.length, returned });
    expect(retention.value).toBe(share(returned, before.length));
    expect(retention.series).toEqual(
      perStep(length, (step) => {
        const day = ids(here(step, step));
        return share(before.filter(({ id }) => day.has(id)).length, before.length);
      }).series,
    );
  });

  /** Of a day, with those whose account was closed since. */
  function peopleOn(step: number): number {
    return rows.users.filter(({ id }) => momentsOf(id).some((at) => ago(at) === step)).length;
  }

  test("where the zone has other days, the view says which figures are of UTC days, and of which", async () => {
    const { inUtc, steps } = await read(range, zone);
    if (zone === "UTC") {
      expect(inUtc).toBeNull();
      return;
    }
    expect(inUtc?.figures).toEqual(["activeUsers", "retention"]);
    expect(inUtc?.range.zone).toBe("UTC");
    expect(inUtc?.range.steps).toHaveLength(steps.length);
    expect(inUtc?.range.steps.at(-1)).toBe("2026-11-15T00:00:00.000Z");
  });
});

test.each(ZONES)("the last 24 hours are hours of sessions that began, in %s as anywhere", async (zone) => {
  const { activeUsers, retention, basis, inUtc } = await read("24h", zone);
  const ago = stepsAgo({ range: "24h", zone });
  const began = (from: number, to: number) =>
    ids(
      open.filter(({ id }) =>
        visits.some((visit) => {
          const step = ago(startOf(visit));
          return visit.person?.id === id && step >= from && step <= to;
        }),
      ),
    );
  expect(inUtc).toBeNull();
  expect(activeUsers.value).toBe(
    open.filter(({ id }) => momentsOf(id).some((at) => ago(at) >= 0 && ago(at) < 24)).length,
  );
  expect(activeUsers).toMatchObject(perStep(24, (step) => began(step, step).size));
  const [before, now] = [began(24, 47), began(0, 23)];
  const returned = [...before].filter((id) => now.has(id)).length;
  expect(before.size).toBeGreaterThan(3);
  expect(basis.retention).toEqual({ before: before.size, returned });
  expect(retention.value).toBe(share(returned, before.size));
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

// The last, because it deletes hours.
test("without their hours sessions are those of UTC days, and the view says so", async () => {
  const before = new Date(NOW.getTime() - 8 * MS_PER_DAY);
  await deleteHoursBefore(world.db, { before, longBefore: before });
  const sessions = async (range: Range, zone: string): Promise<[number, PulseView["inUtc"]]> => {
    const { basis, inUtc } = await read(range, zone);
    return [basis.sessions, inUtc];
  };
  const utc = stepsAgo({ range: "7d", zone: "UTC" });
  const own = visits.filter((visit) => visit.person && utc(startOf(visit)) < 7);
  const [count, inUtc] = await sessions("7d", "Pacific/Auckland");
  expect(count).toBe(own.length);
  expect(inUtc?.figures).toEqual(["activeUsers", "retention", "session"]);
  expect(await sessions("7d", "UTC")).toEqual([own.length, null]);
});
