import { describe, expect, test } from "vitest";
import { isAct } from "#domain/analytics/analytics-events.ts";
import { RANGES, type Range } from "#domain/analytics/ranges.ts";
import { addDays, utcDay } from "#domain/general/calendar-day.ts";
import { MS_PER_HOUR } from "#domain/general/durations.ts";
import { groupBy } from "#domain/general/group-by.ts";
import { type RandomVisit, startOf } from "#server/testing/analytics/analytics-visits.ts";
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

const { dashboard: monthly, read } = await openDashboard();

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

const hourOf = (at: Date) => Math.floor(at.getTime() / MS_PER_HOUR);
/** The current hour and the 23 before it, or whole UTC days. */
const IN_RANGE: Record<Range, (at: Date) => boolean> = {
  "24h": (at) => hourOf(NOW) - hourOf(at) < 24,
  "7d": isInLast(7),
  "30d": isInLast(30),
  "90d": isInLast(90),
};

test("without a range the figures are those of 30 days", async () => {
  expect(await read(NOW, "30d")).toEqual(monthly);
});

describe.each(RANGES)("visits and events of %s", async (range) => {
  const dashboard = await read(NOW, range);
  const lately = IN_RANGE[range];
  const recentVisits = visits.filter((visit) => lately(startOf(visit)));
  const recentEvents = visits.flatMap(({ events }) => events).filter(({ at }) => lately(at));

  test("the view says where its lists begin", () => {
    const { listedFrom } = dashboard;
    expect(lately(new Date(listedFrom))).toBe(true);
    expect(lately(new Date(Date.parse(listedFrom) - 1))).toBe(false);
  });

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
    expect(monthly.topActions.map(({ element }) => element)).toContain("<script>alert(1)</script>");
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
      lately(new Date(Math.min(...theirs.map((visit) => startOf(visit).getTime())))),
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
    expect(recentVisits.filter(isBounce).length).toBeGreaterThan(0);
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
