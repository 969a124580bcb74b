import type { FunctionComponent } from "react";

const PAGES = {
  path: async () => (await import("./path/path-page.tsx")).PathPage,
  money: async () => (await import("./money/money-page.tsx")).MoneyPage,
  review: async () => (await import("./review/review-page.tsx")).ReviewPage,
  streak: async () => (await import("./streak/streak-page.tsx")).StreakPage,
  level: async () => (await import("./level/level-page.tsx")).LevelPage,
  leaderboard: async () => (await import("./leaderboard/leaderboard-page.tsx")).LeaderboardPage,
  together: async () => (await import("./together/together-page.tsx")).TogetherPage,
  analytics: async () => (await import("./analytics/analytics-page.tsx")).AnalyticsPage,
  "api-docs": async () => (await import("./api-docs/api-docs-page.tsx")).ApiDocsPage,
  performance: async () => (await import("./performance/performance-page.tsx")).PerformancePage,
} satisfies Record<string, () => Promise<FunctionComponent<object>>>;

export type MemberPageName = keyof typeof PAGES;

export function loadMemberPage(name: MemberPageName): Promise<FunctionComponent<object>> {
  return PAGES[name]();
}
