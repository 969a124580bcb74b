import type { ReportView } from "#contracts/report.ts";

export interface InsightFigures
  extends Pick<ReportView, "summary" | "taskMetrics" | "userMetrics" | "performanceMetrics"> {
  readonly types: readonly { name: string; generated: number; completed: number; people: number }[];
  /** On how many days of the range anything happened. */
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

/** Less sure than this is not worth a line. */
export const SURE = 0.8;

/** Never certain, and never rounded up. */
export function statedConfidence(confidence: number): number {
  return Math.min(0.99, Math.floor(confidence * 100) / 100);
}

/** The largest of many stands out by chance alone: as sure as if each of them had been asked about. */
export function confidenceAmong(many: number, confidence: number): number {
  return Math.max(0, 1 - many * (1 - confidence));
}

/**
 * How sure one may be at least that `part` of `whole` is more than a share of `line` brings by chance.
 * Chernoff's bound, which holds also for a few cases, where the normal distribution promises too much.
 */
export function confidenceAbove(part: number, whole: number, line: number): number {
  const share = part / whole;
  if (share <= line) return 0;
  const rest = share < 1 ? (1 - share) * Math.log((1 - share) / (1 - line)) : 0;
  return 1 - Math.exp(-whole * (share * Math.log(share / line) + rest));
}
