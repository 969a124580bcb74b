import { setTimeout as sleep } from "node:timers/promises";
import { type Costs, summarise } from "./costs.ts";
import type { FilledWorld } from "./filled-world.ts";
import { createJobMeter, measureWork } from "./job-costs.ts";
import type { Jobs } from "./jobs.ts";
import { GATHERED, type Kind } from "./kinds.ts";
import { type Idle, measureRound, type Sample, walOf } from "./measure-kinds.ts";
import { planDay } from "./model/day-plan.ts";
import { between, type CpuTime } from "./process-cpu.ts";
import type { TrackedEvent } from "./tab.ts";

const IDLE_SECONDS = 10;
const ROUNDS_A_BLOCK = 5;
const PAYING: ReadonlySet<Kind> = new Set(["claim XP", "claim share"]);

type Sum = { app: number; database: number };

/** CPU usage of a process and its database without calls. */
export async function measureIdle(readCpu: () => CpuTime): Promise<Idle> {
  const before = readCpu();
  await sleep(IDLE_SECONDS * 1_000);
  const spent = between(before, readCpu());
  return {
    app: spent.app / IDLE_SECONDS,
    backends: spent.backends / IDLE_SECONDS,
    housekeeping: spent.housekeeping / IDLE_SECONDS,
  };
}

/** Measures calls in rounds, as often as requested, and aggregates them at the end. */
export function createCostMeter(world: FilledWorld, jobs: Jobs, readCpu: () => CpuTime, idle: Idle) {
  const eventsOf = plannedEvents();
  const jobMeter = createJobMeter(jobs, readCpu);
  const samples: Sample[] = [];
  const sums: Record<"events" | "standings", Sum> = {
    events: { app: 0, database: 0 },
    standings: { app: 0, database: 0 },
  };
  let blocksMeasured = 0;
  let housekeepingMs = 0;
  let walBytes = 0;

  const sumUp = async (name: keyof typeof sums) => {
    const { app, database } = await measureWork(readCpu, () => jobs.run(`sum up ${name}`));
    sums[name] = { app: sums[name].app + app, database: sums[name].database + database };
  };
  const made = (isCounted: (kind: Kind) => boolean) =>
    samples.filter(({ kind }) => isCounted(kind)).reduce((sum, { calls }) => sum + calls, 0);
  const each = ({ app, database }: Sum, count: number) => ({
    app: (app * 1_000) / count,
    database: (database * 1_000) / count,
  });

  return {
    async measureBlocks(blocks: number): Promise<void> {
      // The sum-up jobs are measured separately, between the rounds.
      await world.app.sql.query(
        "update jobs set next_at = now() + interval '1 hour' where name like 'sum up%'",
      );
      for (const name of ["events", "standings"] as const) await jobs.run(`sum up ${name}`);
      const [before, walBefore, startedAt] = [readCpu(), await walOf(world), performance.now()];
      const last = blocksMeasured + blocks;
      for (let round = blocksMeasured * ROUNDS_A_BLOCK; round < last * ROUNDS_A_BLOCK; round++) {
        const place = { block: Math.floor(round / ROUNDS_A_BLOCK), isAlone: round % 3 === 2 };
        samples.push(...(await measureRound(world, readCpu, idle, place, eventsOf)));
        await sumUp("events");
        await sumUp("standings");
        if ((round + 1) % ROUNDS_A_BLOCK === 0) await jobMeter.measureOnce();
      }
      blocksMeasured = last;
      const seconds = (performance.now() - startedAt) / 1_000;
      housekeepingMs += between(before, readCpu()).housekeeping - idle.housekeeping * seconds;
      walBytes += (await walOf(world)) - walBefore;
      await world.app.sql.query("update jobs set next_at = now() where name like 'sum up%'");
    },

    jobs: jobMeter.costs,
    calls: (): Pick<Costs, "kinds" | "transaction" | "sums" | "housekeepingPerMb"> => ({
      ...summarise(samples),
      sums: {
        gathered: each(
          sums.events,
          made((kind) => GATHERED.has(kind)),
        ),
        paid: each(
          sums.standings,
          made((kind) => PAYING.has(kind)),
        ),
      },
      housekeepingPerMb: Math.max(0, (housekeepingMs * 1_000) / (walBytes / 1e6)),
    }),
  };
}

/** The same events, and as many per call, as in the planned day. */
function plannedEvents(): () => readonly TrackedEvent[] {
  const told = planDay(300).flatMap(({ calls }) => calls.flatMap(({ events }) => (events ? [events] : [])));
  let next = 0;
  return () => told[next++ % told.length] ?? [];
}
