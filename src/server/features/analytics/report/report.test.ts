import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { REPORT_RANGES, type ReportRange, type ReportView } from "#contracts/report.ts";
import { type CalendarDay, utcDay } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY, MS_PER_HOUR } from "#domain/general/durations.ts";
import { systemHealth } from "#domain/performance/system-health.ts";
import type { Context } from "#server/platform/context.ts";
import { createChance } from "#server/testing/analytics/analytics-chance.ts";
import { insertRows, makeRows } from "#server/testing/analytics/analytics-rows.ts";
import { makeVisits, sendVisits, startOf } from "#server/testing/analytics/analytics-visits.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";
import { createReports, purgeReports } from "./report.service.ts";

const NOW = new Date("2026-11-15T13:37:20Z");
/** Where a range begins in the zone of a report: members have UTC, an operator the one of their profile. */
const STARTS: Record<ReportRange, { UTC: string; "Pacific/Auckland": string }> = {
  "24h": { UTC: "2026-11-14T14:00Z", "Pacific/Auckland": "2026-11-14T14:00Z" },
  "7d": { UTC: "2026-11-09T00:00Z", "Pacific/Auckland": "2026-11-09T11:00Z" },
  "30d": { UTC: "2026-10-17T00:00Z", "Pacific/Auckland": "2026-10-17T11:00Z" },
  // Without daylight saving time.
  "90d": { UTC: "2026-08-18T00:00Z", "Pacific/Auckland": "2026-08-18T12:00Z" },
};
const CASES = REPORT_RANGES.flatMap((range) =>
  (["UTC", "Pacific/Auckland"] as const).map((zone) => ({ range, zone })),
);

const chance = createChance(44);
const rows = makeRows(chance, NOW, 200);
const open = rows.users.filter(({ closed_at }) => closed_at === null);
const visits = makeVisits(chance, rows.users, NOW, 500);

let world: TestWorld;
let emptyReport: ReportView;
const reportOf = new Map<string, ReportView>();

function contextOf(id: string, now: Date, role: "member" | "admin" = "member"): Context {
  // A report asks for nothing else of a context.
  return { db: world.db, now, actor: { id, role, user: { time_zone: "Pacific/Auckland" } } } as Context;
}

const [maya, noah] = rows.users.map(({ id }) => id) as [string, string];

beforeAll(async () => {
  world = await openWorld();
  await world.db.insertInto("users").values(rows.users.slice(0, 1)).execute();
  emptyReport = await createReports({
    database: world.database,
    config: { hasMemberReports: true },
  }).readMyReport(contextOf(maya, NOW));
  await insertRows(world.db, rows);
  await sendVisits(world.db, visits);
  // Figures that took long are stored.
  await world.db.deleteFrom("kept_figures").execute();
  const reports = createReports({ database: world.database, config: { hasMemberReports: true } });
  for (const range of REPORT_RANGES) {
    reportOf.set(`${range} UTC`, await reports.readMyReport(contextOf(maya, NOW), range));
    const asOperator = contextOf(noah, NOW, "admin");
    reportOf.set(`${range} Pacific/Auckland`, await reports.readMyReport(asOperator, range));
  }
});
afterAll(() => world?.close());

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const shareOf = (part: number, whole: number) => (whole > 0 ? part / whole : null);

describe.each(CASES)("the last $range in $zone", ({ range, zone }) => {
  const from = new Date(STARTS[range][zone]);
  const isIn = (at: Date) => at >= from && at <= NOW;
  const report = () => reportOf.get(`${range} ${zone}`) as ReportView;
  const isOnFirstDay = (at: Date) => range !== "24h" && at < from && utcDay(at) === utcDay(from);
  const generations = rows.generations.filter(({ created_at }) => isIn(created_at));
  const succeeded = generations.filter(({ is_ok }) => is_ok);
  const made = sum(succeeded.map(({ quests }) => quests));

  test("counts events, people and quests", () => {
    const events = visits.flatMap((visit) => [...visit.events, ...visit.funnel]).filter(({ at }) => isIn(at));
    const active = open.filter(({ id }) =>
      visits.some(
        ({ person, events, funnel }) =>
          // Who was here is known by UTC day.
          person?.id === id && [...events, ...funnel].some(({ at }) => isIn(at) || isOnFirstDay(at)),
      ),
    );
    expect(events.length).toBeGreaterThan(50);
    expect(report().summary).toMatchObject({
      totalEvents: events.length,
      activeUsers: active.length,
      tasksGenerated: made,
      tasksCompleted: rows.quests.filter(({ completed_at }) => completed_at && isIn(completed_at)).length,
    });
  });

  test("is compared with the same figures of as many hours or days before", () => {
    const { period, before } = report();
    const start = new Date(period?.beforeFrom ?? "");
    expect([period?.zone, period?.from]).toEqual([zone, from.toISOString()]);
    const steps = { "24h": 24, "7d": 7, "30d": 30, "90d": 90 }[range];
    const stepMs = range === "24h" ? MS_PER_HOUR : MS_PER_DAY;
    // Days of the calendar: one of them may have an hour more or less.
    expect(Math.abs((from.getTime() - start.getTime()) / stepMs - steps)).toBeLessThan(0.05);
    const wasIn = (at: Date) => at >= start && at < from;
    const events = visits.flatMap((visit) => [...visit.events, ...visit.funnel]);
    const earlier = rows.generations.filter(({ created_at }) => wasIn(created_at));
    const good = earlier.filter(({ is_ok }) => is_ok);
    expect(before).toEqual({
      totalEvents: events.filter(({ at }) => wasIn(at)).length,
      tasksGenerated: sum(good.map(({ quests }) => quests)),
      tasksCompleted: rows.quests.filter(({ completed_at }) => completed_at && wasIn(completed_at)).length,
      successRate: shareOf(good.length, earlier.length),
      averageGenerationTime: shareOf(sum(good.map(({ duration_ms }) => duration_ms)), good.length),
      totalSessions: visits.filter((visit) => visit.person && wasIn(startOf(visit))).length,
      feedbackCount: rows.feedback.filter(({ created_at }) => wasIn(created_at)).length,
    });
  });

  test("rates generations and what became of their quests", () => {
    const given = rows.quests.filter(
      ({ origin, created_at, completed_at, deleted_at }) =>
        origin === "generated" && isIn(created_at) && (completed_at || !deleted_at),
    );
    const types = new Set(
      succeeded.filter(({ quests }) => quests > 0).map(({ business_type }) => business_type),
    );
    const breakdown = [...types].map((type) => [
      type ?? "Not given",
      sum(succeeded.filter(({ business_type }) => business_type === type).map(({ quests }) => quests)),
    ]);
    expect(report().taskMetrics).toEqual({
      successRate: shareOf(succeeded.length, generations.length),
      generations: generations.length,
      completionRate: shareOf(given.filter(({ completed_at }) => completed_at).length, given.length),
      totalGenerated: made,
      averageGenerationTime: shareOf(sum(succeeded.map(({ duration_ms }) => duration_ms)), succeeded.length),
      businessTypeBreakdown: Object.fromEntries(breakdown),
    });
  });

  test("averages every rating, and counts sessions and feedback", () => {
    const ui = rows.uiRatings.filter(({ rated_at }) => isIn(rated_at));
    const ai = rows.aiRatings.filter(({ rated_at }) => isIn(rated_at));
    const ratings = [
      ...ui.map(
        (row) => (row.visual_design + row.navigation + row.responsive_design + row.loading_speed) / 4,
      ),
      ...ai.flatMap(({ ai_tool, ai_task }) => [ai_tool, ai_task]),
    ];
    expect(ratings.length).toBeGreaterThan(10);
    expect(report().userMetrics).toMatchObject({
      averageRating: Math.round((sum(ratings) / ratings.length) * 5) / 10,
      totalRatings: ratings.length,
      totalSessions: visits.filter((visit) => visit.person && isIn(startOf(visit))).length,
      feedbackCount: rows.feedback.filter(({ created_at }) => isIn(created_at)).length,
    });
  });

  test.each([
    ["daily", 1, 2],
    ["weekly", 7, 14],
    ["monthly", 30, 60],
  ] as const)("knows who came back: %s", (name, first, end) => {
    const cohort = open.filter(({ created_at }) => isIn(new Date(created_at.getTime() + end * MS_PER_DAY)));
    const returned = cohort.filter(({ id, created_at }) =>
      visits.some(
        ({ person, events, funnel }) =>
          person?.id === id &&
          [...events, ...funnel].some(({ at }) => {
            const age = at.getTime() - created_at.getTime();
            return age >= first * MS_PER_DAY && age < end * MS_PER_DAY;
          }),
      ),
    );
    expect(report().userMetrics.cohorts[name]).toEqual({ people: cohort.length, returned: returned.length });
    expect(report().userMetrics.retentionRate[name]).toBe(shareOf(returned.length, cohort.length));
  });

  test("reports uptime, response time and error rate", () => {
    const minutes = rows.minutes.filter(({ minute }) => isIn(minute));
    const lastHour = rows.minutes.filter(({ minute }) => NOW.getTime() - minute.getTime() < MS_PER_HOUR);
    const requests = sum(minutes.map((minute) => minute.requests));
    const { uptime, responseTime, errorRate, throughput, ...basis } =
      report().performanceMetrics.systemHealth;
    expect(basis).toEqual({ requests, samples: 12 * minutes.length });
    expect(uptime).toBeCloseTo((sum(minutes.map(({ ready }) => ready)) / (12 * minutes.length)) * 100, 9);
    expect(responseTime).toBeCloseTo(sum(minutes.map(({ request_ms }) => request_ms)) / requests, 9);
    expect(errorRate).toBe(sum(minutes.map(({ errors }) => errors)) / requests);
    expect(throughput).toBe(sum(lastHour.map((minute) => minute.requests)));
    expect(report().summary.systemHealth).toBe(
      systemHealth({ openAlerts: [], averageResponseMs: responseTime, errorRate }),
    );
  });

  test("adds up each plugin's days", () => {
    const firstDay: CalendarDay = utcDay(from);
    const expected = ["diversity", "hours", "=cmd()"].map((plugin) => {
      const days = rows.plugins.filter((row) => row.plugin === plugin && row.day >= firstDay);
      const [runs, errors] = [sum(days.map((day) => day.runs)), sum(days.map((day) => day.errors))];
      const slow = { slowCount: 3 * days.length, slowWaiting: 2 * days.length };
      return [plugin, { runs, errorCount: errors, ...slow, successRate: (runs - errors) / runs }];
    });
    const shown = report().performanceMetrics.pluginPerformance;
    expect(shown).toMatchObject(Object.fromEntries(expected));
    const spent = rows.plugins.filter((row) => row.plugin === "hours" && row.day >= firstDay);
    expect(shown.hours?.executionTime).toBeCloseTo(
      sum(spent.map(({ spent_ms }) => spent_ms)) / sum(spent.map(({ runs }) => runs)),
      9,
    );
  });
});

test("business types that stand out become insights", () => {
  const titles = reportOf.get("90d UTC")?.insights.map(({ title }) => title);
  expect(titles).toContain("Other: fewer quests are completed");
});

test("nothing to count is null or empty", () => {
  expect(emptyReport).toMatchObject({
    summary: { totalEvents: 0, activeUsers: 0, systemHealth: "good" },
    taskMetrics: {
      successRate: null,
      completionRate: null,
      averageGenerationTime: null,
      businessTypeBreakdown: {},
    },
    userMetrics: { averageRating: null, feedbackCount: 0 },
    performanceMetrics: {
      systemHealth: { uptime: null, responseTime: null, errorRate: null, throughput: null },
      pluginPerformance: {},
    },
    recommendations: [],
  });
});

describe("a report's life", () => {
  test("asked again within ten seconds it is the same one; later, or for another, a new one", async () => {
    const reports = createReports({ database: world.database, config: { hasMemberReports: true } });
    const idFor = async (id: string, seconds: number, range?: ReportRange) =>
      (await reports.readMyReport(contextOf(id, new Date(NOW.getTime() + seconds * 1_000)), range)).reportId;
    const first = await idFor(maya, 0);
    expect(await idFor(maya, 9, "7d")).toBe(first);
    const others = [await idFor(maya, 0, "30d"), await idFor(noah, 0), await idFor(maya, 10)];
    expect(new Set([first, ...others]).size).toBe(4);
  });

  test("of one person the newest twenty are kept", async () => {
    const reports = createReports({ database: world.database, config: { hasMemberReports: true } });
    const at = (index: number) => new Date(NOW.getTime() + index * 10_000);
    const ids: string[] = [];
    await world.db.deleteFrom("reports").execute();
    await reports.readMyReport(contextOf(noah, NOW));
    for (let index = 0; index < 22; index++)
      ids.push((await reports.readMyReport(contextOf(maya, at(index)))).reportId);
    const kept = await world.db
      .selectFrom("reports")
      .select(["id", "user_id"])
      .orderBy("created_at")
      .execute();
    expect(kept.filter(({ user_id }) => user_id === maya).map(({ id }) => id)).toEqual(ids.slice(2));
    expect(kept.filter(({ user_id }) => user_id === noah)).toHaveLength(1);
  });

  test("only its owner finds it, for 24 hours", async () => {
    const reports = createReports({ database: world.database, config: { hasMemberReports: true } });
    const at = (ms: number) => new Date(NOW.getTime() + ms);
    const report = await reports.readMyReport(contextOf(maya, NOW));
    const find = (id: string, now: Date) => reports.findMyReport(contextOf(id, now), report.reportId);
    expect(await find(maya, at(MS_PER_DAY - 1))).toEqual(report);
    await expect(find(noah, NOW)).rejects.toMatchObject({ code: "not_found" });
    await expect(find(maya, at(MS_PER_DAY))).rejects.toMatchObject({ code: "not_found" });
    await expect(reports.findMyReport(contextOf(maya, NOW), chance.uuid())).rejects.toMatchObject({
      code: "not_found",
    });
    await purgeReports(world.db, at(MS_PER_DAY - 1));
    expect(await find(maya, NOW)).toEqual(report);
    expect(await purgeReports(world.db, at(MS_PER_DAY))).toBeGreaterThan(0);
    await expect(find(maya, NOW)).rejects.toMatchObject({ code: "not_found" });
  });

  test("where members are not to see it, only admins do", async () => {
    const reports = createReports({ database: world.database, config: { hasMemberReports: false } });
    const { reportId } = await reports.readMyReport(contextOf(maya, NOW, "admin"));
    const asMember = contextOf(maya, NOW, "member");
    expect(() => reports.readMyReport(asMember)).toThrow(expect.objectContaining({ code: "forbidden" }));
    await expect(reports.findMyReport(asMember, reportId)).rejects.toMatchObject({ code: "forbidden" });
    expect(await reports.findMyReport(contextOf(maya, NOW, "admin"), reportId)).toMatchObject({ reportId });
  });
});
