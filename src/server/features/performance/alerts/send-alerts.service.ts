import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { retryDelayMs } from "#domain/network/deliveries.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Config } from "#server/platform/config.ts";
import type { Db } from "#server/platform/db/handles.ts";
import type { Log } from "#server/platform/log/log.ts";
import { type Mailer, MailInDoubt, MailNotSent } from "#server/platform/mail/mailer.ts";
import { postWebhook } from "#server/platform/webhooks/post-webhook.ts";
import { alertMail, type ToldAlert, webhookBody } from "./alert-message.ts";
import * as deliveries from "./deliveries.repository.ts";

export interface SendAlertsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly mailer: Mailer;
  readonly publicUrl: URL;
  readonly config: Pick<Config, "alerts" | "operator">;
}

const AT_ONCE = 20;
/** Longer than any attempt takes. */
const LEASE_MS = 2 * MS_PER_MINUTE;

/**
 * Sends what is due. At least once: an attempt whose outcome was never noted is repeated after the lease.
 * Undefined if nothing was due.
 */
export async function sendDueAlerts(deps: SendAlertsDeps) {
  const { db, clock } = deps;
  const now = clock.now();
  const retryAt = new Date(now.getTime() + LEASE_MS);
  const due = await deliveries.claimDue(db, { now, retryAt, limit: AT_ONCE });
  if (due.length === 0) return undefined;
  const ids = [...new Set(due.flatMap(({ alert_id }) => alert_id ?? []))];
  const alerts = ids.length > 0 ? await deliveries.findAlerts(db, ids) : [];
  const results = await Promise.all(
    due.map((delivery) =>
      sendOne(
        deps,
        delivery,
        alerts.find(({ id }) => id === delivery.alert_id),
      ),
    ),
  );
  return { sent: results.filter(Boolean).length, failed: results.filter((isSent) => !isSent).length };
}

async function sendOne(
  deps: SendAlertsDeps,
  delivery: deliveries.Delivery,
  alert: ToldAlert | undefined,
): Promise<boolean> {
  const { db, clock, log } = deps;
  const problem = await attempt(deps, delivery, alert);
  const now = clock.now();
  if (problem === null) {
    await deliveries.settle(db, delivery, { state: "sent", settled_at: now, error: null });
    return true;
  }
  const delayMs = retryDelayMs(delivery.attempts);
  const { id, channel, event, attempts } = delivery;
  log.warn({ delivery: id, channel, event, attempts, problem }, "alert not delivered");
  const outcome =
    delayMs === null
      ? ({ state: "failed", settled_at: now } as const)
      : { next_at: new Date(now.getTime() + delayMs) };
  await deliveries.settle(db, delivery, { ...outcome, error: problem });
  return false;
}

/** Null if it was taken, otherwise why not. */
async function attempt(
  { mailer, clock, publicUrl, config, log }: SendAlertsDeps,
  delivery: deliveries.Delivery,
  alert: ToldAlert | undefined,
): Promise<string | null> {
  const sender = { publicUrl, operator: config.operator };
  if (delivery.channel === "webhook") {
    const { webhook } = config.alerts;
    if (webhook?.url.host !== delivery.target) return "The webhook is no longer configured";
    const event = `alert.${delivery.event}`;
    const body = webhookBody(delivery, alert, sender);
    // The operator may have their own network in mind.
    return postWebhook({ ...webhook, isGuarded: false }, { id: delivery.id, event, body, now: clock.now() });
  }
  try {
    await mailer.send(alertMail(delivery, alert, sender));
    return null;
  } catch (err) {
    if (err instanceof MailNotSent || err instanceof MailInDoubt) return err.message;
    log.error({ err }, "an alert's mail failed");
    return "Something went wrong on our side. The log says more";
  }
}
