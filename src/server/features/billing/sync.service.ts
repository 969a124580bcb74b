import { inBatches } from "#server/platform/db/batches.ts";
import type { Db } from "#server/platform/db/handles.ts";
import type { SubscriptionRecord } from "#server/platform/db/schema.ts";
import type { Log } from "#server/platform/log.ts";
import type { PaymentEvent, PaymentProvider } from "#server/platform/payments/payment-provider.ts";
import * as billing from "./billing.repository.ts";

const ASK_AGAIN_MS = 600_000;
const PEOPLE_A_ROUND = 50;
/** Providers repeat an event for some days; after that it cannot come again. */
const EVENTS_KEPT_MS = 30 * 24 * 3_600_000;

export interface SyncWorld {
  readonly db: Db;
  readonly log: Log;
  readonly now: Date;
}

/**
 * Asks the provider how the subscription stands and keeps the answer. The question is numbered before it is asked:
 * an answer to a later one was given later than everything that this one was asked for, so it may replace it.
 */
export async function syncSubscription(
  { db, log, now }: SyncWorld,
  provider: PaymentProvider,
  userId: string,
): Promise<void> {
  const question = await billing.numberQuestion(db, userId);
  const record = await billing.findByUser(db, userId);
  if (!record?.subscription_id) return;
  const subscriptionId = record.subscription_id;
  const facts = await provider.readSubscription(subscriptionId);
  if (facts && facts.customerId !== record.customer_id) {
    log.error({ actor: userId }, "the provider's subscription belongs to another customer");
    return;
  }
  await billing.saveAnswer(db, userId, {
    question,
    subscriptionId,
    state: facts?.state ?? "ended",
    paidUntil: facts?.paidUntil ?? null,
    cancelsAtEnd: facts?.cancelsAtEnd ?? false,
    now,
  });
}

/** An event only says where to look. It is remembered after the look, so that a crash in between looks again. */
export async function takeEvent(
  world: SyncWorld,
  provider: PaymentProvider,
  { id, type, subscriptionId }: PaymentEvent,
): Promise<void> {
  if (await billing.isEventKnown(world.db, id)) return;
  const record = subscriptionId ? await billing.findBySubscription(world.db, subscriptionId) : undefined;
  if (record) await syncSubscription(world, provider, record.user_id);
  await billing.rememberEvent(world.db, { id, type, received_at: world.now });
}

/** What no event told us: paid time that ran out, and closed accounts that still cost. Returns how many were looked at. */
export async function settleSubscriptions(world: SyncWorld, provider: PaymentProvider): Promise<number> {
  const unwanted = await billing.listCancelWanted(world.db, PEOPLE_A_ROUND);
  for (const record of unwanted) await attempt(world, record, () => stop(world, provider, record));
  const syncedBefore = new Date(world.now.getTime() - ASK_AGAIN_MS);
  const due = await billing.listDue(world.db, { now: world.now, syncedBefore, limit: PEOPLE_A_ROUND });
  for (const record of due) {
    await attempt(world, record, () => syncSubscription(world, provider, record.user_id));
  }
  return unwanted.length + due.length;
}

/** One person's trouble must not keep the next waiting. */
async function attempt({ log }: SyncWorld, { user_id }: SubscriptionRecord, work: () => Promise<void>) {
  try {
    await work();
  } catch (err) {
    log.warn({ err, actor: user_id }, "a subscription could not be looked at");
  }
}

async function stop(world: SyncWorld, provider: PaymentProvider, record: SubscriptionRecord): Promise<void> {
  const { user_id, subscription_id, payment_state } = record;
  if (subscription_id && payment_state === "active") await provider.setCancelsAtEnd(subscription_id, true);
  else if (subscription_id) await provider.endNow(subscription_id);
  await syncSubscription(world, provider, user_id);
  await billing.clearCancelWanted(world.db, user_id);
}

export function purgePaymentEvents(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - EVENTS_KEPT_MS);
  return inBatches((limit) => billing.deleteEventsBefore(db, before, limit));
}
