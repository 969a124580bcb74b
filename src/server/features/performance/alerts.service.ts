import { randomUUID } from "node:crypto";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { ALERT_RULES, type AlertWindow, findBreaches, nextStep } from "#domain/performance/alert-rules.ts";
import type { Db } from "#server/platform/db/handles.ts";
import type { AlertRecord } from "#server/platform/db/tables/schema.ts";
import * as alerts from "./alerts.repository.ts";

const LISTED = 30;
const KEPT_MS = 91 * MS_PER_DAY;
/** A process silent for this long is considered gone; another one takes over its alerts. */
const SILENT_MS = 30_000;

/**
 * Opens, renews and resolves alerts from this process's last five minutes. A rule has one open alert across
 * all processes. The process that reported it resolves it, since the others see only their own load.
 */
export async function settleAlerts(db: Db, instance: string, window: AlertWindow, now: Date): Promise<void> {
  const open = (await alerts.listAlerts(db, now, LISTED)).filter((alert) => alert.resolved_at === null);
  const breaches = findBreaches(window);
  for (const rule of ALERT_RULES) {
    const alert = open.find((each) => each.rule === rule);
    const breach = breaches.find((each) => each.rule === rule);
    const step = nextStep(alert && { goodSamples: alert.good_samples }, breach !== undefined);
    if (step === "open" && breach) await alerts.insertAlert(db, breach, { id: randomUUID(), instance, now });
    if (!alert || !(isOwn(alert, instance, now) || isWorse(alert, breach))) continue;
    const seen = { id: alert.id, instance, now };
    if (step === "renew" && breach) await alerts.renewAlert(db, breach, seen);
    if (step === "count" || step === "resolve") await alerts.countGood(db, seen, step === "resolve");
  }
}

function isOwn({ instance, seen_at }: AlertRecord, own: string, now: Date): boolean {
  return instance === own || now.getTime() - seen_at.getTime() > SILENT_MS;
}

function isWorse({ type }: AlertRecord, breach: { type: string } | undefined): boolean {
  return type === "warning" && breach?.type === "critical";
}

/** Open ones first, then those resolved in the last day. */
export function readAlerts(db: Db, now: Date): Promise<AlertRecord[]> {
  return alerts.listAlerts(db, new Date(now.getTime() - MS_PER_DAY), LISTED);
}

export const readOpenAlertTypes = alerts.listOpenTypes;

export function purgeAlerts(db: Db, now: Date): Promise<number> {
  return alerts.deleteResolvedBefore(db, new Date(now.getTime() - KEPT_MS));
}
