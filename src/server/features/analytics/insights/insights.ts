import type { ReportView } from "#contracts/report.ts";
import { ENOUGH, ENOUGH_DAYS } from "#domain/analytics/confidence.ts";
import type { Finding, Insight, InsightFigures } from "./insights-finding.ts";
import * as rules from "./insights-rules.ts";
import { standOutTypes } from "./insights-types.ts";

/** Rules about people; they need a minimum number of people and days. */
const RULES_ON_PEOPLE = [rules.newcomersReturn, rules.onboardingLoss, standOutTypes, rules.busiestHour];
const RULES_ON_RATINGS = [rules.lowRatings];
/** Rules about the server apply however few people were active. Each has its own minimum number of cases. */
const RULES_ON_THE_SERVER = [rules.generationSuccess, rules.failingPlugins, rules.systemLimits];
const PRIORITIES = ["high", "medium", "low"] as const;

/** Applies fixed rules; most important findings first. Both lists may be empty. */
export function findInsights(figures: InsightFigures): Pick<ReportView, "insights" | "recommendations"> {
  const { summary, days } = figures;
  const hasEnough = summary.activeUsers >= ENOUGH && days >= ENOUGH_DAYS;
  const findings = [
    ...(hasEnough ? RULES_ON_PEOPLE : []),
    ...RULES_ON_THE_SERVER,
    ...(hasEnough ? RULES_ON_RATINGS : []),
  ].flatMap((rule): Finding[] => rule(figures));
  const insights = findings.flatMap(({ insight }) => insight ?? []);
  const rank = ({ priority }: Insight) => PRIORITIES.indexOf(priority);
  return {
    insights: insights.sort((a, b) => rank(a) - rank(b) || b.confidence - a.confidence),
    recommendations: findings.flatMap(({ recommendation }) => recommendation ?? []),
  };
}
