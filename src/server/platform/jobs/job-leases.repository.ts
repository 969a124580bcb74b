import { sql } from "kysely";
import type { Db } from "../db/handles.ts";

/**
 * Uses the database's clock: those of the instances may differ by more than a job's interval.
 */
const inMs = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`;

/** New jobs are due at once. */
export async function addJobs(db: Db, names: readonly string[]): Promise<void> {
  await sql`
    insert into jobs (name, next_at) select name, now() from unnest(${names}::text[]) as name
    on conflict (name) do nothing`.execute(db);
}

/** Tolerance: a statement that waited for the row lock has a `now()` from before the wait. */
const WRONG_CLOCK_FACTOR = 2;

/**
 * True for at most one caller: the job is due and no other instance holds its lease.
 * Times further ahead than we ever set them come from a wrong clock and are ignored.
 */
export async function takeLease(
  db: Db,
  name: string,
  holder: string,
  times: { everyMs: number; leaseMs: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update jobs set holder = ${holder}, held_until = ${inMs(times.leaseMs)}, started_at = now(),
      next_at = ${inMs(times.everyMs)}, runs = runs + 1
    where name = ${name}
      and (next_at <= now() or next_at > ${inMs(WRONG_CLOCK_FACTOR * times.everyMs)})
      and (holder is null or held_until <= now() or held_until > ${inMs(WRONG_CLOCK_FACTOR * times.leaseMs)})`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

/** Extends the lease of a long run. */
export async function renewLease(db: Db, name: string, holder: string, leaseMs: number): Promise<void> {
  await sql`update jobs set held_until = ${inMs(leaseMs)} where name = ${name} and holder = ${holder}`.execute(
    db,
  );
}

export async function releaseLease(db: Db, name: string, holder: string): Promise<void> {
  await sql`
    update jobs set holder = null, held_until = null, finished_at = now()
    where name = ${name} and holder = ${holder}`.execute(db);
}
