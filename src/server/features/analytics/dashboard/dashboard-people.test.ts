import { describe, expect, test } from "vitest";
import { SEGMENTS, segmentOf } from "#domain/analytics/segments.ts";
import { addDays, utcDay } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import {
  daysAgo,
  isInLast,
  mean,
  NOW,
  openDashboard,
  rows,
  sum,
  visits,
} from "#server/testing/analytics/dashboard-sample.ts";

const { world, read, emptyDashboard, dashboard } = await openDashboard();

const open = rows.users.filter(({ closed_at }) => closed_at === null);
const lately = isInLast(30);
const round1 = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10);

const visitsOf = (id: string) => visits.filter(({ person }) => person?.id === id);
const momentsOf = (id: string) =>
  visitsOf(id).flatMap(({ events, funnel }) => [...events, ...funnel].map(({ at }) => at));
const lastSeen = (id: string) => {
  const times = momentsOf(id).map((at) => at.getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : null;
};

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
