import { isGraceOver } from "#domain/billing/subscription.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import type { Context } from "#server/platform/context.ts";
import type { Db } from "#server/platform/db/handles.ts";
import type { SubscriptionRecord } from "#server/platform/db/tables/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import type {
  PaymentEvent,
  PaymentProvider,
  SubscriptionFacts,
} from "#server/platform/payments/payment-provider.ts";
import * as billing from "./billing.repository.ts";
import { endTestRows } from "./ledger.repository.ts";
import { keepLedger } from "./ledger.service.ts";
import * as events from "./payment-events.repository.ts";

const ASK_AGAIN_MS = 600_000;
const PEOPLE_A_ROUND = 50;
/** Providers repeat an event for some days; after that its id is no longer needed. */
const EVENTS_KEPT_MS = 30 * MS_PER_DAY;

type SyncDeps = Pick<Context, "db" | "log" | "now">;

/**
 * Reads the subscription from the provider, saves it and returns it. Queries are numbered before they are
 * sent, so that a late answer to an earlier query never overwrites a later one.
 */
export async function syncSubscription(
  { db, log, now }: SyncDeps,
  provider: PaymentProvider,
  userId: string,
): Promise<SubscriptionFacts | null> {
  const { record, question } = await billing.numberQuestion(db, userId, now);
  const subscriptionId = record.subscription_id;
  if (!subscriptionId || !provider.owns(subscriptionId)) return null;
  const facts = await provider.readSubscription(subscriptionId);
  if (facts?.customerId !== record.customer_id) {
    // Wrong API key or another provider account: keep the stored state, so that nobody loses a paid plan.
    log.error({ actor: userId, isKnown: facts !== null }, "the provider does not have this subscription");
    return null;
  }
  const { state, paidUntil, cancelsAtEnd } = facts;
  const answer = { question, subscriptionId, state, paidUntil, cancelsAtEnd, now };
  if (await billing.saveAnswer(db, userId, answer))
    await keepLedger({ db, log, now }, provider, record, facts);
  return facts;
}

/** Stops future charges: a paid period runs to its end, an unpaid one ends at once. Syncs first. */
export async function stopCharging(deps: SyncDeps, provider: PaymentProvider, userId: string): Promise<void> {
  const facts = await syncSubscription(deps, provider, userId);
  if (!facts || facts.state === "ended") return;
  const isPaid = facts.state === "active" && !facts.isOwing;
  if (isPaid && facts.cancelsAtEnd) return;
  if (isPaid) await provider.setCancelsAtEnd(facts.id, true);
  else await provider.endNow(facts.id);
  await syncSubscription(deps, provider, userId);
}

/** An event only triggers a sync. Its id is stored after the sync, so that a crash in between repeats it. */
export async function takeEvent(
  deps: SyncDeps,
  provider: PaymentProvider,
  { id, type, subscriptionId }: PaymentEvent,
): Promise<void> {
  if (await events.isEventKnown(deps.db, id)) return;
  const record = subscriptionId ? await billing.findBySubscription(deps.db, subscriptionId) : undefined;
  if (record) await syncSubscription(deps, provider, record.user_id);
  await events.rememberEvent(deps.db, { id, type, received_at: deps.now });
}

/** Syncs what no event reported: expired periods, payments from closed tabs, closed accounts. */
export async function settleSubscriptions(deps: SyncDeps, provider: PaymentProvider): Promise<number> {
  const { db, now } = deps;
  const round = { now, askedBefore: new Date(now.getTime() - ASK_AGAIN_MS), limit: PEOPLE_A_ROUND };
  const unwanted = await billing.listCancelWanted(db, PEOPLE_A_ROUND);
  const due = [...(await billing.listDue(db, round)), ...(await billing.listWaiting(db, round))];
  return (
    (await syncEach(deps, unwanted, (userId) => stopAndClear(deps, provider, userId))) +
    (await syncEach(deps, due, (userId) => syncAndEndUnpaid(deps, provider, userId)))
  );
}

/** An error for one person does not stop the others; an unavailable provider ends the round. */
async function syncEach(
  { log }: SyncDeps,
  records: readonly SubscriptionRecord[],
  look: (userId: string) => Promise<void>,
): Promise<number> {
  for (const [index, { user_id: userId }] of records.entries()) {
    try {
      await look(userId);
    } catch (err) {
      log.warn({ err, actor: userId }, "a subscription could not be synced");
      if (err instanceof AppError && err.code === "unavailable") return index;
    }
  }
  return records.length;
}

async function stopAndClear(deps: SyncDeps, provider: PaymentProvider, userId: string): Promise<void> {
  await stopCharging(deps, provider, userId);
  await billing.clearCancelWanted(deps.db, userId);
}

/** Ends a subscription still unpaid after the grace period, so that the card is not charged again. */
async function syncAndEndUnpaid(deps: SyncDeps, provider: PaymentProvider, userId: string): Promise<void> {
  const facts = await syncSubscription(deps, provider, userId);
  if (facts?.state !== "past_due" || !isGraceOver(facts.paidUntil, deps.now)) return;
  await provider.endNow(facts.id);
  await syncSubscription(deps, provider, userId);
}

/** Ends test subscriptions once a real provider is configured or payments are off. */
export async function endTestMode({ db, log, now }: SyncDeps): Promise<void> {
  const ended = await billing.endTestSubscriptions(db, now);
  await endTestRows(db, now);
  if (ended > 0)
    log.warn({ ended }, "subscriptions of the test mode ended: a real provider is used or payments are off");
}

export function purgePaymentEvents(db: Db, now: Date): Promise<number> {
  return events.deleteEventsBefore(db, new Date(now.getTime() - EVENTS_KEPT_MS));
}
