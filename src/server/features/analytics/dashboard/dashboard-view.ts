import type { DashboardView } from "#contracts/analytics.ts";
import { outOfFive, shareOf } from "#domain/analytics/figures.ts";
import { FUNNEL_STEPS } from "#domain/analytics/funnel.ts";
import { SEGMENTS } from "#domain/analytics/segments.ts";
import { addDays, type CalendarDay } from "#domain/general/calendar-day.ts";
import { levelForXp } from "#domain/xp/level.ts";
import type { RatingMeans } from "./dashboard.repository.ts";
import type { SegmentSums, TopUser } from "./dashboard-people.repository.ts";
import type {
  CountSum,
  DaySessions,
  LargeSum,
  SourceSum,
  ToolOpenings,
} from "./dashboard-sums.repository.ts";

const TOP_ACTIONS = 5;
const TOP_FEATURES = 5;
const TOP_TOOLS = 10;
const HOURS = 24;

export function viewPeople(segments: readonly SegmentSums[]) {
  const sum = (figure: Exclude<keyof SegmentSums, "segment">) =>
    segments.reduce((total, row) => total + row[figure], 0);
  const [totalUsers, totalXP] = [sum("people"), sum("xp")];
  const retention = { before: sum("before"), returned: sum("returned") };
  return {
    totalUsers,
    newUsersThisWeek: sum("newcomers"),
    activeUsers: sum("active"),
    retentionRate: shareOf(retention.returned, retention.before),
    retention,
    totalXP,
    averageXP: shareOf(totalXP, totalUsers),
  };
}

/** All four segments in order; an empty one is zero. */
export function viewSegments(segments: readonly SegmentSums[]) {
  return SEGMENTS.map((segment) => {
    const row = segments.find((sums) => sums.segment === segment);
    return {
      segment,
      count: row?.people ?? 0,
      avgEngagement: row ? shareOf(row.activeSeconds, row.sessions) : null,
    };
  });
}

export function viewTopUsers(users: readonly TopUser[]): DashboardView["topUsers"] {
  return users.map((user) => ({ ...user, level: levelForXp(user.totalXP) }));
}

export function viewTopActions(sums: readonly CountSum[]): DashboardView["topActions"] {
  const actions = sums.filter(({ metric }) => metric === "action");
  return actions.slice(0, TOP_ACTIONS).map(({ key, n }) => {
    const [action = "", ...element] = key.split("|");
    return { action, element: element.join("|"), count: n };
  });
}

export function viewTopFeatures(sums: readonly CountSum[]): DashboardView["topFeatures"] {
  const features = sums.filter(({ metric }) => metric === "feature");
  return features
    .slice(0, TOP_FEATURES)
    .map(({ key, n, total }) => ({ featureName: key, usageCount: n, avgTimeSpent: total / n }));
}

/** How many records the lists of actions, features and tools are based on. */
export function viewBasis(
  sums: readonly LargeSum[],
  openings: readonly ToolOpenings[],
): DashboardView["basis"] {
  const all = (metric: string) => sums.find((sum) => sum.metric === metric)?.all ?? 0;
  return {
    actions: all("action"),
    features: all("feature"),
    toolOpenings: openings.reduce((sum, { times }) => sum + times, 0),
  };
}

export function countOf(sums: readonly CountSum[], metric: string, key = ""): number {
  return sums.find((sum) => sum.metric === metric && sum.key === key)?.n ?? 0;
}

export function viewHours(sums: readonly CountSum[]) {
  return Array.from({ length: HOURS }, (_, hour) => ({
    hour,
    activity: countOf(sums, "hour", String(hour).padStart(2, "0")),
  }));
}

export function viewFunnel(sums: readonly CountSum[]): DashboardView["conversionFunnel"] {
  // During a rolling restart a step may be subtracted that an older instance never added: clamp at zero.
  let before = Number.POSITIVE_INFINITY;
  const [landingPageViews = 0, ctaClicks = 0, onboardingStarts = 0, onboardingCompletions = 0] =
    FUNNEL_STEPS.map((step) => {
      before = Math.min(before, Math.max(0, countOf(sums, "step", step)));
      return before;
    });
  return { landingPageViews, ctaClicks, onboardingStarts, onboardingCompletions };
}

/** Every day of the window, including days without sessions. */
export function viewEngagement(
  rows: readonly DaySessions[],
  from: CalendarDay,
  days: number,
): DashboardView["userEngagement"] {
  return Array.from({ length: days }, (_, index) => {
    const date = addDays(from, index);
    const { sessions, activeSeconds, actions } = rows.find(({ day }) => day === date) ?? NO_SESSIONS;
    return {
      date,
      sessions,
      avgSessionTime: shareOf(activeSeconds, sessions),
      avgActionsPerSession: shareOf(actions, sessions),
    };
  });
}

const NO_SESSIONS = { sessions: 0, activeSeconds: 0, actions: 0 };

export function viewSources(sources: readonly SourceSum[]) {
  return sources.map(({ source, visits, conversions }) => ({
    source,
    visitors: visits,
    conversionRate: shareOf(conversions, visits),
  }));
}

const rated = (mean: number | null) => (mean === null ? null : outOfFive(mean));

export function viewRatings(means: RatingMeans) {
  const { visualDesign, navigation, responsiveDesign, loadingSpeed, uiRatings, aiRatings } = means;
  const four = [visualDesign, navigation, responsiveDesign, loadingSpeed];
  const overall = uiRatings > 0 ? four.reduce<number>((sum, mean) => sum + (mean ?? 0), 0) / 4 : null;
  return {
    aiTaskPerformance: { average: rated(means.aiTask), totalRatings: aiRatings },
    aiModelPerformance: { average: rated(means.aiTool), totalRatings: aiRatings },
    uiPerformance: {
      totalRatings: uiRatings,
      averageRatings: {
        overall: rated(overall),
        visualDesign: rated(visualDesign),
        navigation: rated(navigation),
        loadingSpeed: rated(loadingSpeed),
      },
    },
  };
}

/** Most used first. A tool that was never suggested first has uses but no accuracy. */
export function viewTools(
  openings: readonly ToolOpenings[],
): DashboardView["businessMetrics"]["toolPredictions"] {
  const tools = new Map<string, { predictions: number; right: number; usage: number }>();
  const of = (tool: string) => {
    const known = tools.get(tool) ?? { predictions: 0, right: 0, usage: 0 };
    tools.set(tool, known);
    return known;
  };
  for (const { predicted, opened, times } of openings) {
    of(predicted).predictions += times;
    of(opened).usage += times;
    if (predicted === opened) of(predicted).right += times;
  }
  return [...tools]
    .map(([tool, { predictions, right, usage }]) => ({
      tool,
      accuracy: shareOf(right, predictions),
      predictions,
      usage,
    }))
    .sort((a, b) => b.usage - a.usage || (a.tool < b.tool ? -1 : 1))
    .slice(0, TOP_TOOLS);
}
