import { sql } from "kysely";
import type { Signal } from "#domain/companion/signals.ts";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import type { Handle, Tx } from "#server/platform/db/handles.ts";

/** Locks both in id order, so that two calls about the same people cannot block each other. */
export async function lockBoth(tx: Tx, userIds: readonly string[]): Promise<void> {
  await sql`select from users where id = any(${userIds}::uuid[]) order by id for no key update`.execute(tx);
}

export interface SideRow {
  readonly user_id: string;
  readonly username: string;
  readonly time_zone: string;
  readonly since: Date;
  readonly signal: Signal | null;
  readonly signal_day: CalendarDay | null;
  readonly sent_at: Date | null;
  /** Of the last ten days, which hold the present week in every time zone. */
  readonly days: CalendarDay[];
}

/** The person's own side and the other's; empty without a companion. */
export async function listSides(db: Handle, userId: string, since: CalendarDay): Promise<SideRow[]> {
  const { rows } = await sql<SideRow>`
    select c.user_id, u.username, u.time_zone, c.since, s.signal, s.day as signal_day, s.sent_at,
      to_json(array(select a.day from active_days a where a.user_id = c.user_id and a.day >= ${since}::date)) as days
    from companions c
    join users u on u.id = c.user_id
    left join companion_signals s on s.user_id = c.user_id
    where c.user_id = ${userId} or c.companion_id = ${userId}`.execute(db);
  return rows;
}

/** Whether any of these people has a companion. */
export async function hasCompanion(db: Handle, userIds: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom("companions")
    .select("user_id")
    .where("user_id", "in", userIds)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertPair(tx: Tx, [a, b]: readonly [string, string], since: Date): Promise<void> {
  await tx
    .insertInto("companions")
    .values([
      { user_id: a, companion_id: b, since },
      { user_id: b, companion_id: a, since },
    ])
    .execute();
}

/** Ends what these people have with others, for both sides; signals go with it. */
export async function deletePairs(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom("companions")
    .where((eb) => eb.or([eb("user_id", "in", userIds), eb("companion_id", "in", userIds)]))
    .execute();
}

interface NewSignal {
  readonly userId: string;
  readonly signal: Signal;
  readonly day: CalendarDay;
  readonly now: Date;
}

/** Whom it was sent to; undefined without a companion, or if one of this day or a later one was sent. */
export async function saveSignal(
  tx: Tx,
  { userId, signal, day, now }: NewSignal,
): Promise<string | undefined> {
  const { rows } = await sql<{ companion_id: string }>`
    with pair as (select user_id, companion_id from companions where user_id = ${userId} for key share),
    sent as (
      insert into companion_signals as s (user_id, signal, day, sent_at)
      select user_id, ${signal}, ${day}::date, ${now} from pair
      on conflict (user_id) do update set signal = excluded.signal, day = excluded.day, sent_at = excluded.sent_at
      where s.day < excluded.day
      returning user_id
    )
    select companion_id from pair join sent using (user_id)`.execute(tx);
  return rows[0]?.companion_id;
}

export function findSignal(db: Handle, userId: string) {
  return db.selectFrom("companion_signals").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

export function findPair(db: Handle, userId: string) {
  return db.selectFrom("companions").selectAll().where("user_id", "=", userId).executeTakeFirst();
}
