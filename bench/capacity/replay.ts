import { setTimeout as sleep } from "node:timers/promises";
import { SECONDS_PER_DAY } from "#domain/general/durations.ts";
import type { FilledWorld } from "./filled-world.ts";
import { GATHERED } from "./kinds.ts";
import type { PlannedVisit } from "./model/day-plan.ts";
import { GATHER_SECONDS } from "./model/predict.ts";
import { createWalkers, makeCall } from "./walk-visit.ts";

export const FULL_SECONDS = 300;
/** Factor by which the replayed day runs faster. */
export const SPEED = SECONDS_PER_DAY / FULL_SECONDS;

export interface Replayed {
  /** By status; "none" if a person lacked the data for the call. */
  readonly answers: ReadonlyMap<string, number>;
  /** Refused calls, by kind and status. */
  readonly refused: ReadonlyMap<string, number>;
  /** Delay of each call against its planned time, in ms. */
  readonly lateness: readonly number[];
}

/** Visits keep their planned times, whatever other responses do; within a visit, calls are sequential. */
export async function replay(world: FilledWorld, visits: readonly PlannedVisit[]): Promise<Replayed> {
  const walkerOf = createWalkers(world);
  const answers = new Map<string, number>();
  const refused = new Map<string, number>();
  const lateness: number[] = [];
  const startedAt = performance.now();
  const until = async (daySeconds: number) => {
    const waitMs = startedAt + (daySeconds / SPEED) * 1_000 - performance.now();
    if (waitMs > 0) await sleep(waitMs);
    return Math.max(0, -waitMs);
  };
  const walk = async (visit: PlannedVisit) => {
    const person = walkerOf(visit);
    for (const call of visit.calls) {
      lateness.push(await until(visit.atSeconds + call.atSeconds));
      const status = await makeCall(person, call);
      countOne(answers, String(status ?? "none"));
      if (status !== null && status >= 400) countOne(refused, `${call.kind}: ${status}`);
    }
  };
  const walks: Promise<void>[] = [];
  for (const visit of visits) {
    await until(visit.atSeconds);
    walks.push(walk(visit));
  }
  await Promise.all(walks);
  return { answers, refused, lateness };
}

function countOne(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** How many gathered calls share a transaction at this speed. */
export function callsATransaction(visits: readonly PlannedVisit[]): number {
  const times = visits
    .flatMap(({ atSeconds, calls }) =>
      calls.filter(({ kind }) => GATHERED.has(kind)).map((call) => atSeconds + call.atSeconds),
    )
    .map((time) => time / SPEED)
    .sort((a, b) => a - b);
  let transactions = 0;
  let openUntil = Number.NEGATIVE_INFINITY;
  for (const time of times) {
    if (time <= openUntil) continue;
    transactions++;
    openUntil = time + GATHER_SECONDS;
  }
  return times.length / (transactions || 1);
}
