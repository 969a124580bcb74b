import type { ReportView } from "#contracts/report.ts";
import type { Finding, Insight, InsightFigures } from "./insights-finding.ts";
import * as rules from "./insights-rules.ts";
import { standOutTypes } from "./insights-types.ts";

const RULES = [
  rules.newcomersReturn,
  rules.onboardingLoss,
  rules.generationSuccess,
  rules.failingPlugins,
  standOutTypes,
  rules.busiestHour,
  rules.systemLimits,
  rules.lowRatings,
];
const PRIORITIES = ["high", "medium", "low"] as const;

/** Fixed rules over enough cases; what matters most comes first. Both lists may be empty. */
export function findInsights(figures: InsightFigures): Pick<ReportView, "insights" | "recommendations"> {
  const findings = RULES.flatMap((rule): Finding[] => rule(figures));
  const insights = findings.flatMap(({ insight }) => insight ?? []);
  const rank = ({ priority }: Insight) => PRIORITIES.indexOf(priority);
  return {
    insights: insights.sort((a, b) => rank(a) - rank(b) || b.confidence - a.confidence),
    recommendations: findings.flatMap(({ recommendation }) => recommendation ?? []),
  };
}
