import * as z from "zod/mini";
import { type DashboardView, dashboardSchema } from "#contracts/analytics.ts";
import { shareOf } from "#domain/analytics/figures.ts";
import type { Range } from "#domain/analytics/ranges.ts";
import { utcDay } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { readLastHour } from "#server/features/performance/system-minutes.service.ts";
import type { Context } from "#server/platform/context.ts";
import type { Databases } from "#server/platform/db/databases.ts";
import type { Db } from "#server/platform/db/handles.ts";
import type { Presence } from "#server/platform/live/presence.ts";
import { hasDemoPeople } from "../demo-people.repository.ts";
import { type Figures, keepFigures } from "../kept/kept-figures.service.ts";
import * as standing from "./dashboard.repository.ts";
import * as people from "./dashboard-people.repository.ts";
import * as sums from "./dashboard-sums.repository.ts";
import * as view from "./dashboard-view.ts";
import { lastDays, listedWindow } from "./figures-windows.ts";

/** Also the window of what says "last 30 days" without a range. */
const WINDOW_DAYS = 30;
const TREND_DAYS = 7;
const TOP_USERS = 10;
const TOP_SOURCES = 10;
const SUMMED = ["action", "feature", "step", "hour", "bounce", "crash"] as const;

export interface DashboardDeps {
  readonly database: Databases;
  readonly presence: Pick<Presence, "count">;
  readonly fleet: { load(): { cpu: number; memory: number } };
}

const keptSchema = z.extend(
  z.omit(dashboardSchema, { onlineUsers: true, onlineVisitors: true, realTimeMetrics: true }),
  { ongoingTasks: z.number(), queuedOperations: z.number() },
);

type Kept = z.output<typeof keptSchema>;

/** Days and hours are those of UTC. */
export const dashboardFigures: Figures<Kept> = {
  kind: "dashboard",
  compute: (db, now, { range }) => readDashboard(db, now, range),
  read: (body) => keptSchema.safeParse(body).data,
};

/** The console's figures. Kept for a while, except for online counts and system load. */
export function createDashboard({ database, presence, fleet }: DashboardDeps) {
  const read = keepFigures(database, dashboardFigures);
  return async ({ now }: Context, range: Range = "30d"): Promise<DashboardView> => {
    const { ongoingTasks, queuedOperations, ...figures } = await read({ range, zone: "UTC" }, now);
    const online = await presence.count();
    const { cpu, memory } = fleet.load();
    return {
      ...figures,
      onlineUsers: online.people,
      onlineVisitors: online.visitors,
      realTimeMetrics: { ongoingTasks, queuedOperations, systemHealth: { cpu, memory } },
    };
  };
}

async function readDashboard(db: Db, now: Date, range: Range) {
  const today = utcDay(now);
  const month = lastDays(WINDOW_DAYS, now);
  const listed = listedWindow(range, now);
  const lists = range === "24h" ? { since: listed.at } : { from: listed.day, to: today };
  const week = lastDays(TREND_DAYS, now);
  const daysAgo = (days: number) => new Date(now.getTime() - days * MS_PER_DAY);
  const windows = {
    today,
    newFrom: daysAgo(7),
    activeFrom: month.at,
    weekAgo: daysAgo(7),
    monthAgo: daysAgo(30),
  };
  const [segments, topUsers, counts, days, sources, tools, current, ratings, system, isDemo] =
    await Promise.all([
      people.sumPeople(db, windows),
      people.listTopUsers(db, TOP_USERS),
      sums.sumLargest(db, SUMMED, lists),
      sums.listSessionDays(db, week.day, today),
      sums.listSources(db, lists, TOP_SOURCES),
      sums.listToolOpenings(db, listed.day),
      standing.countCurrent(db),
      standing.averageRatings(db),
      readLastHour(db, now),
      hasDemoPeople(db),
    ]);
  const visits = sources[0]?.allVisits ?? 0;
  const totalTasks = current.completedQuests + current.openQuests;
  return {
    generatedAt: now.toISOString(),
    listedFrom: listed.at.toISOString(),
    hasDemoPeople: isDemo,
    ...view.viewPeople(segments),
    completionRate: shareOf(current.completedQuests, totalTasks),
    completedTasks: current.completedQuests,
    totalTasks,
    basis: view.viewBasis(counts, tools),
    topActions: view.viewTopActions(counts),
    userEngagement: view.viewEngagement(days, week.day, TREND_DAYS),
    topUsers: view.viewTopUsers(topUsers),
    conversionFunnel: view.viewFunnel(counts),
    userBehaviorPatterns: { peakUsageHours: view.viewHours(counts) },
    businessMetrics: {
      userSegments: view.viewSegments(segments),
      ...view.viewRatings(ratings),
      toolPredictions: view.viewTools(tools),
    },
    technicalMetrics: {
      avgResponseTime: system.responseTime,
      errorRate: system.errorRate,
      requests: system.requests,
      bounceRate: shareOf(view.countOf(counts, "bounce"), visits),
      crashRate: shareOf(view.countOf(counts, "crash"), visits),
      visits,
    },
    marketingInsights: { trafficSources: view.viewSources(sources) },
    topFeatures: view.viewTopFeatures(counts),
    ongoingTasks: current.questsInProgress,
    queuedOperations: current.mailsBeingSent + current.awardsToSettle + current.subscriptionsToStop,
  };
}
