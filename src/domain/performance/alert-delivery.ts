import { MS_PER_MINUTE } from "../general/durations.ts";
import type { AlertType } from "./system-health.ts";

export const ALERT_EVENTS = ["opened", "worsened", "resolved", "test"] as const;
export type AlertEvent = (typeof ALERT_EVENTS)[number];

export const ALERT_CHANNELS = ["mail", "webhook"] as const;
export type AlertChannel = (typeof ALERT_CHANNELS)[number];

/** An alert that comes and goes would otherwise fill a mailbox. */
const SAME_ALERT_MS = 15 * MS_PER_MINUTE;

interface Before {
  readonly type: AlertType;
  readonly resolvedAt: Date;
}

/** Whether a new alert is told, given the latest one of the same rule that is over. */
export function isToldAgain(type: AlertType, before: Before | undefined, now: Date): boolean {
  if (!before || now.getTime() - before.resolvedAt.getTime() >= SAME_ALERT_MS) return true;
  return type === "critical" && before.type === "warning";
}

const SEVERITY: Record<AlertType | "info", number> = { critical: 0, warning: 1, info: 2 };

interface Ranked {
  readonly type: AlertType | "info";
  readonly timestamp: string;
}

/** Critical first; of the same severity, the newest first. */
export function bySeverity(one: Ranked, other: Ranked): number {
  return SEVERITY[one.type] - SEVERITY[other.type] || other.timestamp.localeCompare(one.timestamp);
}
