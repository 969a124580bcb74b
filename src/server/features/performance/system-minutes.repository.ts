import { sql } from "kysely";
import type { Db } from "#server/platform/db/handles.ts";
import type { SystemMinute } from "./system-minute.ts";

/** A minute's figures replace those written before: repeating it changes nothing. */
export async function saveMinutes(db: Db, instance: string, minutes: readonly SystemMinute[]): Promise<void> {
  await db
    .insertInto("system_minutes")
    .values(
      minutes.map(({ requestMs, ...minute }) => ({
        ...minute,
        instance,
        request_ms: requestMs,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(["minute", "instance"]).doUpdateSet((eb) => ({
        samples: eb.ref("excluded.samples"),
        ready: eb.ref("excluded.ready"),
        requests: eb.ref("excluded.requests"),
        errors: eb.ref("excluded.errors"),
        request_ms: eb.ref("excluded.request_ms"),
        cpu: eb.ref("excluded.cpu"),
        memory: eb.ref("excluded.memory"),
      })),
    )
    .execute();
}

export interface SystemSums {
  readonly samples: number;
  readonly ready: number;
  readonly requests: number;
  readonly errors: number;
  readonly requestMs: number;
  /** Of every minute and instance, by its samples. */
  readonly cpuSum: number;
  readonly memorySum: number;
  readonly requestsLately: number;
}

/** All instances together, from a moment on; `lately` is a later moment whose requests are counted beside. */
export async function sumMinutes(db: Db, from: Date, lately: Date): Promise<SystemSums> {
  const { rows } = await sql<SystemSums>`
    select coalesce(sum(samples), 0)::float8 as samples,
      coalesce(sum(ready), 0)::float8 as ready,
      coalesce(sum(requests), 0)::float8 as requests,
      coalesce(sum(errors), 0)::float8 as errors,
      coalesce(sum(request_ms), 0) as "requestMs",
      coalesce(sum(cpu::float8 * samples), 0) as "cpuSum",
      coalesce(sum(memory::float8 * samples), 0) as "memorySum",
      coalesce(sum(requests) filter (where minute > ${lately}), 0)::float8 as "requestsLately"
    from system_minutes
    where minute >= ${from}`.execute(db);
  // An aggregate without groups always answers one row.
  return rows[0] as SystemSums;
}

export async function deleteMinutesBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from system_minutes where (minute, instance) in (
      select minute, instance from system_minutes where minute < ${before} order by minute limit ${limit}
    )`.execute(db);
  return Number(numAffectedRows ?? 0);
}
