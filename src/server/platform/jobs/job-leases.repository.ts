import { sql } from "kysely";
import type { Db } from "../db/handles.ts";
import type { Job } from "./job.ts";

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

export interface LeaseTimes {
  readonly everyMs: number;
  readonly leaseMs: number;
}

/** Due, and held by nobody. Times further ahead than we ever set them come from a wrong clock and are ignored. */
const isFree = ({ everyMs, leaseMs }: LeaseTimes) => sql<boolean>`
  (next_at <= now() or next_at > ${inMs(WRONG_CLOCK_FACTOR * everyMs)})
  and (holder is null or held_until <= now() or held_until > ${inMs(WRONG_CLOCK_FACTOR * leaseMs)})`;

type Asked = Pick<Job, "name" | "isWaiting"> & { readonly times: LeaseTimes };

/**
 * Which of the jobs are free and have something to do, in one read. Of jobs whose turn it is not, the condition is
 * not evaluated. One that never ran has something to do.
 */
export async function listReady(db: Db, jobs: readonly Asked[]): Promise<ReadonlySet<string>> {
  const cases = jobs.map(({ name, isWaiting, times }) => {
    const something = isWaiting ? sql`(started_at is null or ${isWaiting()})` : sql`true`;
    return sql`when ${name} then case when ${isFree(times)} then ${something} else false end`;
  });
  const names = jobs.map(({ name }) => name);
  const { rows } = await sql<{ name: string }>`
    select name from jobs where name = any(${names}::text[])
      and case name ${sql.join(cases, sql` `)} else false end`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** True for at most one caller: the job is due and no other instance holds its lease. */
export async function takeLease(db: Db, name: string, holder: string, times: LeaseTimes): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update jobs set holder = ${holder}, held_until = ${inMs(times.leaseMs)}, started_at = now(),
      next_at = ${inMs(times.everyMs)}, runs = runs + 1
    where name = ${name} and ${isFree(times)}`.execute(db);
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
