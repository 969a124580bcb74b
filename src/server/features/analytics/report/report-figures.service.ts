import * as z from "zod/mini";
import { type ReportRange, type ReportView, reportSchema } from "#contracts/report.ts";
import { outOfFive, shareOf } from "#domain/analytics/figures.ts";
import { addDays } from "#domain/general/calendar-day.ts";
import { systemHealth } from "#domain/performance/system-health.ts";
import { readOpenAlertTypes } from "#server/features/performance/alerts.service.ts";
import { readSystem } from "#server/features/performance/system-minutes.service.ts";
import type { Db } from "#server/platform/db/handles.ts";
import { countOf, viewHours } from "../dashboard/dashboard-view.ts";
import { rangeWindows, type Window } from "../dashboard/figures-windows.ts";
import { hasDemoPeople } from "../demo-people.repository.ts";
import type { InsightFigures } from "../insights/insights-finding.ts";
import type { Figures as KeptFigures } from "../kept/kept-figures.service.ts";
import { areHoursKept } from "../sums/counts.repository.ts";
import * as figures from "./report-figures.repository.ts";
import * as sums from "./report-sums.repository.ts";

type Figures = Omit<ReportView, "reportId" | "range" | "insights" | "recommendations">;

/** Label for quests made before the person gave a business type. */
const NO_TYPE = "Not given";

const keptSchema = z.object({
  figures: z.omit(reportSchema, { reportId: true, range: true, insights: true, recommendations: true }),
  basis: z.extend(
    z.pick(reportSchema, { summary: true, taskMetrics: true, userMetrics: true, performanceMetrics: true }),
    {
      types: z.array(
        z.object({ name: z.string(), generated: z.number(), completed: z.number(), people: z.number() }),
      ),
      days: z.number(),
      onboarding: z.object({ starts: z.number(), completions: z.number() }),
      hours: z.array(z.number()),
    },
  ),
});

export const reportFigures: KeptFigures<Awaited<ReturnType<typeof readReportFigures>>> = {
  kind: "report",
  compute: (db, now, { range, zone }) => readReportFigures(db, now, range, zone),
  read: (body) => keptSchema.safeParse(body).data,
};

/** All figures of the range; the same for every viewer. */
export async function readReportFigures(
  db: Db,
  now: Date,
  range: ReportRange,
  zone: string,
): Promise<{ figures: Figures; basis: InsightFigures }> {
  const { current: from, before } = rangeWindows(range, now, zone);
  const areHours = range === "24h" || (await areHoursKept(db, addDays(before.day, -1)));
  const unit = areHours ? "hours" : "days";
  // Who was here is known by UTC day.
  const activeFrom = range === "24h" ? from.at : new Date(`${from.day}T00:00:00Z`);
  const [counts, days, generations, quests, inRange, cohorts, plugins, system, openAlerts, isDemo, compared] =
    await Promise.all([
      sums.sumCounts(db, from, unit),
      sums.countDays(db, from),
      figures.sumGenerations(db, from),
      figures.sumGeneratedQuests(db, from.at),
      figures.countRange(db, from.at, activeFrom),
      figures.sumCohorts(db, from.at, now),
      figures.sumPlugins(db, from.day),
      readSystem(db, now, from.at),
      readOpenAlertTypes(db),
      hasDemoPeople(db),
      readBefore(db, before, unit),
    ]);
  const tasks = viewTasks(generations, quests);
  const retention = viewRetention(cohorts);
  const averageRating = shareOf(inRange.ratingSum, inRange.ratings);
  const view: Figures = {
    generatedAt: now.toISOString(),
    hasDemoPeople: isDemo,
    period: {
      zone,
      from: from.at.toISOString(),
      beforeFrom: before.at.toISOString(),
      areVisitsInUtc: !areHours && activeFrom.getTime() !== from.at.getTime(),
    },
    before: compared,
    summary: {
      totalEvents: countOf(counts, "events"),
      activeUsers: inRange.activeUsers,
      tasksGenerated: tasks.totalGenerated,
      tasksCompleted: inRange.completedQuests,
      systemHealth: systemHealth({
        openAlerts,
        averageResponseMs: system.responseTime,
        errorRate: system.errorRate,
      }),
    },
    taskMetrics: tasks,
    userMetrics: {
      averageRating: averageRating === null ? null : outOfFive(averageRating),
      totalRatings: inRange.ratings,
      totalSessions: countOf(counts, "session"),
      feedbackCount: inRange.feedback,
      ...retention,
    },
    performanceMetrics: {
      systemHealth: {
        uptime: system.uptime === null ? null : system.uptime * 100,
        responseTime: system.responseTime,
        errorRate: system.errorRate,
        throughput: system.requestsInLastHour,
        requests: system.requests,
        samples: system.samples,
      },
      pluginPerformance: viewPlugins(plugins),
    },
  };
  const basis: InsightFigures = {
    ...view,
    types: quests.flatMap(({ businessType, generated, completed, people }) =>
      businessType === null ? [] : { name: businessType, generated, completed, people },
    ),
    days,
    onboarding: {
      starts: countOf(counts, "onboarding", "started"),
      completions: countOf(counts, "onboarding", "finished"),
    },
    hours: viewHours(counts).map(({ activity }) => activity),
  };
  return { figures: view, basis };
}

/** The figures that are compared with the period before. */
async function readBefore(
  db: Db,
  before: Window,
  unit: "hours" | "days",
): Promise<NonNullable<ReportView["before"]>> {
  const [counts, generations, inRange] = await Promise.all([
    sums.sumCounts(db, before, unit),
    figures.sumGenerations(db, before),
    figures.countBefore(db, { at: before.at, until: before.until ?? before.at }),
  ]);
  const { successRate, totalGenerated, averageGenerationTime } = viewTasks(generations, []);
  return {
    totalEvents: countOf(counts, "events"),
    tasksGenerated: totalGenerated,
    tasksCompleted: inRange.completedQuests,
    successRate,
    averageGenerationTime,
    totalSessions: countOf(counts, "session"),
    feedbackCount: inRange.feedback,
  };
}

function viewTasks(
  generations: readonly figures.GenerationSums[],
  quests: readonly figures.QuestSums[],
): Figures["taskMetrics"] {
  const sum = <Row>(rows: readonly Row[], value: (row: Row) => number) =>
    rows.reduce((total, row) => total + value(row), 0);
  const all = sum(generations, (row) => row.generations);
  const succeeded = sum(generations, (row) => row.succeeded);
  return {
    successRate: shareOf(succeeded, all),
    generations: all,
    completionRate: shareOf(
      sum(quests, (row) => row.completed),
      sum(quests, (row) => row.generated),
    ),
    totalGenerated: sum(generations, (row) => row.quests),
    averageGenerationTime: shareOf(
      sum(generations, (row) => row.spentMs),
      succeeded,
    ),
    businessTypeBreakdown: Object.fromEntries(
      generations
        .filter((row) => row.quests > 0)
        .map(({ businessType, quests: made }) => [businessType ?? NO_TYPE, made]),
    ),
  };
}

function viewRetention(cohorts: figures.CohortSums) {
  const daily = { people: cohorts.dayPeople, returned: cohorts.dayReturned };
  const weekly = { people: cohorts.weekPeople, returned: cohorts.weekReturned };
  const monthly = { people: cohorts.monthPeople, returned: cohorts.monthReturned };
  const rate = ({ people, returned }: typeof daily) => shareOf(returned, people);
  return {
    retentionRate: { daily: rate(daily), weekly: rate(weekly), monthly: rate(monthly) },
    cohorts: { daily, weekly, monthly },
  };
}

function viewPlugins(plugins: readonly figures.PluginSums[]) {
  return Object.fromEntries(
    plugins.map(({ plugin, runs, errors, spentMs, slow, slowWaiting }) => [
      plugin,
      {
        successRate: (runs - errors) / runs,
        executionTime: spentMs / runs,
        errorCount: errors,
        slowCount: slow,
        slowWaiting,
        runs,
      },
    ]),
  );
}
