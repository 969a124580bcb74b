import { type Insertable, type Selectable, sql } from "kysely";
import { DELIVERIES_WAITING_MAX } from "#domain/webhooks/webhooks.ts";
import { deleteInBatches } from "#server/platform/db/batches.ts";
import type { Db, Handle, Tx } from "#server/platform/db/handles.ts";
import type { Schema } from "#server/platform/db/tables/schema.ts";

export type Delivery = Selectable<Schema["webhook_deliveries"]>;
export type DueDelivery = Delivery & { readonly url: string };

export interface NewsRow {
  readonly user_id: string;
  readonly event: string;
  readonly subject: string;
  readonly data: object;
}

/** One delivery for each of the people's addresses that want the event; one that is known is left as it is. */
export async function insertNews(tx: Tx, rows: readonly NewsRow[], now: Date): Promise<void> {
  await sql`
    insert into webhook_deliveries (id, webhook_id, event, subject, data, created_at, next_at)
    select gen_random_uuid(), w.id, n.event, n.subject, n.data, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n (user_id uuid, event text, subject text, data jsonb)
    join webhooks w on w.user_id = n.user_id and w.paused_at is null and n.event = any(w.events)
    where (select count(*) from webhook_deliveries d
           where d.webhook_id = w.id and d.state = 'waiting') < ${DELIVERIES_WAITING_MAX}
    -- One that is being deleted is waited for and left out: its row here would fail, and with it the event.
    for key share of w
    on conflict (webhook_id, event, subject) do nothing`.execute(tx);
}

export function insertDelivery(db: Db, row: Insertable<Schema["webhook_deliveries"]>): Promise<Delivery> {
  return db.insertInto("webhook_deliveries").values(row).returningAll().executeTakeFirstOrThrow();
}

interface Claim {
  readonly now: Date;
  readonly retryAt: Date;
  readonly limit: number;
  /** By person, so that somebody's slow receivers take no more than a part of a round. */
  readonly limitEach: number;
}

/** More than wait at the addresses of a few people. */
const LOOKED_AT = 5_000;

/** Whether `claimDue` would find anything. */
export const areDeliveriesDue = (now: Date) => sql<boolean>`
  exists (select from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where d.state = 'waiting' and d.next_at <= ${now} and w.paused_at is null)`;

/** Takes what is due; if the outcome is never noted, it is due again at `retryAt`. */
export async function claimDue(
  db: Handle,
  { now, retryAt, limit, limitEach }: Claim,
): Promise<readonly DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    with due as (
      select d.id, w.user_id, d.next_at from webhook_deliveries d
      join webhooks w on w.id = d.webhook_id
      where d.state = 'waiting' and d.next_at <= ${now} and w.paused_at is null
      order by d.next_at limit ${LOOKED_AT}
    ),
    fair as (
      select id, next_at, row_number() over (partition by user_id order by next_at, id) as place from due
    ),
    taken as (
      select id from webhook_deliveries
      where id in (select id from fair where place <= ${limitEach} order by place, next_at, id limit ${limit})
        and state = 'waiting' and next_at <= ${now}
      for update skip locked
    )
    update webhook_deliveries d set attempts = d.attempts + 1, next_at = ${retryAt}
    from taken, webhooks w
    where d.id = taken.id and w.id = d.webhook_id
    returning d.*, w.url`.execute(db);
  return rows;
}

/**
 * Only while it is the latest attempt: a slow one must not undo what a later one found. Undefined if it is not, or
 * if the address was removed.
 */
export function settle(
  handle: Handle,
  { id, attempts }: Pick<Delivery, "id" | "attempts">,
  outcome: Partial<Pick<Delivery, "state" | "settled_at" | "error" | "next_at">>,
): Promise<Delivery | undefined> {
  return handle
    .updateTable("webhook_deliveries")
    .set(outcome)
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("state", "=", "waiting")
    .returningAll()
    .executeTakeFirst();
}

export async function giveUpWaiting(tx: Tx, webhookId: string, error: string, now: Date): Promise<void> {
  await tx
    .updateTable("webhook_deliveries")
    .set({ state: "failed", settled_at: now, error })
    .where("webhook_id", "=", webhookId)
    .where("state", "=", "waiting")
    .execute();
}

/** What waits is due at no time while its address is paused, and at once when it goes on. */
export async function setDue(tx: Tx, webhookId: string, nextAt: Date | null): Promise<void> {
  await tx
    .updateTable("webhook_deliveries")
    .set({ next_at: nextAt })
    .where("webhook_id", "=", webhookId)
    .where("state", "=", "waiting")
    // On going on, a test that is under way keeps its lease.
    .where("next_at", nextAt ? "is" : "is not", null)
    .execute();
}

/** Newest first. */
export function listRecent(db: Db, webhookId: string, limit: number): Promise<Delivery[]> {
  return db
    .selectFrom("webhook_deliveries")
    .selectAll()
    .where("webhook_id", "=", webhookId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Oldest first, of all the person's addresses. */
export function listByUser(tx: Tx, userId: string): Promise<Delivery[]> {
  return tx
    .selectFrom("webhook_deliveries")
    .innerJoin("webhooks", "webhooks.id", "webhook_deliveries.webhook_id")
    .selectAll("webhook_deliveries")
    .where("webhooks.user_id", "=", userId)
    .orderBy("webhook_deliveries.created_at")
    .orderBy("webhook_deliveries.id")
    .execute();
}

export function deleteDeliveriesBefore(db: Db, before: Date): Promise<number> {
  return deleteInBatches(db, "webhook_deliveries", sql`created_at < ${before}`);
}
