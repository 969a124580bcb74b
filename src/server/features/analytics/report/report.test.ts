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
const STARTS: Record<ReportRange, Date> = {
  "24h": new Date("2026-11-14T13:00:00Z"),
  "7d": new Date("2026-11-09T00:00:00Z"),
  "30d": new Date("2026-10-17T00:00:00Z"),
  "90d": new Date("2026-08-18T00:00:00Z"),
};

const chance = createChance(44);
const rows = makeRows(chance, NOW, 200);
const open = rows.users.filter(({ closed_at }) => closed_at === null);
const visits = makeVisits(chance, rows.users, NOW, 500);

let world: TestWorld;
let emptyReport: ReportView;
const reportOf = new Map<ReportRange, ReportView>();

function contextOf(id: string, now: Date, role: "member" | "admin" = "member"): Context {
  // A report asks for nothing else of a context.
  return { db: world.db, now, actor: { id, role } } as Context;
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
  const reports = createReports({ database: world.database, config: { hasMemberReports: true } });
  for (const range of REPORT_RANGES)
    reportOf.set(range, await reports.readMyReport(contextOf(maya, NOW), range));
});
afterAll(() => world?.close());

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const shareOf = (part: number, whole: number) => (whole > 0 ? part / whole : null);

describe.each(REPORT_RANGES)("the last %s", (range) => {
  const from = STARTS[range];
  const isIn = (at: Date) => at >= from && at <= NOW;
  const report = () => reportOf.get(range) as ReportView;
  const generations = rows.generations.filter(({ created_at }) => isIn(created_at));
  const succeeded = generations.filter(({ is_ok }) => is_ok);
  const made = sum(succeeded.map(({ quests }) => quests));

  test("counts events, people and quests", () => {
    const events = visits.flatMap((visit) => [...visit.events, ...visit.funnel]).filter(({ at }) => isIn(at));
    const active = open.filter(({ id }) =>
      visits.some(
        ({ person, events, funnel }) =>
          person?.id === id && [...events, ...funnel].some(({ at }) => isIn(at)),
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
  const titles = reportOf.get("90d")?.insights.map(({ title }) => title);
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
      systemHealth: { uptime: null, responseTime: null, errorRate: null, throughput: 0 },
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

describe("over HTTP", () => {
  const REPORT = "/api/analytics/report";
  const exportUrl = (id: string, format: string) => `/api/analytics/export?reportId=${id}&format=${format}`;

  test("a visitor gets none of it, and a member's report names nobody", async () => {
    const visitor = world.visitor();
    expect((await visitor.get(REPORT)).statusCode).toBe(401);
    expect((await visitor.get(exportUrl(chance.uuid(), "csv"))).statusCode).toBe(401);
    expect((await visitor.get("/api/analytics/dashboard")).statusCode).toBe(401);
    const member = await world.person();
    expect((await member.get("/api/analytics/dashboard")).statusCode).toBe(403);
    const answer = await member.get(REPORT);
    expect([answer.statusCode, answer.json().range]).toEqual([200, "7d"]);
    expect(answer.body).not.toContain("Person");
    expect((await member.get(`${REPORT}?range=1y`)).statusCode).toBe(400);
  });

  test("the files are named from the report, and only its owner gets them", async () => {
    const [owner, other] = [await world.person(), await world.person()];
    const report = (await owner.get(`${REPORT}?range=24h`)).json();
    const csv = await owner.get(exportUrl(report.reportId, "csv"));
    expect(csv.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${report.reportId}.csv"`,
    });
    expect(csv.body.split("\r\n")).toContain(`report,reportId,${report.reportId}`);
    const json = await owner.get(exportUrl(report.reportId, "json"));
    expect(json.headers["content-disposition"]).toBe(`attachment; filename="${report.reportId}.json"`);
    expect(json.json()).toEqual(report);
    expect((await other.get(exportUrl(report.reportId, "json"))).statusCode).toBe(404);
    expect((await owner.get(exportUrl(report.reportId, "xml"))).statusCode).toBe(400);
    world.clock.advance(MS_PER_DAY);
    expect((await owner.get(exportUrl(report.reportId, "csv"))).statusCode).toBe(404);
  });
});
