import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DashboardView } from "#contracts/analytics.ts";
import { isAct } from "#domain/analytics/analytics-events.ts";
import { SEGMENTS, segmentOf } from "#domain/analytics/segments.ts";
import { addDays, utcDay } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY, MS_PER_HOUR } from "#domain/general/durations.ts";
import { groupBy } from "#domain/general/group-by.ts";
import type { Context } from "#server/platform/context.ts";
import { createChance } from "#server/testing/analytics/analytics-chance.ts";
import { insertRows, makeRows } from "#server/testing/analytics/analytics-rows.ts";
import {
  makeVisits,
  type RandomVisit,
  sendVisits,
  startOf,
} from "#server/testing/analytics/analytics-visits.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";
import { createDashboard } from "./dashboard.service.ts";

const NOW = new Date("2026-11-15T13:37:20Z");

const chance = createChance(6);
const rows = makeRows(chance, NOW, 200);
const open = rows.users.filter(({ closed_at }) => closed_at === null);
const visits = makeVisits(chance, rows.users, NOW, 500);

let world: TestWorld;
let emptyDashboard: DashboardView;
let dashboard: DashboardView;

async function read(now: Date): Promise<DashboardView> {
  const readNow = createDashboard({
    presence: { count: async () => ({ people: 3, visitors: 5 }) },
    fleet: { load: () => ({ cpu: 12.5, memory: 40 }) },
    database: world.database,
  });
  // The figures ask for nothing else of a context.
  return readNow({ db: world.db, now } as Context);
}

beforeAll(async () => {
  world = await openWorld();
  emptyDashboard = await read(NOW);
  await insertRows(world.db, rows);
  await sendVisits(world.db, visits);
  dashboard = await read(NOW);
});
afterAll(() => world?.close());

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => (values.length > 0 ? sum(values) / values.length : null);
const round1 = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10);
const daysAgo = (at: Date) => (Date.parse(utcDay(NOW)) - Date.parse(utcDay(at))) / MS_PER_DAY;
const isInLast = (days: number) => (at: Date) => daysAgo(at) < days;
const visitsOf = (id: string) => visits.filter(({ person }) => person?.id === id);
const momentsOf = (id: string) =>
  visitsOf(id).flatMap(({ events, funnel }) => [...events, ...funnel].map(({ at }) => at));
const lastSeen = (id: string) => {
  const times = momentsOf(id).map((at) => at.getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : null;
};

/** Largest first; equals by name. */
function ranked<T>(entries: Map<string, T>, size: (value: T) => number): [string, T][] {
  return [...entries].sort(
    (a, b) => size(b[1]) - size(a[1]) || (Buffer.from(a[0]) < Buffer.from(b[0]) ? -1 : 1),
  );
}

function tally<T>(entries: readonly T[], keyOf: (entry: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const entry of entries) groups.set(keyOf(entry), [...(groups.get(keyOf(entry)) ?? []), entry]);
  return groups;
}

const lately = isInLast(30);
const recentVisits = visits.filter((visit) => lately(startOf(visit)));
const recentEvents = visits.flatMap(({ events }) => events).filter(({ at }) => lately(at));

describe("people", () => {
  test("totals, newcomers, active ones and XP are those of open accounts", () => {
    const xp = sum(open.map(({ total_xp }) => total_xp));
    expect(dashboard).toMatchObject({
      totalUsers: open.length,
      newUsersThisWeek: open.filter(({ created_at }) => NOW.getTime() - created_at.getTime() < 7 * MS_PER_DAY)
        .length,
      activeUsers: open.filter(({ id }) => momentsOf(id).some(lately)).length,
      totalXP: xp,
      averageXP: xp / open.length,
      onlineUsers: 3,
      onlineVisitors: 5,
    });
  });

  test("retention: of those here 31 to 60 days ago, who was here in the last 30", () => {
    const before = open.filter(({ id }) => momentsOf(id).some((at) => daysAgo(at) >= 30 && daysAgo(at) < 60));
    const returned = before.filter(({ id }) => momentsOf(id).some(lately));
    expect(before.length).toBeGreaterThan(20);
    expect(returned.length).toBeLessThan(before.length);
    expect(dashboard.retention).toEqual({ before: before.length, returned: returned.length });
    expect(dashboard.retentionRate).toBe(returned.length / before.length);
  });

  test("segments by sign-up and last visit, with the mean active time of their sessions", () => {
    const expected = SEGMENTS.map((segment) => {
      const inIt = open.filter(({ id, created_at }) => segmentOf(created_at, lastSeen(id), NOW) === segment);
      const sessions = inIt.flatMap(({ id }) => visitsOf(id)).map(({ activeSeconds }) => activeSeconds);
      return { segment, count: inIt.length, avgEngagement: mean(sessions) };
    });
    expect(dashboard.businessMetrics.userSegments).toEqual(expected);
  });

  test("the ten with the most XP, then the most quests done", () => {
    const done = (id: string) =>
      rows.quests.filter((quest) => quest.user_id === id && quest.completed_at).length;
    const expected = open
      .map(({ id, username, total_xp, created_at }) => ({
        id,
        username,
        total_xp,
        created_at,
        done: done(id),
      }))
      .sort(
        (a, b) =>
          b.total_xp - a.total_xp || b.done - a.done || a.created_at.getTime() - b.created_at.getTime(),
      )
      .slice(0, 10)
      .map(({ id, username, total_xp, done: tasksCompleted }) => ({
        id,
        username,
        level: 1 + Math.floor(total_xp / 100),
        totalXP: total_xp,
        tasksCompleted,
      }));
    expect(dashboard.topUsers).toEqual(expected);
  });
});

describe("quests and ratings", () => {
  test("completed of all quests, without those removed before they were done", () => {
    const completed = rows.quests.filter(({ completed_at }) => completed_at);
    const counted = rows.quests.filter(({ completed_at, deleted_at }) => completed_at || !deleted_at);
    expect(counted.length).toBeLessThan(rows.quests.length);
    expect(dashboard).toMatchObject({
      completedTasks: completed.length,
      totalTasks: counted.length,
      completionRate: completed.length / counted.length,
    });
  });

  test("what is under way and what waits", () => {
    expect(dashboard.realTimeMetrics).toEqual({
      ongoingTasks: rows.quests.filter(
        (quest) => quest.started_at && !quest.completed_at && !quest.deleted_at,
      ).length,
      queuedOperations:
        rows.mails.filter(({ state }) => state === "sending").length +
        rows.ledger.filter(({ settled_at }) => !settled_at).length +
        rows.subscriptions.filter(({ cancel_wanted_at }) => cancel_wanted_at).length,
      systemHealth: { cpu: 12.5, memory: 40 },
    });
  });

  test("ratings are means out of five, the overall one of all four", () => {
    const ui = rows.uiRatings;
    const outOf5 = (values: readonly number[]) => round1((mean(values) ?? 0) / 2);
    expect(dashboard.businessMetrics).toMatchObject({
      aiTaskPerformance: {
        average: outOf5(rows.aiRatings.map(({ ai_task }) => ai_task)),
        totalRatings: rows.aiRatings.length,
      },
      aiModelPerformance: {
        average: outOf5(rows.aiRatings.map(({ ai_tool }) => ai_tool)),
        totalRatings: rows.aiRatings.length,
      },
      uiPerformance: {
        totalRatings: ui.length,
        averageRatings: {
          overall: outOf5(
            ui.flatMap((row) => [
              row.visual_design,
              row.navigation,
              row.responsive_design,
              row.loading_speed,
            ]),
          ),
          visualDesign: outOf5(ui.map((row) => row.visual_design)),
          navigation: outOf5(ui.map((row) => row.navigation)),
          loadingSpeed: outOf5(ui.map((row) => row.loading_speed)),
        },
      },
    });
  });

  test("a tool's accuracy is out of the openings where it stood first; its uses are its own openings", () => {
    const openings = rows.tools
      .filter(({ day }) => day >= addDays(utcDay(NOW), -29))
      .flatMap(({ predicted, opened, times }) =>
        Array.from({ length: times }, () => ({ predicted, opened })),
      );
    const tools = ["Sheets", "Notion", "Stripe", "Figma"].map((tool) => {
      const first = openings.filter(({ predicted }) => predicted === tool);
      const right = first.filter(({ opened }) => opened === tool);
      return {
        tool,
        accuracy: first.length > 0 ? right.length / first.length : null,
        predictions: first.length,
        usage: openings.filter(({ opened }) => opened === tool).length,
      };
    });
    const listed = dashboard.businessMetrics.toolPredictions;
    expect(dashboard.basis.toolOpenings).toBe(openings.length);
    expect(listed).toHaveLength(4);
    expect(listed).toEqual(expect.arrayContaining(tools));
    expect(listed.map(({ usage }) => usage)).toEqual(tools.map(({ usage }) => usage).sort((a, b) => b - a));
  });
});

describe("visits and events", () => {
  test("the five acts done most, by action and element", () => {
    const acts = recentEvents.filter(({ action }) => isAct(action));
    const expected = ranked(
      tally(acts, ({ action, element }) => `${action}|${element}`),
      (group) => group.length,
    )
      .slice(0, 5)
      .map(([, group]) => ({ action: group[0]?.action, element: group[0]?.element, count: group.length }));
    expect(dashboard.topActions).toEqual(expected);
    expect(dashboard.basis.actions).toBe(acts.length);
  });

  test("names that look like code stay names", () => {
    const elements = visits.flatMap(({ events }) => events.map(({ element }) => element));
    expect(elements).toContain("<script>alert(1)</script>");
    expect(dashboard.topActions.map(({ element }) => element)).toContain("<script>alert(1)</script>");
  });

  test("each of the last seven days with its sessions", () => {
    const expected = [6, 5, 4, 3, 2, 1, 0].map((ago) => {
      const sessions = visits.filter((visit) => visit.person && daysAgo(startOf(visit)) === ago);
      const acts = sessions.map(({ events }) => events.filter(({ action }) => isAct(action)).length);
      return {
        date: addDays(utcDay(NOW), -ago),
        sessions: sessions.length,
        avgSessionTime: mean(sessions.map(({ activeSeconds }) => activeSeconds)),
        avgActionsPerSession: mean(acts),
      };
    });
    expect(dashboard.userEngagement).toEqual(expected);
  });

  test("the funnel counts people by their first step, and each step only with all before it", () => {
    const marked = visits.filter(({ funnel }) => funnel.length > 0);
    const people = [
      ...groupBy(marked, (visit) => visit.person?.id ?? `stranger ${visits.indexOf(visit)}`).values(),
    ];
    const recent = people.filter((theirs) =>
      isInLast(30)(new Date(Math.min(...theirs.map((visit) => startOf(visit).getTime())))),
    );
    const took = (...steps: string[]) =>
      recent.filter((theirs) => {
        const events = new Set<string>(theirs.flatMap(({ funnel }) => funnel.map(({ event }) => event)));
        return steps.every((step) => events.has(step));
      }).length;
    const shown = dashboard.conversionFunnel;
    expect(shown).toEqual({
      landingPageViews: took("landing_page_view"),
      ctaClicks: took("landing_page_view", "cta_click"),
      onboardingStarts: took("landing_page_view", "cta_click", "onboarding_start"),
      onboardingCompletions: took(
        "landing_page_view",
        "cta_click",
        "onboarding_start",
        "onboarding_completion",
      ),
    });
    expect(shown.landingPageViews).toBeGreaterThan(0);
  });

  test("24 hours of views and acts", () => {
    const expected = Array.from({ length: 24 }, (_, hour) => ({
      hour,
      activity: recentEvents.filter(
        ({ action, at }) => at.getUTCHours() === hour && (isAct(action) || action === "page_view"),
      ).length,
    }));
    expect(dashboard.userBehaviorPatterns.peakUsageHours).toEqual(expected);
  });

  test("where visits came from, and how many became founders", () => {
    const converted = ({ funnel }: RandomVisit) =>
      funnel.some(({ event }) => event === "onboarding_completion");
    const expected = ranked(
      tally(recentVisits, ({ source }) => source),
      (group) => group.length,
    ).map(([source, group]) => ({
      source,
      visitors: group.length,
      conversionRate: group.filter(converted).length / group.length,
    }));
    expect(dashboard.marketingInsights.trafficSources).toEqual(expected);
  });

  test("bounces and crashes of all visits, answers and errors of the last hour", () => {
    const isBounce = ({ events, funnel, activeSeconds }: RandomVisit) => {
      const times = [...events, ...funnel].map(({ at }) => at.getTime());
      const seconds = Math.max(activeSeconds, (Math.max(...times) - Math.min(...times)) / 1_000);
      const views = events.filter(({ action }) => action === "page_view").length;
      return views === 1 && !events.some(({ action }) => isAct(action)) && seconds < 10;
    };
    const crashed = recentVisits.filter(({ events }) =>
      events.some(({ action }) => action === "client_error"),
    );
    const minutes = rows.minutes.filter(({ minute }) => NOW.getTime() - minute.getTime() < MS_PER_HOUR);
    const requests = sum(minutes.map((minute) => minute.requests));
    expect(recentVisits.filter(isBounce).length).toBeGreaterThan(5);
    expect(dashboard.technicalMetrics).toEqual({
      visits: recentVisits.length,
      bounceRate: recentVisits.filter(isBounce).length / recentVisits.length,
      crashRate: crashed.length / recentVisits.length,
      requests,
      errorRate: sum(minutes.map(({ errors }) => errors)) / requests,
      avgResponseTime: sum(minutes.map(({ request_ms }) => request_ms)) / requests,
    });
  });

  test("the five features used most, with their mean time", () => {
    const used = recentEvents.filter(({ action }) => action === "feature_used");
    const expected = ranked(
      tally(used, ({ element }) => element),
      (group) => group.length,
    )
      .slice(0, 5)
      .map(([featureName, group]) => ({
        featureName,
        usageCount: group.length,
        avgTimeSpent: mean(group.map(({ seconds }) => seconds ?? 0)),
      }));
    expect(dashboard.topFeatures).toEqual(expected);
    expect(dashboard.basis.features).toBe(used.length);
  });
});

test("nothing to count is null or empty, never an invented zero percent", () => {
  expect(emptyDashboard).toMatchObject({
    totalUsers: 0,
    retentionRate: null,
    completionRate: null,
    averageXP: null,
    topActions: [],
    topUsers: [],
    topFeatures: [],
    technicalMetrics: { avgResponseTime: null, errorRate: null, bounceRate: null, crashRate: null },
    marketingInsights: { trafficSources: [] },
    businessMetrics: {
      aiTaskPerformance: { average: null, totalRatings: 0 },
      uiPerformance: { totalRatings: 0, averageRatings: { overall: null, visualDesign: null } },
      toolPredictions: [],
    },
  });
  expect(emptyDashboard.userEngagement).toHaveLength(7);
  expect(emptyDashboard.userEngagement[0]).toMatchObject({ sessions: 0, avgSessionTime: null });
  expect(emptyDashboard.businessMetrics.userSegments.map(({ avgEngagement }) => avgEngagement)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test("on a later day the windows move: active people become dormant", async () => {
  const later = await read(new Date(NOW.getTime() + 100 * MS_PER_DAY));
  expect(later).toMatchObject({ activeUsers: 0, retentionRate: null, topActions: [] });
  expect(later.businessMetrics.userSegments).toMatchObject([
    { count: 0 },
    { count: 0 },
    { count: 0 },
    { count: open.length },
  ]);
});

test("over HTTP an admin reads it, with who is online now", async () => {
  const admin = await world.person({ email: "admin@example.com" });
  await world.db
    .updateTable("users")
    .set({ role: "admin" })
    .where("email", "=", "admin@example.com")
    .execute();
  const answer = await admin.get("/api/analytics/dashboard");
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ onlineUsers: 0, totalTasks: dashboard.totalTasks });
  await admin.post("/api/analytics/online", { sessionId: "a tab", currentPage: "/analytics" });
  await world.visitor().post("/api/analytics/online", { sessionId: "another tab" });
  const { onlineUsers, onlineVisitors, realTimeMetrics } = (
    await admin.get("/api/analytics/dashboard")
  ).json();
  expect({ onlineUsers, onlineVisitors }).toEqual({ onlineUsers: 1, onlineVisitors: 1 });
  expect(realTimeMetrics.systemHealth.memory).toBeGreaterThan(0);
});
