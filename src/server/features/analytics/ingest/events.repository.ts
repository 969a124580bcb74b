import { sql } from "kysely";
import { addDays, type CalendarDay } from "#domain/general/calendar-day.ts";
import type { Db, Tx } from "#server/platform/db/handles.ts";

export interface EventRow {
  readonly at: Date;
  readonly visitId: string;
  readonly element: number;
  readonly action: number;
  readonly page: number;
  readonly details: string | null;
}

/** Inserts in one statement. Numbers are passed as one array literal: cheaper than many parameters. */
export async function insertEvents(tx: Tx, rows: readonly EventRow[]): Promise<void> {
  if (rows.length === 0) return;
  const numbers = (pick: (row: EventRow) => number | string) => `{${rows.map(pick).join(",")}}`;
  const details = rows.some((row) => row.details) ? rows.map((row) => row.details) : null;
  await sql`
    insert into events (at, visit_id, element, action, page, details)
    select to_timestamp(ms / 1000.0), visit_id, element, action, page, details
    from unnest(${numbers((row) => row.at.getTime())}::bigint[], ${numbers((row) => row.visitId)}::bigint[],
                ${numbers((row) => row.element)}::integer[], ${numbers((row) => row.action)}::smallint[],
                ${numbers((row) => row.page)}::smallint[], ${details}::jsonb[])
      as e (ms, visit_id, element, action, page, details)`.execute(tx);
}

const PREFIX = "events_";

function partitionOf(day: CalendarDay): string {
  return PREFIX + day.replaceAll("-", "");
}

/** Creates the day's partition if it is missing. Two instances may try at the same time. */
export async function addPartition(tx: Tx, day: CalendarDay): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('events partitions'))`.execute(tx);
  const [from, to] = [day, addDays(day, 1)].map((edge) => sql.lit(`${edge} 00:00:00+00`));
  await sql`
    create table if not exists ${sql.ref(partitionOf(day))} partition of events
    for values from (${from}) to (${to})`.execute(tx);
}

/** Days that have a partition. */
export async function listPartitions(db: Db): Promise<CalendarDay[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'events'::regclass order by 1`.execute(db);
  return rows.map(({ name }) =>
    name.slice(PREFIX.length).replace(/(\d{4})(\d{2})(\d{2})/u, "$1-$2-$3"),
  ) as CalendarDay[];
}

export async function dropPartition(db: Db, day: CalendarDay): Promise<void> {
  await sql`drop table if exists ${sql.ref(partitionOf(day))}`.execute(db);
}
