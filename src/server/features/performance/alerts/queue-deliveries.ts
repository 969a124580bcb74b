import { randomUUID } from "node:crypto";
import type { AlertChannel, AlertEvent } from "#domain/performance/alert-delivery.ts";
import type { AlertsConfig } from "#server/platform/config.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { insertDeliveries } from "./deliveries.repository.ts";

export interface AlertTarget {
  readonly channel: AlertChannel;
  /** The mail's address, or the webhook's host. */
  readonly target: string;
}

export function targetsOf({ emails, webhook }: AlertsConfig): AlertTarget[] {
  return [
    ...emails.map((target) => ({ channel: "mail" as const, target })),
    ...(webhook ? [{ channel: "webhook" as const, target: webhook.url.host }] : []),
  ];
}

interface News {
  /** Null for a test. */
  readonly alertId: string | null;
  readonly event: AlertEvent;
  readonly now: Date;
}

/** Writes down what is to be told; call it in the transaction in which it happened. */
export function queueDeliveries(tx: Tx, { alertId, event, now }: News, targets: readonly AlertTarget[]) {
  return insertDeliveries(
    tx,
    targets.map(({ channel, target }) => ({
      id: randomUUID(),
      alert_id: alertId,
      event,
      channel,
      target,
      created_at: now,
      next_at: now,
    })),
  );
}
