import { sql } from "kysely";
import { deleteInBatches } from "#server/platform/db/batches.ts";
import type { Db } from "#server/platform/db/handles.ts";
import type { SystemMinute } from "./system-minute.ts";
import type { MinuteRequests } from "./throughput.ts";

const KEY = ["minute", "instance"] as const;

/** Overwrites minutes saved before, so repeating it is harmless. */
export async function saveMinutes(db: Db, instance: string, minutes: readonly SystemMinute[]): Promise<void> {
  const rows = minutes.map((minute) => rowOf(instance, minute));
  const [first] = rows;
  if (!first) return;
  const figures = (Object.keys(first) as (keyof typeof first)[]).filter(
    (column) => column !== "minute" && column !== "instance",
  );
  await db
    .insertInto("system_minutes")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(KEY)
        .doUpdateSet((eb) =>
          Object.fromEntries(figures.map((column) => [column, eb.ref(`excluded.${column}`)])),
        ),
    )
    .execute();
}

function rowOf(instance: string, made: SystemMinute) {
  return {
    minute: made.minute,
    instance,
    samples: made.samples,
    ready: made.ready,
    requests: made.requests,
    errors: made.errors,
    request_ms: made.requestMs,
    request_buckets: [...made.buckets],
    cpu: made.cpu,
    memory: made.memory,
    queries: made.queries,
    query_ms: made.queryMs,
    generations: made.generations,
    failed_generations: made.failedGenerations,
    generation_ms: made.generationMs,
    quests: made.quests,
    enhancements: made.enhancements,
    first_words: made.firstWords,
    first_words_ms: made.firstWordsMs,
    event_loop_ms: made.eventLoopMs,
    connections: made.connections,
    live_clients: made.liveClients,
    queue: made.queue,
  };
}

interface SystemSums {
  readonly samples: number;
  readonly ready: number;
  readonly requests: number;
  readonly errors: number;
  readonly requestMs: number;
  readonly requestsLately: number;
  readonly samplesLately: number;
}

/** Sums over all instances since `from`; requests after `lately` are also counted separately. */
export async function sumMinutes(db: Db, from: Date, lately: Date): Promise<SystemSums> {
  const { rows } = await sql<SystemSums>`
    select coalesce(sum(samples), 0)::float8 as samples,
      coalesce(sum(ready), 0)::float8 as ready,
      coalesce(sum(requests), 0)::float8 as requests,
      coalesce(sum(errors), 0)::float8 as errors,
      coalesce(sum(request_ms), 0) as "requestMs",
      coalesce(sum(requests) filter (where minute > ${lately}), 0)::float8 as "requestsLately",
      coalesce(sum(samples) filter (where minute > ${lately}), 0)::float8 as "samplesLately"
    from system_minutes
    where minute >= ${from}`.execute(db);
  // An aggregate without `group by` always returns one row.
  return rows[0] as SystemSums;
}

export type DaySums = Pick<
  SystemMinute,
  "requests" | "generations" | "failedGenerations" | "generationMs" | "quests" | "enhancements"
>;

export async function sumWork(db: Db, from: Date): Promise<DaySums> {
  const { rows } = await sql<DaySums>`
    select coalesce(sum(requests), 0)::float8 as requests,
      coalesce(sum(generations), 0)::float8 as generations,
      coalesce(sum(failed_generations), 0)::float8 as "failedGenerations",
      coalesce(sum(generation_ms), 0) as "generationMs",
      coalesce(sum(quests), 0)::float8 as quests,
      coalesce(sum(enhancements), 0)::float8 as enhancements
    from system_minutes
    where minute >= ${from}`.execute(db);
  return rows[0] as DaySums;
}

/** Minute by minute, oldest first; two hours are 120 rows at most. */
export async function sumRequests(db: Db, since: Date): Promise<MinuteRequests[]> {
  const { rows } = await sql<MinuteRequests>`
    select minute, sum(requests)::float8 as requests, sum(samples)::float8 as samples
    from system_minutes
    where minute > ${since}
    group by minute
    order by minute`.execute(db);
  return rows;
}

export function deleteMinutesBefore(db: Db, before: Date): Promise<number> {
  return deleteInBatches(db, "system_minutes", sql`minute < ${before}`);
}
