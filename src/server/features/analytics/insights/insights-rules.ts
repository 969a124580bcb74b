import { confidenceAgainstLine, ENOUGH } from "#domain/analytics/confidence.ts";
import { formatShare } from "#domain/analytics/figures.ts";
import {
  confidenceAbove,
  confidenceAmong,
  type Finding,
  finding,
  type InsightFigures,
  SURE,
} from "./insights-finding.ts";

const LINES = {
  dayOneReturn: 0.25,
  onboardingLoss: 0.4,
  plugin: 0.95,
  generation: 0.95,
  errors: 0.02,
  slowMs: 1_000,
  /** Out of 5. */
  rating: 3,
} as const;

/** The share and confidence if it is clearly below the line, else null. */
function below(part: number, whole: number, line: number): { share: number; confidence: number } | null {
  if (whole < ENOUGH || part / whole >= line) return null;
  const confidence = confidenceAgainstLine({ part, whole }, line);
  return confidence < SURE ? null : { share: part / whole, confidence };
}

export function newcomersReturn({ userMetrics: { cohorts } }: InsightFigures): Finding[] {
  const { people, returned } = cohorts.daily;
  const found = below(returned, people, LINES.dayOneReturn);
  if (!found) return [];
  return [
    finding(
      ["high", found.confidence],
      "Few newcomers return on their second day",
      `${formatShare(found.share)} of ${people} came back 24 to 48 hours after signing up. The line is ${formatShare(LINES.dayOneReturn)}.`,
      "Give newcomers a small quest for their second day, and a reason to look in.",
    ),
  ];
}

export function onboardingLoss({ onboarding: { starts, completions } }: InsightFigures): Finding[] {
  const found = below(Math.min(completions, starts), starts, 1 - LINES.onboardingLoss);
  if (!found) return [];
  return [
    finding(
      ["high", found.confidence],
      "Many leave during onboarding",
      `${formatShare(1 - found.share)} of ${starts} people who began onboarding did not finish it. The line is ${formatShare(LINES.onboardingLoss)}.`,
      "Find the onboarding step at which people leave, and shorten or explain it.",
    ),
  ];
}

export function generationSuccess({ taskMetrics: { successRate, generations } }: InsightFigures): Finding[] {
  const found = below((successRate ?? 1) * generations, generations, LINES.generation);
  if (!found) return [];
  return [
    finding(
      ["high", found.confidence],
      "Quest generation fails too often",
      `${formatShare(found.share, 1)} of ${generations} generations went well. The line is ${formatShare(LINES.generation)}.`,
      "Search the log for failed generations, and mend the most frequent cause.",
    ),
  ];
}

export function failingPlugins({ performanceMetrics: { pluginPerformance } }: InsightFigures): Finding[] {
  return Object.entries(pluginPerformance).flatMap(([plugin, { successRate, runs }]): Finding[] => {
    const found = below(successRate * runs, runs, LINES.plugin);
    if (!found) return [];
    return [
      finding(
        ["medium", found.confidence],
        `The plugin ${plugin} fails too often`,
        `${formatShare(found.share, 1)} of ${runs} runs went well. The line is ${formatShare(LINES.plugin)}.`,
        `Search the log for errors of the plugin ${plugin}.`,
      ),
    ];
  });
}

export function busiestHour({ hours }: Pick<InsightFigures, "hours">): Finding[] {
  const all = hours.reduce((sum, activity) => sum + activity, 0);
  const most = Math.max(0, ...hours);
  const usual = 1 / 24;
  if (all < ENOUGH || most / all < 2 * usual) return [];
  const confidence = confidenceAmong(hours.length, confidenceAbove(most, all, usual));
  if (confidence < SURE) return [];
  const hour = String(hours.indexOf(most)).padStart(2, "0");
  return [
    finding(
      ["low", confidence],
      `Busiest from ${hour}:00 UTC`,
      `${formatShare(most / all)} of ${all} views and actions fall into this hour; spread evenly it would be ${formatShare(usual)}.`,
    ),
  ];
}

export function systemLimits({ performanceMetrics: { systemHealth } }: InsightFigures): Finding[] {
  const { errorRate, responseTime, requests } = systemHealth;
  if (requests < ENOUGH) return [];
  const findings: Finding[] = [];
  if ((errorRate ?? 0) >= LINES.errors)
    findings.push({
      recommendation: `Search the log for errors: ${formatShare(errorRate, 1)} of the answers were failures of the server.`,
    });
  if ((responseTime ?? 0) >= LINES.slowMs)
    findings.push({
      recommendation: "Give the server or its database more room: answers take over a second.",
    });
  return findings;
}

export function lowRatings({ userMetrics: { averageRating, totalRatings } }: InsightFigures): Finding[] {
  if (averageRating === null || totalRatings < ENOUGH || averageRating >= LINES.rating) return [];
  return [{ recommendation: `Read the latest feedback: ratings average ${averageRating} out of 5.` }];
}
