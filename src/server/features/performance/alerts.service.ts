import { randomUUID } from "node:crypto";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { isToldAgain } from "#domain/performance/alert-delivery.ts";
import {
  ALERT_RULES,
  type AlertWindow,
  type Breach,
  findBreaches,
  nextStep,
} from "#domain/performance/alert-rules.ts";
import { type Db, withTransaction } from "#server/platform/db/handles.ts";
import type { AlertRecord } from "#server/platform/db/tables/schema.ts";
import { findResolved } from "./alerts/alert-log.repository.ts";
import { deleteDeliveriesBefore, listTold } from "./alerts/deliveries.repository.ts";
import { type AlertTarget, queueDeliveries } from "./alerts/queue-deliveries.ts";
import * as alerts from "./alerts.repository.ts";

const LISTED = 30;
const KEPT_MS = 91 * MS_PER_DAY;
/** A process silent for this long is considered gone; another one takes over its alerts. */
const SILENT_MS = 30_000;

interface Settling {
  readonly instance: string;
  readonly window: AlertWindow;
  readonly now: Date;
  /** Whom alerts are told to. */
  readonly targets: readonly AlertTarget[];
}

/**
 * Opens, renews and resolves alerts from this process's last five minutes. A rule has one open alert across
 * all processes. The process that reported it resolves it, since the others see only their own load.
 */
export async function settleAlerts(db: Db, settling: Settling): Promise<void> {
  const { instance, window, now } = settling;
  const open = (await alerts.listAlerts(db, now, LISTED)).filter((alert) => alert.resolved_at === null);
  const breaches = findBreaches(window);
  for (const rule of ALERT_RULES) {
    const alert = open.find((each) => each.rule === rule);
    const breach = breaches.find((each) => each.rule === rule);
    const step = nextStep(alert && { goodSamples: alert.good_samples }, breach !== undefined);
    if (step === "open" && breach) await openAlert(db, breach, settling);
    if (!alert || !(isOwn(alert, instance, now) || isWorse(alert, breach))) continue;
    if (step === "renew" && breach) await renewAlert(db, alert, breach, settling);
    if (step === "count" || step === "resolve") await countGood(db, alert, step === "resolve", settling);
  }
}

function openAlert(db: Db, breach: Breach, { instance, now, targets }: Settling): Promise<void> {
  const id = randomUUID();
  return withTransaction(db, async (tx) => {
    if (!(await alerts.insertAlert(tx, breach, { id, instance, now }))) return;
    const before = await findResolved(tx, breach.rule, new Date(now.getTime() - MS_PER_DAY));
    const over = before?.resolved_at && { type: before.type, resolvedAt: before.resolved_at };
    if (!isToldAgain(breach.type, over || undefined, now)) return;
    await queueDeliveries(tx, { alertId: id, event: "opened", now }, targets);
  });
}

function renewAlert(db: Db, alert: AlertRecord, breach: Breach, { instance, now, targets }: Settling) {
  return withTransaction(db, async (tx) => {
    const isOpen = await alerts.renewAlert(tx, breach, { id: alert.id, instance, now });
    if (isOpen && isWorse(alert, breach))
      await queueDeliveries(tx, { alertId: alert.id, event: "worsened", now }, targets);
  });
}

/** That it is over is told to those who heard of it. */
function countGood(db: Db, { id }: AlertRecord, isResolved: boolean, { instance, now }: Settling) {
  return withTransaction(db, async (tx) => {
    const wasOpen = await alerts.countGood(tx, { id, instance, now }, isResolved);
    if (wasOpen && isResolved)
      await queueDeliveries(tx, { alertId: id, event: "resolved", now }, await listTold(tx, id));
  });
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

export async function purgeAlerts(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_MS);
  await deleteDeliveriesBefore(db, before);
  return alerts.deleteResolvedBefore(db, before);
}
