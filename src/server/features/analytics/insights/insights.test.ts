import { describe, expect, test } from "vitest";
import { createChance } from "#server/testing/analytics/analytics-chance.ts";
import { findInsights } from "./insights.ts";
import type { InsightFigures } from "./insights-finding.ts";

const QUIET: InsightFigures = {
  summary: {
    totalEvents: 0,
    activeUsers: 20,
    tasksGenerated: 0,
    tasksCompleted: 0,
    systemHealth: "excellent",
  },
  taskMetrics: {
    successRate: null,
    generations: 0,
    completionRate: null,
    totalGenerated: 0,
    averageGenerationTime: null,
    businessTypeBreakdown: {},
  },
  userMetrics: {
    averageRating: null,
    totalRatings: 0,
    totalSessions: 0,
    feedbackCount: 0,
    retentionRate: { daily: null, weekly: null, monthly: null },
    cohorts: {
      daily: { people: 0, returned: 0 },
      weekly: { people: 0, returned: 0 },
      monthly: { people: 0, returned: 0 },
    },
  },
  performanceMetrics: {
    systemHealth: {
      uptime: null,
      responseTime: null,
      errorRate: null,
      throughput: 0,
      requests: 0,
      samples: 0,
    },
    pluginPerformance: {},
  },
  types: [],
  days: 3,
  onboarding: { starts: 0, completions: 0 },
  hours: Array.from({ length: 24 }, () => 0),
};

const retained = (people: number, returned: number): InsightFigures => ({
  ...QUIET,
  userMetrics: {
    ...QUIET.userMetrics,
    cohorts: { ...QUIET.userMetrics.cohorts, daily: { people, returned } },
  },
});
const plugin = (runs: number, successRate: number): InsightFigures => ({
  ...QUIET,
  performanceMetrics: {
    ...QUIET.performanceMetrics,
    pluginPerformance: {
      hours: { runs, successRate, executionTime: 1, errorCount: 0, slowCount: 0, slowWaiting: 0 },
    },
  },
});
const types = (other: { generated: number; completed: number; people?: number }): InsightFigures => ({
  ...QUIET,
  types: [
    { name: "Consulting", generated: 100, completed: 60, people: 20 },
    { name: "Other", people: 20, ...other },
  ],
});
const titles = (figures: InsightFigures) => findInsights(figures).insights.map(({ title }) => title);

test("an instance without data has no insights", () => {
  expect(findInsights(QUIET)).toEqual({ insights: [], recommendations: [] });
});

test.each([
  ["19 newcomers are too few to tell", retained(19, 0), 0],
  ["20 of whom nobody returned are enough", retained(20, 0), 1],
  ["at the line nothing is wrong", retained(100, 25), 0],
  ["just below the line nobody is sure", retained(100, 24), 0],
  ["19 runs of a plugin are too few", plugin(19, 0.5), 0],
  ["a plugin that fails", plugin(200, 0.8), 1],
  ["a plugin that works", plugin(200, 0.96), 0],
  ["19 quests of a type are too few", types({ generated: 19, completed: 0 }), 0],
  ["a type as good as the others", types({ generated: 100, completed: 55 }), 0],
  ["onboarding that loses half", { ...QUIET, onboarding: { starts: 100, completions: 50 } }, 1],
  ["onboarding that keeps most", { ...QUIET, onboarding: { starts: 100, completions: 70 } }, 0],
  ["an even day", { ...QUIET, hours: QUIET.hours.map(() => 10) }, 0],
  ["a day with a peak", { ...QUIET, hours: QUIET.hours.map((_, hour) => (hour === 19 ? 50 : 10)) }, 1],
])("%s", (_, figures, count) => {
  expect(titles(figures)).toHaveLength(count);
});

test.each([
  ["19 people", { summary: { ...QUIET.summary, activeUsers: 19 } }],
  ["two days", { days: 2 }],
])("%s are too few for any insight on people, whatever the cases", (_, few) => {
  const all: InsightFigures = {
    ...types({ generated: 500, completed: 0 }),
    userMetrics: { ...retained(500, 0).userMetrics, averageRating: 1, totalRatings: 500 },
    onboarding: { starts: 500, completions: 1 },
    hours: QUIET.hours.map((_, hour) => (hour === 9 ? 500 : 0)),
  };
  expect(findInsights(all).insights.length).toBeGreaterThan(4);
  expect(findInsights({ ...all, ...few })).toEqual({ insights: [], recommendations: [] });
});

test("failures of the server are reported from the first day, even with one person", () => {
  const failing = (cases: number): InsightFigures => ({
    ...plugin(cases, 0),
    summary: { ...QUIET.summary, activeUsers: 1 },
    taskMetrics: { ...QUIET.taskMetrics, successRate: 0, generations: cases },
    days: 1,
  });
  expect(titles(failing(20))).toEqual([
    "Quest generation fails too often",
    "The plugin hours fails too often",
  ]);
  expect(titles(failing(19))).toEqual([]);
});

test("onboarding is lost by people, and the sentence says so", () => {
  const { insights } = findInsights({ ...QUIET, onboarding: { starts: 100, completions: 50 } });
  expect(insights[0]?.description).toBe(
    "50% of 100 people who began onboarding did not finish it. The line is 40%.",
  );
});

test("many quests of a few people say nothing about their type", () => {
  expect(titles(types({ generated: 500, completed: 0, people: 19 }))).toEqual([]);
});

test("two types that differ are told apart, the weaker first, with what to do", () => {
  const { insights, recommendations } = findInsights(types({ generated: 50, completed: 10 }));
  expect(insights).toMatchObject([
    { title: "Other: fewer quests are completed", priority: "high", actionable: true, confidence: 0.99 },
    { title: "Consulting: more quests are completed", priority: "low", actionable: false },
  ]);
  expect(insights[0]?.description).toBe("20% of 50 quests are done, against 60% of all others.");
  expect(recommendations).toHaveLength(1);
});

test("generations, errors, slowness and ratings have their sentences", () => {
  const { insights, recommendations } = findInsights({
    ...QUIET,
    taskMetrics: { ...QUIET.taskMetrics, successRate: 0.7, generations: 50 },
    userMetrics: { ...QUIET.userMetrics, averageRating: 2.4, totalRatings: 30 },
    performanceMetrics: {
      ...QUIET.performanceMetrics,
      systemHealth: {
        uptime: 100,
        responseTime: 1_200,
        errorRate: 0.03,
        throughput: 100,
        requests: 100,
        samples: 0,
      },
    },
  });
  expect(insights).toMatchObject([{ title: "Quest generation fails too often", priority: "high" }]);
  expect(recommendations).toEqual([
    "Search the log for failed generations, and mend the most frequent cause.",
    "Search the log for errors: 3.0% of the answers were failures of the server.",
    "Give the server or its database more room: answers take over a second.",
    "Read the latest feedback: ratings average 2.4 out of 5.",
  ]);
});

describe("what happened by chance alone says nothing", () => {
  const RUNS = 200;
  const chance = createChance(11);
  const saidIn = (figures: () => InsightFigures) =>
    Array.from({ length: RUNS }, () => titles(figures()).length).filter((said) => said > 0).length / RUNS;

  test.each([20, 60, 100, 300, 1_000])("%i views and actions, evenly over the day", (count) => {
    const even = () => {
      const fell = Array.from({ length: count }, () => chance.below(24));
      return { ...QUIET, hours: QUIET.hours.map((_, hour) => fell.filter((at) => at === hour).length) };
    };
    expect(saidIn(even)).toBeLessThan(0.1);
  });

  test("ten business types that complete equally many", () => {
    const alike = () => ({
      ...QUIET,
      types: Array.from({ length: 10 }, (_, type) => ({
        name: `Type ${type}`,
        generated: 40,
        people: 20,
        completed: Array.from({ length: 40 }, () => chance.below(2)).filter(Boolean).length,
      })),
    });
    expect(saidIn(alike)).toBeLessThan(0.2);
  });
});
