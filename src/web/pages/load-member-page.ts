import type { FunctionComponent } from "react";
import type { MemberPath } from "#contracts/pages/pages.ts";

/** Every page of members but Today, which the first screen holds. */
export type ListedPath = Exclude<MemberPath, "/app">;

const PAGES: Record<ListedPath, () => Promise<FunctionComponent<object>>> = {
  "/path": async () => (await import("./path/path-page.tsx")).PathPage,
  "/money": async () => (await import("./money/money-page.tsx")).MoneyPage,
  "/review": async () => (await import("./review/review-page.tsx")).ReviewPage,
  "/streak": async () => (await import("./streak/streak-page.tsx")).StreakPage,
  "/level": async () => (await import("./level/level-page.tsx")).LevelPage,
  "/leaderboard": async () => (await import("./leaderboard/leaderboard-page.tsx")).LeaderboardPage,
  "/together": async () => (await import("./together/together-page.tsx")).TogetherPage,
  "/analytics": async () => (await import("./analytics/analytics-page.tsx")).AnalyticsPage,
  "/performance": async () => (await import("./performance/performance-page.tsx")).PerformancePage,
};

export function loadMemberPage(path: ListedPath): Promise<FunctionComponent<object>> {
  return PAGES[path]();
}
