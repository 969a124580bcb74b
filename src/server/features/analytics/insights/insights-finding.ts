import type { ReportView } from "#contracts/report.ts";

export interface InsightFigures
  extends Pick<ReportView, "summary" | "taskMetrics" | "userMetrics" | "performanceMetrics"> {
  readonly types: readonly { name: string; generated: number; completed: number; people: number }[];
  /** Days in the range with any activity. */
  readonly days: number;
  readonly onboarding: { readonly starts: number; readonly completions: number };
  /** Activity by hour of the day, UTC. */
  readonly hours: readonly number[];
}

export type Insight = ReportView["insights"][number];

export interface Finding {
  readonly insight?: Insight;
  readonly recommendation?: string;
}

/** A finding to act on, with what to do about it. */
export function finding(
  [priority, confidence]: [Insight["priority"], number],
  title: string,
  description: string,
  recommendation?: string,
): Finding & { readonly insight: Insight } {
  const insight = {
    title,
    description,
    priority,
    confidence: statedConfidence(confidence),
    actionable: true,
  };
  return { insight, ...(recommendation && { recommendation }) };
}

/** Findings with a lower confidence are not reported. */
export const SURE = 0.8;

/** Rounds down and caps at 0.99. */
function statedConfidence(confidence: number): number {
  return Math.min(0.99, Math.floor(confidence * 100) / 100);
}

/** Bonferroni correction: among many candidates, the largest differs by chance alone. */
export function confidenceAmong(many: number, confidence: number): number {
  return Math.max(0, 1 - many * (1 - confidence));
}

/**
 * Lower bound on the confidence that the share `part / whole` exceeds `line` not just by chance.
 * Uses Chernoff's bound, which also holds for few cases, where the normal approximation is too optimistic.
 */
export function confidenceAbove(part: number, whole: number, line: number): number {
  const share = part / whole;
  if (share <= line) return 0;
  const rest = share < 1 ? (1 - share) * Math.log((1 - share) / (1 - line)) : 0;
  return 1 - Math.exp(-whole * (share * Math.log(share / line) + rest));
}
