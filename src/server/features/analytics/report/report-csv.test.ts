import { expect, test } from "vitest";
import type { ReportView } from "#contracts/report.ts";
import { reportCsv } from "./report-csv.ts";

const REPORT: ReportView = {
  reportId: "an id",
  generatedAt: "2026-11-15T12:00:00.000Z",
  range: "7d",
  hasDemoPeople: false,
  summary: { totalEvents: 12, activeUsers: 3, tasksGenerated: 5, tasksCompleted: 4, systemHealth: "good" },
  taskMetrics: {
    successRate: 1,
    generations: 2,
    completionRate: null,
    totalGenerated: 5,
    averageGenerationTime: 41.5,
    businessTypeBreakdown: { "Software/Apps": 5 },
  },
  userMetrics: {
    averageRating: 4.2,
    totalRatings: 6,
    totalSessions: 9,
    feedbackCount: 1,
    retentionRate: { daily: 0.5, weekly: null, monthly: null },
    cohorts: {
      daily: { people: 2, returned: 1 },
      weekly: { people: 0, returned: 0 },
      monthly: { people: 0, returned: 0 },
    },
  },
  performanceMetrics: {
    systemHealth: { uptime: 99.5, responseTime: 20, errorRate: 0, throughput: 7, requests: 70, samples: 12 },
    pluginPerformance: {
      hours: { successRate: 1, executionTime: 0.2, errorCount: 0, slowCount: 1, slowWaiting: 1, runs: 2 },
    },
  },
  insights: [
    { title: "=1+1: fewer", description: "A, B", priority: "high", confidence: 0.87, actionable: true },
  ],
  recommendations: ["-Do this", "Do that"],
};

test("every figure is a row of section, name and value", () => {
  expect(reportCsv(REPORT).replace("\uFEFF", "").split("\r\n")).toEqual([
    "section,name,value",
    "report,reportId,an id",
    "report,generatedAt,2026-11-15T12:00:00.000Z",
    "report,range,7d",
    "summary,totalEvents,12",
    "summary,activeUsers,3",
    "summary,tasksGenerated,5",
    "summary,tasksCompleted,4",
    "summary,systemHealth,good",
    "taskMetrics,successRate,1",
    "taskMetrics,generations,2",
    "taskMetrics,completionRate,",
    "taskMetrics,totalGenerated,5",
    "taskMetrics,averageGenerationTime,41.5",
    "taskMetrics,businessTypeBreakdown.Software/Apps,5",
    "userMetrics,averageRating,4.2",
    "userMetrics,totalRatings,6",
    "userMetrics,totalSessions,9",
    "userMetrics,feedbackCount,1",
    "userMetrics,retentionRate.daily,0.5",
    "userMetrics,retentionRate.weekly,",
    "userMetrics,retentionRate.monthly,",
    "userMetrics,cohorts.daily.people,2",
    "userMetrics,cohorts.daily.returned,1",
    "userMetrics,cohorts.weekly.people,0",
    "userMetrics,cohorts.weekly.returned,0",
    "userMetrics,cohorts.monthly.people,0",
    "userMetrics,cohorts.monthly.returned,0",
    "performanceMetrics,systemHealth.uptime,99.5",
    "performanceMetrics,systemHealth.responseTime,20",
    "performanceMetrics,systemHealth.errorRate,0",
    "performanceMetrics,systemHealth.throughput,7",
    "performanceMetrics,systemHealth.requests,70",
    "performanceMetrics,systemHealth.samples,12",
    "performanceMetrics,pluginPerformance.hours.successRate,1",
    "performanceMetrics,pluginPerformance.hours.executionTime,0.2",
    "performanceMetrics,pluginPerformance.hours.errorCount,0",
    "performanceMetrics,pluginPerformance.hours.slowCount,1",
    "performanceMetrics,pluginPerformance.hours.slowWaiting,1",
    "performanceMetrics,pluginPerformance.hours.runs,2",
    // What a spreadsheet would take for a formula stands behind an apostrophe.
    'insights,\'=1+1: fewer,"A, B (high, confidence 87%)"',
    "recommendations,1,'-Do this",
    "recommendations,2,Do that",
    "",
  ]);
});
