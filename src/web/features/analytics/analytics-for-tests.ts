import type { DashboardView } from "#contracts/analytics.ts";
import type { ReportView } from "#contracts/report.ts";

const HOURS = [
  49, 33, 21, 16, 16, 25, 62, 115, 148, 136, 124, 140, 173, 157, 136, 144, 181, 239, 305, 371, 412, 354, 227,
  119,
];

/** For tests: every figure filled. */
export const DASHBOARD: DashboardView = {
  generatedAt: "2026-11-12T20:41:30.000Z",
  hasDemoPeople: false,
  totalUsers: 1_284,
  newUsersThisWeek: 46,
  activeUsers: 842,
  onlineUsers: 37,
  onlineVisitors: 0,
  retentionRate: 0.6402,
  retention: { before: 845, returned: 541 },
  completionRate: 0.712,
  completedTasks: 8_900,
  totalTasks: 12_500,
  totalXP: 402_000,
  averageXP: 313,
  topActions: [
    { action: "task_start", element: "quest card", count: 5_200 },
    { action: "task_complete", element: "", count: 4_800 },
    { action: "button_click", element: "Mentor", count: 3_100 },
    { action: "tool_launch", element: "", count: 2_600 },
    { action: "task_generate", element: "", count: 910 },
  ],
  userEngagement: [
    { date: "2026-11-06", sessions: 210, avgSessionTime: 1_260, avgActionsPerSession: 14 },
    { date: "2026-11-07", sessions: 190, avgSessionTime: 1_740, avgActionsPerSession: 19 },
    { date: "2026-11-08", sessions: 205, avgSessionTime: 1_510, avgActionsPerSession: 17 },
    { date: "2026-11-09", sessions: 240, avgSessionTime: 1_180, avgActionsPerSession: 13 },
    { date: "2026-11-10", sessions: 233, avgSessionTime: 1_380, avgActionsPerSession: 15 },
    { date: "2026-11-11", sessions: 228, avgSessionTime: 1_450, avgActionsPerSession: 16 },
    { date: "2026-11-12", sessions: 251, avgSessionTime: 1_890, avgActionsPerSession: 22 },
  ],
  topUsers: [
    { id: "u1", username: "Ines Okafor", level: 18, tasksCompleted: 41, totalXP: 1_800 },
    { id: "u2", username: "Jonas Weber", level: 16, tasksCompleted: 37, totalXP: 1_600 },
    { id: "u3", username: "Amara Diallo", level: 15, tasksCompleted: 36, totalXP: 1_400 },
    { id: "u4", username: "Leo Fontaine", level: 13, tasksCompleted: 30, totalXP: 1_300 },
    { id: "u5", username: "Sofia Marin", level: 12, tasksCompleted: 29, totalXP: 1_100 },
    { id: "u6", username: "Kenji Mori", level: 11, tasksCompleted: 27, totalXP: 1_000 },
    { id: "u7", username: "Ruth Adeyemi", level: 10, tasksCompleted: 25, totalXP: 950 },
    { id: "u8", username: "Pavel Novak", level: 9, tasksCompleted: 22, totalXP: 875 },
    { id: "u9", username: "Lucía Peña", level: 8, tasksCompleted: 20, totalXP: 750 },
    { id: "u10", username: "Theo Brandt", level: 7, tasksCompleted: 18, totalXP: 675 },
  ],
  conversionFunnel: {
    landingPageViews: 9_800,
    ctaClicks: 3_100,
    onboardingStarts: 1_600,
    onboardingCompletions: 1_300,
  },
  userBehaviorPatterns: { peakUsageHours: HOURS.map((activity, hour) => ({ hour, activity })) },
  businessMetrics: {
    userSegments: [
      { segment: "New", count: 146, avgEngagement: 540 },
      { segment: "Active", count: 508, avgEngagement: 1_560 },
      { segment: "At risk", count: 268, avgEngagement: 660 },
      { segment: "Dormant", count: 362, avgEngagement: 310 },
    ],
    aiTaskPerformance: { average: 4.4, totalRatings: 212 },
    aiModelPerformance: { average: 4.2, totalRatings: 198 },
    uiPerformance: {
      totalRatings: 176,
      averageRatings: { overall: 4.5, visualDesign: 4.6, navigation: 4.3, loadingSpeed: 4.1 },
    },
    toolPredictions: [
      { tool: "Google Sheets", accuracy: 0.88, predictions: 100, usage: 612 },
      { tool: "AI Mentor", accuracy: 0.84, predictions: 100, usage: 1_400 },
      { tool: "Instagram", accuracy: 0.79, predictions: 100, usage: 530 },
      { tool: "Google Docs", accuracy: 0.73, predictions: 100, usage: 488 },
      { tool: "Figma", accuracy: 0.66, predictions: 100, usage: 207 },
    ],
  },
  technicalMetrics: {
    avgResponseTime: 142,
    errorRate: 0.003,
    bounceRate: 0.38,
    crashRate: 0.0004,
    requests: 28_400,
    visits: 9_870,
  },
  realTimeMetrics: { ongoingTasks: 212, queuedOperations: 4, systemHealth: { cpu: 38, memory: 78 } },
  marketingInsights: {
    trafficSources: [
      { source: "Direct", visitors: 4_100, conversionRate: 0.14 },
      { source: "instagram.com", visitors: 2_700, conversionRate: 0.11 },
      { source: "google.com", visitors: 1_900, conversionRate: 0.17 },
      { source: "newsletter", visitors: 640, conversionRate: 0.29 },
      { source: "linkedin.com", visitors: 410, conversionRate: 0.09 },
    ],
  },
  topFeatures: [
    { featureName: "Weekly Schedule", usageCount: 9_400, avgTimeSpent: 312 },
    { featureName: "AI Mentor", usageCount: 3_100, avgTimeSpent: 248 },
    { featureName: "Task Workspace", usageCount: 2_200, avgTimeSpent: 1_100 },
    { featureName: "Leaderboard", usageCount: 1_200, avgTimeSpent: 41 },
    { featureName: "Toolbox", usageCount: 870, avgTimeSpent: 9 },
  ],
};

/** For tests: an instance on its first day. */
export const EMPTY_DASHBOARD: DashboardView = {
  ...DASHBOARD,
  totalUsers: 0,
  newUsersThisWeek: 0,
  activeUsers: 0,
  onlineUsers: 0,
  retentionRate: null,
  retention: { before: 0, returned: 0 },
  completionRate: null,
  completedTasks: 0,
  totalTasks: 0,
  totalXP: 0,
  averageXP: null,
  topActions: [],
  userEngagement: DASHBOARD.userEngagement.map(({ date }) => ({
    date,
    sessions: 0,
    avgSessionTime: null,
    avgActionsPerSession: null,
  })),
  topUsers: [],
  conversionFunnel: { landingPageViews: 0, ctaClicks: 0, onboardingStarts: 0, onboardingCompletions: 0 },
  userBehaviorPatterns: { peakUsageHours: HOURS.map((_, hour) => ({ hour, activity: 0 })) },
  businessMetrics: {
    userSegments: DASHBOARD.businessMetrics.userSegments.map(({ segment }) => ({
      segment,
      count: 0,
      avgEngagement: null,
    })),
    aiTaskPerformance: { average: null, totalRatings: 0 },
    aiModelPerformance: { average: null, totalRatings: 0 },
    uiPerformance: {
      totalRatings: 0,
      averageRatings: { overall: null, visualDesign: null, navigation: null, loadingSpeed: null },
    },
    toolPredictions: [],
  },
  technicalMetrics: {
    avgResponseTime: null,
    errorRate: null,
    bounceRate: null,
    crashRate: null,
    requests: 0,
    visits: 0,
  },
  realTimeMetrics: { ongoingTasks: 0, queuedOperations: 0, systemHealth: { cpu: 3, memory: 12 } },
  marketingInsights: { trafficSources: [] },
  topFeatures: [],
};

export const REPORT: ReportView = {
  reportId: "0c5f4a7e-5f0e-4a51-9a3c-2f6f3d1f8a11",
  generatedAt: "2026-11-12T20:41:30.000Z",
  hasDemoPeople: false,
  range: "7d",
  summary: {
    totalEvents: 128_400,
    activeUsers: 512,
    tasksGenerated: 3_400,
    tasksCompleted: 2_150,
    systemHealth: "excellent",
  },
  taskMetrics: {
    successRate: 0.992,
    generations: 640,
    completionRate: 0.634,
    totalGenerated: 3_400,
    averageGenerationTime: 1_240,
    businessTypeBreakdown: {
      "Food & Beverage": 800,
      "E-commerce": 1_500,
      Consulting: 700,
      "Creative services": 400,
    },
  },
  userMetrics: {
    averageRating: 4.3,
    totalRatings: 386,
    totalSessions: 1_557,
    feedbackCount: 64,
    retentionRate: { daily: 0.41, weekly: 0.32, monthly: null },
    cohorts: {
      daily: { people: 46, returned: 19 },
      weekly: { people: 38, returned: 12 },
      monthly: { people: 0, returned: 0 },
    },
  },
  performanceMetrics: {
    systemHealth: { uptime: 99.94, responseTime: 142, errorRate: 0.003, throughput: 1_200 },
    pluginPerformance: {
      constraints: { successRate: 1, executionTime: 3, errorCount: 0, runs: 640 },
      diversity: { successRate: 0.97, executionTime: 12, errorCount: 19, runs: 640 },
      wording: { successRate: 0.95, executionTime: 1_240, errorCount: 32, runs: 640 },
    },
  },
  insights: [
    {
      title: "Evenings are busiest",
      description: "42% of all actions fall between 18:00 and 21:00 UTC.",
      priority: "medium",
      confidence: 0.93,
      actionable: true,
    },
    {
      title: "Most new people come back",
      description: "41% of those who signed up returned on their second day.",
      priority: "low",
      confidence: 0.78,
      actionable: false,
    },
  ],
  recommendations: ["Look at the step 'wording': 5% of its runs failed.", "Plan maintenance for 03:00 UTC."],
};

export const EMPTY_REPORT: ReportView = {
  ...REPORT,
  summary: { totalEvents: 0, activeUsers: 0, tasksGenerated: 0, tasksCompleted: 0, systemHealth: "good" },
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
    systemHealth: { uptime: null, responseTime: null, errorRate: null, throughput: 0 },
    pluginPerformance: {},
  },
  insights: [],
  recommendations: [],
};
