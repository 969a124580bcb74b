import { type RawBuilder, sql } from "kysely";
import type { Db } from "#server/platform/db/handles.ts";
import { REQUEST_BOUNDS_MS } from "#server/platform/metrics.ts";

/** All minutes of one step, of all instances. */
export interface StepSums {
  /** From 0; below 0 in the range before. */
  readonly step: number;
  readonly samples: number;
  readonly ready: number;
  readonly requests: number;
  readonly errors: number;
  readonly requestMs: number;
  /** Requests by the bounds of their time. */
  readonly buckets: readonly number[];
  /** Percent, times samples. */
  readonly memory: number;
  readonly cpu: number;
}

const BUCKETS = sql.join(
  [...REQUEST_BOUNDS_MS, null].map(
    (_, index): RawBuilder<unknown> => sql`coalesce(sum(request_buckets[${sql.lit(index + 1)}]), 0)::float8`,
  ),
);

/** Sums by step of `stepMs` from `from` on; steps without minutes are left out. */
export async function sumSteps(
  db: Db,
  { since, from, stepMs }: { since: Date; from: Date; stepMs: number },
): Promise<StepSums[]> {
  const { rows } = await sql<StepSums>`
    select floor(extract(epoch from minute - ${from}::timestamptz) * 1000 / ${stepMs}::float8)::int as step,
      sum(samples)::float8 as samples,
      sum(ready)::float8 as ready,
      sum(requests)::float8 as requests,
      sum(errors)::float8 as errors,
      sum(request_ms) as "requestMs",
      array[${BUCKETS}] as buckets,
      sum(memory * samples)::float8 as memory,
      sum(cpu * samples)::float8 as cpu
    from system_minutes
    where minute >= ${since}
    group by 1`.execute(db);
  return rows;
}
