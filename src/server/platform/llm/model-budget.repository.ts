import { sql } from "kysely";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import { deleteInBatches } from "#server/platform/db/batches.ts";
import type { Db } from "../db/handles.ts";

/** Adds to the day's spending unless it would exceed the cap. One statement, so instances cannot race. */
export async function reserveSpending(
  db: Db,
  day: CalendarDay,
  micros: number,
  capMicros: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into model_spending (day, micros)
    select ${day}::date, ${micros}::bigint where ${micros}::bigint <= ${capMicros}::bigint
    on conflict (day) do update set micros = model_spending.micros + excluded.micros
    where model_spending.micros + excluded.micros <= ${capMicros}::bigint`.execute(db);
  return numAffectedRows === 1n;
}

export async function correctSpending(db: Db, day: CalendarDay, byMicros: number): Promise<void> {
  await sql`
    update model_spending set micros = greatest(0, micros + ${byMicros}::bigint) where day = ${day}::date`.execute(
    db,
  );
}

/** Counts one call of the person unless their daily quota is used up. */
export async function countCall(db: Db, userId: string, day: CalendarDay, quota: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into model_quotas (user_id, day, calls)
    select ${userId}::uuid, ${day}::date, 1 where ${quota}::integer >= 1
    on conflict (user_id, day) do update set calls = model_quotas.calls + 1
    where model_quotas.calls < ${quota}::integer`.execute(db);
  return numAffectedRows === 1n;
}

export async function uncountCall(db: Db, userId: string, day: CalendarDay): Promise<void> {
  await db
    .updateTable("model_quotas")
    .set((row) => ({ calls: row("calls", "-", 1) }))
    .where("user_id", "=", userId)
    .where("day", "=", day)
    .where("calls", ">", 0)
    .execute();
}

export function deleteQuotasBefore(db: Db, before: CalendarDay): Promise<number> {
  return deleteInBatches(db, "model_quotas", sql`day < ${before}::date`);
}
