import type { ReportView } from "#contracts/report.ts";

export interface InsightFigures
  extends Pick<ReportView, "summary" | "taskMetrics" | "userMetrics" | "performanceMetrics"> {
  readonly types: readonly { name: string; generated: number; completed: number }[];
  readonly onboarding: { readonly starts: number; readonly completions: number };
  /** Activity by hour of the day, UTC. */
  readonly hours: readonly number[];
  readonly requests: number;
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
