import { sql } from "kysely";
import type { Db } from "../db/handles.ts";

/**
 * Here the database's clock decides, not the caller's: the instances' own may differ by more than a job's interval.
 */
const inMs = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`;

/** Jobs that nobody ran yet are due at once. */
export async function addJobs(db: Db, names: readonly string[]): Promise<void> {
  await sql`
    insert into jobs (name, next_at) select name, now() from unnest(${names}::text[]) as name
    on conflict (name) do nothing`.execute(db);
}

/** Whoever waited for another's turn asks with the time at which it began to wait, a little before that turn. */
const WRONG_CLOCK_FACTOR = 2;

/**
 * True for one of all that ask: it is time, and nobody else is at it.
 * A time much further away than any that we set is of a clock that was wrong.
 */
export async function takeTurn(
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

/** A sign of life of a long run. */
export async function keepTurn(db: Db, name: string, holder: string, leaseMs: number): Promise<void> {
  await sql`update jobs set held_until = ${inMs(leaseMs)} where name = ${name} and holder = ${holder}`.execute(
    db,
  );
}

export async function endTurn(db: Db, name: string, holder: string): Promise<void> {
  await sql`
    update jobs set holder = null, held_until = null, finished_at = now()
    where name = ${name} and holder = ${holder}`.execute(db);
}
