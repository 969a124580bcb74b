export const HEALTH = ["excellent", "good", "warning", "critical"] as const;
export type Health = (typeof HEALTH)[number];

export type AlertType = "warning" | "critical";

export interface HealthFigures {
  /** Types of the open alerts. */
  readonly openAlerts: readonly AlertType[];
  /** Null without requests. */
  readonly averageResponseMs: number | null;
  /** 0 to 1; null without requests. */
  readonly errorRate: number | null;
}

/** The worst open alert decides. Without any requests the result is "good", not "excellent". */
export function systemHealth({ openAlerts, averageResponseMs, errorRate }: HealthFigures): Health {
  if (openAlerts.includes("critical")) return "critical";
  if (openAlerts.length > 0) return "warning";
  const isQuick = averageResponseMs !== null && averageResponseMs < 200;
  return isQuick && (errorRate ?? 0) < 0.005 ? "excellent" : "good";
}
