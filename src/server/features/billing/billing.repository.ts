import { sql } from "kysely";
import type { Db, Handle, Tx } from "#server/platform/db/handles.ts";
import type { SubscriptionRecord } from "#server/platform/db/schema.ts";

export function findByUser(db: Handle, userId: string): Promise<SubscriptionRecord | undefined> {
  return db.selectFrom("subscriptions").selectAll().where("user_id", "=", userId).executeTakeFirst();
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

/** The person's row, made where there is none, and nobody else changes it until the transaction ends. */
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

export function saveTrial(
  tx: Tx,
  userId: string,
  trialExpiresAt: Date,
  now: Date,
): Promise<SubscriptionRecord> {
  return tx
    .updateTable("subscriptions")
    .set({ status: "trial", trial_expires_at: trialExpiresAt, updated_at: now })
    .where("user_id", "=", userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Unless another call was quicker. */
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

/** Takes the subscription that was opened as the person's, unless another call was quicker. */
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

/** Numbers a question to the provider, before it is asked. */
export async function numberQuestion(db: Db, userId: string): Promise<number> {
  const row = await db
    .updateTable("subscriptions")
    .set({ sync_asked: sql<number>`sync_asked + 1` })
    .where("user_id", "=", userId)
    .returning("sync_asked")
    .executeTakeFirstOrThrow();
  return Number(row.sync_asked);
}

export interface Answer {
  readonly question: number;
  readonly subscriptionId: string;
  readonly state: NonNullable<SubscriptionRecord["payment_state"]>;
  /** Null says nothing: what is known stays. */
  readonly paidUntil: Date | null;
  readonly cancelsAtEnd: boolean;
  readonly now: Date;
}

/** Keeps the provider's answer, unless a later question was answered before, or is about another subscription. */
export async function saveAnswer(db: Db, userId: string, answer: Answer): Promise<void> {
  await db
    .updateTable("subscriptions")
    .set({
      payment_state: answer.state,
      ...(answer.paidUntil && { paid_until: answer.paidUntil }),
      cancels_at_end: answer.cancelsAtEnd,
      sync_applied: answer.question,
      synced_at: answer.now,
      updated_at: answer.now,
    })
    .where("user_id", "=", userId)
    .where("subscription_id", "=", answer.subscriptionId)
    .where("sync_applied", "<", sql<string>`${answer.question}`)
    .execute();
}

/** Whose paid time is over, so that the provider knows more than we do. */
export function listDue(
  db: Db,
  { now, syncedBefore, limit }: { now: Date; syncedBefore: Date; limit: number },
): Promise<SubscriptionRecord[]> {
  return db
    .selectFrom("subscriptions")
    .selectAll()
    .where("payment_state", "in", ["active", "past_due"])
    .where("paid_until", "<=", now)
    .where((eb) => eb.or([eb("synced_at", "is", null), eb("synced_at", "<=", syncedBefore)]))
    .orderBy("paid_until")
    .limit(limit)
    .execute();
}

export async function wantCancel(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable("subscriptions")
    .set({ cancel_wanted_at: now })
    .where("user_id", "=", userId)
    .where("payment_state", "in", ["incomplete", "active", "past_due"])
    .execute();
}

export function listCancelWanted(db: Db, limit: number): Promise<SubscriptionRecord[]> {
  return db
    .selectFrom("subscriptions")
    .selectAll()
    .where("cancel_wanted_at", "is not", null)
    .orderBy("cancel_wanted_at")
    .limit(limit)
    .execute();
}

export async function clearCancelWanted(db: Db, userId: string): Promise<void> {
  await db
    .updateTable("subscriptions")
    .set({ cancel_wanted_at: null })
    .where("user_id", "=", userId)
    .execute();
}

export async function isEventKnown(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom("payment_events").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

export async function rememberEvent(
  db: Db,
  event: { id: string; type: string; received_at: Date },
): Promise<void> {
  await db
    .insertInto("payment_events")
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteEventsBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("payment_events")
    .where("id", "in", (eb) =>
      eb.selectFrom("payment_events").select("id").where("received_at", "<", before).limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
