import { MS_PER_MINUTE, MS_PER_SECOND } from "#domain/general/durations.ts";
import { retryDelayMs } from "#domain/network/deliveries.ts";
import { isLoopback } from "#domain/network/loopback.ts";
import { isGivenUp, TEST_EVENT, WEBHOOK_SECRET_PREFIX, webhookName } from "#domain/webhooks/webhooks.ts";
import { writeActivity } from "#server/features/activity/activity.service.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Config } from "#server/platform/config.ts";
import { type Db, type Tx, withTransaction } from "#server/platform/db/handles.ts";
import type { Log } from "#server/platform/log/log.ts";
import { deriveSecret } from "#server/platform/secrets.ts";
import { createSlots } from "#server/platform/slots.ts";
import { postWebhook } from "#server/platform/webhooks/post-webhook.ts";
import { judgeAddress } from "#server/platform/webhooks/webhook-address.ts";
import * as deliveries from "./deliveries.repository.ts";
import * as webhooks from "./webhooks.repository.ts";

export interface SendWebhooksDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  /** The instance's. */
  readonly secret: string;
  readonly config: Pick<Config, "isProduction" | "publicUrl">;
  tell(userId: string): void;
}

const AT_ONCE = 40;
/** By person. */
const AT_ONCE_EACH = 4;
/** Transactions: the rest of the pool is for requests. */
const NOTED_AT_ONCE = 4;
/** A longer run leaves the rest to the next one. */
const ROUNDS_MAX = 20;
const PATIENCE_MS = 5 * MS_PER_SECOND;
/** Longer than any attempt takes. */
export const ATTEMPT_LEASE_MS = MS_PER_MINUTE;

/** Only on a developer's machine: elsewhere it would open the server's own network to everybody. */
export function takesLoopback({ isProduction, publicUrl }: SendWebhooksDeps["config"]): boolean {
  return !isProduction && isLoopback(publicUrl.hostname);
}

/** The secret that signs what is sent to an address; derived, so that no row holds it. */
export function webhookSecret(instanceSecret: string, webhookId: string): string {
  return WEBHOOK_SECRET_PREFIX + deriveSecret(instanceSecret, `webhook:${webhookId}`);
}

/**
 * Sends what is due. At least once: an attempt whose outcome was never noted is repeated after its lease.
 * Undefined if nothing was due.
 */
export async function sendDueWebhooks(deps: SendWebhooksDeps) {
  let [sent, failed] = [0, 0];
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const now = deps.clock.now();
    const retryAt = new Date(now.getTime() + ATTEMPT_LEASE_MS);
    const due = await deliveries.claimDue(deps.db, {
      now,
      retryAt,
      limit: AT_ONCE,
      limitEach: AT_ONCE_EACH,
    });
    if (due.length === 0) break;
    const inSlot = createSlots(NOTED_AT_ONCE);
    const outcomes = await Promise.allSettled(
      due.map(async (delivery) => {
        const problem = await attempt(deps, delivery);
        return inSlot(() => noteOutcome(deps, delivery, problem));
      }),
    );
    for (const outcome of outcomes)
      if (outcome.status === "rejected") deps.log.warn({ err: outcome.reason }, "webhook outcome not noted");
    const arrived = outcomes.filter(
      (outcome) => outcome.status === "fulfilled" && outcome.value?.state === "sent",
    ).length;
    sent += arrived;
    failed += due.length - arrived;
  }
  return sent + failed > 0 ? { sent, failed } : undefined;
}

/** Makes one attempt and notes its outcome; undefined if the address was removed meanwhile. */
export async function sendDelivery(
  deps: SendWebhooksDeps,
  delivery: deliveries.DueDelivery,
): Promise<deliveries.Delivery | undefined> {
  return noteOutcome(deps, delivery, await attempt(deps, delivery));
}

async function noteOutcome(
  deps: SendWebhooksDeps,
  delivery: deliveries.DueDelivery,
  problem: string | null,
): Promise<deliveries.Delivery | undefined> {
  const now = deps.clock.now();
  const { settled, pausedFor } = await withTransaction(deps.db, async (tx) => {
    const webhook = await webhooks.lockForOutcome(tx, delivery.webhook_id);
    if (!webhook) return { settled: undefined, pausedFor: null };
    if (problem === null) {
      const outcome = { state: "sent", settled_at: now, error: null } as const;
      const settled = await deliveries.settle(tx, delivery, outcome);
      if (settled && webhook.failing_since)
        await webhooks.updateWebhook(tx, webhook.id, { failing_since: null });
      return { settled, pausedFor: null };
    }
    const outcome = { ...failure(delivery, webhook, now), error: problem };
    const settled = await deliveries.settle(tx, delivery, outcome);
    const isNoted = settled && delivery.event !== TEST_EVENT;
    return { settled, pausedFor: isNoted ? await noteFailure(tx, webhook, settled.attempts, now) : null };
  });
  if (pausedFor) deps.tell(pausedFor);
  return settled;
}

/** A test is tried once: the person is waiting for its outcome. */
function failure({ event, attempts }: deliveries.Delivery, webhook: webhooks.WebhookRecord, now: Date) {
  const delayMs = event === TEST_EVENT ? null : retryDelayMs(attempts);
  if (delayMs === null) return { state: "failed", settled_at: now } as const;
  return { next_at: webhook.paused_at ? null : new Date(now.getTime() + delayMs) };
}

/** Pauses an address that has failed for too long. Returns whom to tell, if so. */
async function noteFailure(
  tx: Tx,
  { id, user_id, url, failing_since, paused_at }: webhooks.WebhookRecord,
  attempts: number,
  now: Date,
): Promise<string | null> {
  if (!failing_since) await webhooks.updateWebhook(tx, id, { failing_since: now });
  if (paused_at || !failing_since || !isGivenUp(failing_since, attempts, now)) return null;
  await webhooks.updateWebhook(tx, id, { paused_at: now, paused_by: "failing" });
  await deliveries.giveUpWaiting(tx, id, "Paused: nothing arrived there for 3 days", now);
  const all = (await webhooks.listByUser(tx, user_id)).map((webhook) => webhook.url);
  const entry = { kind: "webhook_paused", subject: webhookName(url, all) } as const;
  await writeActivity(tx, user_id, [entry], now);
  return user_id;
}

/** Null if it was taken, otherwise why not. */
async function attempt(
  { clock, config, secret }: SendWebhooksDeps,
  { id, webhook_id, event, data, created_at, url: address }: deliveries.DueDelivery,
): Promise<string | null> {
  if (judgeAddress(address, takesLoopback(config)) !== "allowed") return "This address is not allowed here";
  const url = new URL(address);
  const target = {
    url,
    secret: webhookSecret(secret, webhook_id),
    // The one kind of address that is allowed without https is a developer's own machine.
    isGuarded: url.protocol === "https:",
  };
  const body = JSON.stringify({ id, event, at: created_at.toISOString(), data });
  return postWebhook(target, { id, event, body, now: clock.now() }, PATIENCE_MS);
}
