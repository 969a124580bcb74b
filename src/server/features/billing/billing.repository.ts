import { sql } from "kysely";
import type { Db, Handle, Tx } from "#server/platform/db/handles.ts";
import { prepare } from "#server/platform/db/prepared.ts";
import type { SubscriptionRecord } from "#server/platform/db/tables/schema.ts";

const selectByUser = prepare((db, { userId }: { userId: string }) =>
  db.selectFrom("subscriptions").selectAll().where("user_id", "=", userId),
);

export async function findByUser(db: Handle, userId: string): Promise<SubscriptionRecord | undefined> {
  const [record] = await selectByUser(db, { userId });
  return record;
}

export function findBySubscription(
  db: Handle,
  subscriptionId: string,
): Promise<SubscriptionRecord | undefined> {
  return db
    .selectFrom("subscriptions")
    .selectAll()
    .where("subscription_id", "=", subscriptionId)
    .executeTakeFirst();
}

/** Locks the person's row until the transaction ends, creating it if it is missing. */
export async function lockOrMake(tx: Tx, userId: string, now: Date): Promise<SubscriptionRecord> {
  await tx
    .insertInto("subscriptions")
    .values({ user_id: userId, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom("subscriptions")
    .selectAll()
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Saves a grant or a trial; payment columns are not touched. */
export function saveGrant(
  tx: Tx,
  userId: string,
  grant: Partial<Pick<SubscriptionRecord, "status" | "trial_expires_at" | "legacy_access">>,
  now: Date,
): Promise<SubscriptionRecord> {
  return tx
    .updateTable("subscriptions")
    .set({ ...grant, updated_at: now })
    .where("user_id", "=", userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Does nothing if another call has changed the customer meanwhile. */
export async function saveCustomer(
  db: Db,
  userId: string,
  { before, customerId }: { before: string | null; customerId: string },
): Promise<void> {
  await db
    .updateTable("subscriptions")
    .set({ customer_id: customerId })
    .where("user_id", "=", userId)
    .where("customer_id", "is not distinct from", before)
    .execute();
}

/** Saves a newly opened subscription, unless another call has saved one meanwhile. */
export async function saveOpening(
  db: Db,
  userId: string,
  opening: { subscriptionId: string; number: number; now: Date },
): Promise<void> {
  await db
    .updateTable("subscriptions")
    .set({
      subscription_id: opening.subscriptionId,
      payment_state: "incomplete",
      cancels_at_end: false,
      openings: opening.number,
      updated_at: opening.now,
    })
    .where("user_id", "=", userId)
    .where("openings", "<", opening.number)
    .execute();
}

/** Assigns a sequence number to a provider query, before it is sent. */
export async function numberQuestion(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ record: SubscriptionRecord; question: number }> {
  const record = await db
    .updateTable("subscriptions")
    .set({ sync_asked: sql<number>`sync_asked + 1`, asked_at: now })
    .where("user_id", "=", userId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { record, question: Number(record.sync_asked) };
}

interface Answer {
  readonly question: number;
  readonly subscriptionId: string;
  readonly state: NonNullable<SubscriptionRecord["payment_state"]>;
  /** Null means unknown: the stored value is kept. */
  readonly paidUntil: Date | null;
  readonly cancelsAtEnd: boolean;
  readonly now: Date;
}

/**
 * Saves the provider's answer, unless a later query was saved first or the subscription has changed. Returns
 * whether it was saved.
 */
export async function saveAnswer(db: Db, userId: string, answer: Answer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("subscriptions")
    .set({
      payment_state: answer.state,
      ...(answer.paidUntil && { paid_until: answer.paidUntil }),
      cancels_at_end: answer.cancelsAtEnd,
      sync_applied: answer.question,
      updated_at: answer.now,
    })
    .where("user_id", "=", userId)
    .where("subscription_id", "=", answer.subscriptionId)
    .where("sync_applied", "<", sql<string>`${answer.question}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface Round {
  readonly now: Date;
  /** People queried since then are skipped. */
  readonly askedBefore: Date;
  readonly limit: number;
}

function longestUnasked(db: Db, limit: number) {
  return db
    .selectFrom("subscriptions")
    .selectAll()
    .orderBy("asked_at", (order) => order.asc().nullsFirst())
    .limit(limit);
}

/** Subscriptions whose paid period is over: the provider may know of a renewal. */
export function listDue(db: Db, { now, askedBefore, limit }: Round): Promise<SubscriptionRecord[]> {
  return longestUnasked(db, limit)
    .where("payment_state", "in", ["active", "past_due"])
    .where("paid_until", "<=", now)
    .where((eb) => eb.or([eb("asked_at", "is", null), eb("asked_at", "<=", askedBefore)]))
    .execute();
}

/** First payments that are pending, or were made in a tab closed since. */
export function listWaiting(db: Db, { askedBefore, limit }: Round): Promise<SubscriptionRecord[]> {
  return longestUnasked(db, limit)
    .where("payment_state", "=", "incomplete")
    .where("updated_at", "<=", askedBefore)
    .where((eb) => eb.or([eb("asked_at", "is", null), eb("asked_at", "<=", askedBefore)]))
    .execute();
}

export async function wantCancel(tx: Tx, userIds: readonly string[], now: Date): Promise<void> {
  await tx
    .updateTable("subscriptions")
    .set({ cancel_wanted_at: now })
    .where("user_id", "in", userIds)
    .where("payment_state", "in", ["incomplete", "active", "past_due"])
    .execute();
}

export function listCancelWanted(db: Db, limit: number): Promise<SubscriptionRecord[]> {
  return longestUnasked(db, limit).where("cancel_wanted_at", "is not", null).execute();
}

export async function clearCancelWanted(db: Handle, userId: string): Promise<void> {
  await db
    .updateTable("subscriptions")
    .set({ cancel_wanted_at: null })
    .where("user_id", "=", userId)
    .execute();
}

/** Ends all subscriptions of the test provider. Returns how many. */
export async function endTestSubscriptions(db: Db, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("subscriptions")
    .set({ payment_state: "ended", updated_at: now })
    .where("subscription_id", "like", "sub\\_test\\_%")
    .where("payment_state", "!=", "ended")
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
