import { sql } from "kysely";
import type { Tx } from "#server/platform/db/handles.ts";

const REFRESH_LOCK = 7_243_029;

/** One process at a time writes the list. */
export async function waitForTurn(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${REFRESH_LOCK})`.execute(tx);
}

/** False if another process writes it now. */
export async function isOurTurn(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ won: boolean }>`
    select pg_try_advisory_xact_lock(${REFRESH_LOCK}) as won`.execute(tx);
  return rows[0]?.won ?? false;
}

/** Whether `takeChanged` would find anybody. */
export const areChangesWaiting = (now: Date) => sql<boolean>`
  (exists (select from people_inbox) or exists (select from people_index where changes_at <= ${now}))`;

/** People whose row is out of date: something of theirs changed, or time alone changed their plan or segment. */
export async function takeChanged(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with taken as (
      delete from people_inbox where ctid = any(array(select ctid from people_inbox limit ${limit}))
      returning user_id
    )
    select user_id as id from taken
    union
    (select user_id from people_index where changes_at <= ${now} order by changes_at limit ${limit})`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Holds the accounts against deletion meanwhile: else a row would refer to nobody. */
export async function rewriteRows(tx: Tx, now: Date, userIds: readonly string[]): Promise<void> {
  await sql`select from users where id = any(${userIds}::uuid[]) order by id for key share`.execute(tx);
  await sql`
    insert into people_index as i
    select user_id, created_at, seen_at, changes_at, total_xp, plan, segment, is_onboarded, is_closed
    from people_rows(${now}) where user_id = any(${userIds}::uuid[])
    on conflict (user_id) do update set
      created_at = excluded.created_at, seen_at = excluded.seen_at, changes_at = excluded.changes_at,
      total_xp = excluded.total_xp, plan = excluded.plan, segment = excluded.segment,
      is_onboarded = excluded.is_onboarded, is_closed = excluded.is_closed`.execute(tx);
  await sql`
    insert into people_words as w
    select user_id, words, plan, segment, is_onboarded, is_closed
    from people_rows(${now}) where user_id = any(${userIds}::uuid[])
    on conflict (user_id) do update set
      words = excluded.words, plan = excluded.plan, segment = excluded.segment,
      is_onboarded = excluded.is_onboarded, is_closed = excluded.is_closed
    where (w.words, w.plan, w.segment, w.is_onboarded, w.is_closed) is distinct from
      (excluded.words, excluded.plan, excluded.segment, excluded.is_onboarded, excluded.is_closed)`.execute(
    tx,
  );
}
