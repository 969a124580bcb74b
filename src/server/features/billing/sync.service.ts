import { isGraceOver } from "#domain/subscription.ts";
import { inBatches } from "#server/platform/db/batches.ts";
import type { Db } from "#server/platform/db/handles.ts";
import type { SubscriptionRecord } from "#server/platform/db/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Log } from "#server/platform/log.ts";
import type {
  PaymentEvent,
  PaymentProvider,
  SubscriptionFacts,
} from "#server/platform/payments/payment-provider.ts";
import * as billing from "./billing.repository.ts";
import * as events from "./payment-events.repository.ts";

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
 * Asks the provider how the subscription stands, keeps the answer and returns it. The question is numbered before
 * it is asked: an answer to a later one was given later than everything that this one was asked for.
 */
export async function syncSubscription(
  { db, log, now }: SyncWorld,
  provider: PaymentProvider,
  userId: string,
): Promise<SubscriptionFacts | null> {
  const { record, question } = await billing.numberQuestion(db, userId, now);
  const subscriptionId = record.subscription_id;
  if (!subscriptionId || !provider.owns(subscriptionId)) return null;
  const facts = await provider.readSubscription(subscriptionId);
  if (facts?.customerId !== record.customer_id) {
    // A wrong key, or another account's: nobody loses what they paid for by it.
    log.error({ actor: userId, isKnown: facts !== null }, "the provider does not have this subscription");
    return null;
  }
  const { state, paidUntil, cancelsAtEnd } = facts;
  const answer = { question, subscriptionId, state, paidUntil, cancelsAtEnd, now };
  await billing.saveAnswer(db, userId, answer);
  return facts;
}

/** Nothing more is charged: what is paid stays to its end, what is not ends at once. Asked afresh, then decided. */
export async function stopCharging(
  world: SyncWorld,
  provider: PaymentProvider,
  userId: string,
): Promise<void> {
  const facts = await syncSubscription(world, provider, userId);
  if (!facts || facts.state === "ended") return;
  const isPaid = facts.state === "active" && !facts.isOwing;
  if (isPaid && facts.cancelsAtEnd) return;
  if (isPaid) await provider.setCancelsAtEnd(facts.id, true);
  else await provider.endNow(facts.id);
  await syncSubscription(world, provider, userId);
}

/** An event only says where to look. It is remembered after the look, so that a crash in between looks again. */
export async function takeEvent(
  world: SyncWorld,
  provider: PaymentProvider,
  { id, type, subscriptionId }: PaymentEvent,
): Promise<void> {
  if (await events.isEventKnown(world.db, id)) return;
  const record = subscriptionId ? await billing.findBySubscription(world.db, subscriptionId) : undefined;
  if (record) await syncSubscription(world, provider, record.user_id);
  await events.rememberEvent(world.db, { id, type, received_at: world.now });
}

/** What no event told us: paid time that ran out, payments of a tab that is gone, closed accounts that still cost. */
export async function settleSubscriptions(world: SyncWorld, provider: PaymentProvider): Promise<number> {
  const { db, now } = world;
  const round = { now, askedBefore: new Date(now.getTime() - ASK_AGAIN_MS), limit: PEOPLE_A_ROUND };
  const unwanted = await billing.listCancelWanted(db, PEOPLE_A_ROUND);
  const due = [...(await billing.listDue(db, round)), ...(await billing.listWaiting(db, round))];
  return (
    (await lookAtEach(world, unwanted, (userId) => stopAndForget(world, provider, userId))) +
    (await lookAtEach(world, due, (userId) => syncAndEndUnpaid(world, provider, userId)))
  );
}

/** One person's trouble must not keep the next waiting; a provider that is away ends the round. */
async function lookAtEach(
  { log }: SyncWorld,
  records: readonly SubscriptionRecord[],
  look: (userId: string) => Promise<void>,
): Promise<number> {
  for (const [index, { user_id: userId }] of records.entries()) {
    try {
      await look(userId);
    } catch (err) {
      log.warn({ err, actor: userId }, "a subscription could not be looked at");
      if (err instanceof AppError && err.code === "unavailable") return index;
    }
  }
  return records.length;
}

async function stopAndForget(world: SyncWorld, provider: PaymentProvider, userId: string): Promise<void> {
  await stopCharging(world, provider, userId);
  await billing.clearCancelWanted(world.db, userId);
}

/** After the days of grace an unpaid month is over, and nobody tries that card again. */
async function syncAndEndUnpaid(world: SyncWorld, provider: PaymentProvider, userId: string): Promise<void> {
  const facts = await syncSubscription(world, provider, userId);
  if (facts?.state !== "past_due" || !isGraceOver(facts.paidUntil, world.now)) return;
  await provider.endNow(facts.id);
  await syncSubscription(world, provider, userId);
}

/** What the test provider was asked to take is nobody's once a real one takes over, or nobody takes anything. */
export async function endTestMode({ db, log, now }: SyncWorld): Promise<void> {
  const ended = await billing.endTestSubscriptions(db, now);
  if (ended > 0) log.warn({ ended }, "subscriptions of the test mode ended: it is over");
}

export function purgePaymentEvents(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - EVENTS_KEPT_MS);
  return inBatches((limit) => events.deleteEventsBefore(db, before, limit));
}
