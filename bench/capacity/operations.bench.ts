/**
 * What does each kind of call of a day cost? CPU time of the program and of its database for one call, on an instance
 * with 10,000 people who lived half a year in it: warm, rounds in which every kind has its turn, the middle of them.
 * Beside it what the server does by itself, what an idle process costs, and what things take on disk.
 * Then the model: what 10 thousand to 10 million people need. `--docs` writes the tables into docs/capacity.md.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { thisMachine } from "../machine.ts";
import { startNode } from "../processes.ts";
import { writeResult } from "../results.ts";
import { assumptionsTable } from "./assumptions.ts";
import { type Costs, summarise } from "./costs.ts";
import { planDay } from "./day-plan.ts";
import { machineLine, writeDocs } from "./docs.ts";
import { type FilledWorld, openFilledWorld } from "./filled-world.ts";
import { type Jobs, openJobs } from "./job-costs.ts";
import { GATHERED, KINDS } from "./kinds.ts";
import { type Idle, measureRound, type Sample, walOf } from "./measure-kinds.ts";
import { between, type CpuTime, createCpuReader } from "./process-cpu.ts";
import { measureRedis } from "./redis-costs.ts";
import { readSizes } from "./sizes.ts";
import type { TrackedEvent } from "./tab.ts";
import { besideTable, limitsTable, needsTable, operationsTable } from "./tables.ts";
import { warmUp } from "./walk-visit.ts";

const ROUNDS = 12;
const IDLE_SECONDS = 10;
const CONNECTIONS = 16;
const PORT = 6310;

const startedAt = performance.now();
const mailSink = startNode(["--import", "tsx", "bench/capacity/mail-sink.ts", String(PORT + 3)]);
const world = await openFilledWorld(PORT, CONNECTIONS);
const jobs = openJobs(world.app, `smtp://127.0.0.1:${PORT + 3}`);
try {
  tell(await measure(world, jobs));
} finally {
  await jobs.close();
  await world.close();
  await mailSink.stop();
}

async function measure(world: FilledWorld, jobs: Jobs): Promise<Costs> {
  say("filled");
  const readCpu = createCpuReader(world.app.pid, world.app.databasePid);
  const idle = await measureIdle(readCpu);
  const sizes = await readSizes(world.app.sql);
  await warmUp(world);
  say("warm");
  // Summing up is measured by itself, between the rounds.
  await world.app.sql.query("update jobs set next_at = now() + interval '1 hour'");
  const rounds = await measureRounds(world, jobs, readCpu, idle);
  say("calls measured");
  const jobCosts = {
    "look for mails due": await jobs.measure("look for mails due"),
    "send mails": await jobs.run("send mails"),
    "look for who waits for quests": await jobs.measure("look for who waits for quests"),
    "flag fast earners": await jobs.measure("flag fast earners"),
    purge: await jobs.measure("purge"),
  };
  say("jobs measured");
  const redis = (await measureRedis(world, PORT + 1)) ?? null;
  if (!redis) say("no redis-server was found: calls through Redis were not measured");
  return { ...rounds, jobs: jobCosts, idle, sizes, redis };
}

async function measureIdle(readCpu: () => CpuTime): Promise<Idle> {
  const before = readCpu();
  await sleep(IDLE_SECONDS * 1_000);
  const spent = between(before, readCpu());
  return {
    app: spent.app / IDLE_SECONDS,
    backends: spent.backends / IDLE_SECONDS,
    housekeeping: spent.housekeeping / IDLE_SECONDS,
  };
}

async function measureRounds(world: FilledWorld, jobs: Jobs, readCpu: () => CpuTime, idle: Idle) {
  const eventsOf = plannedEvents();
  const samples: Sample[] = [];
  const sums = { events: { app: 0, database: 0 }, standings: { app: 0, database: 0 } };
  await jobs.run("sum up events");
  await jobs.run("sum up standings");
  const [before, walBefore, since] = [readCpu(), await walOf(world), performance.now()];
  for (let round = 0; round < ROUNDS; round++) {
    samples.push(...(await measureRound(world, readCpu, idle, round % 3 === 2, eventsOf)));
    for (const [name, job] of [
      ["events", "sum up events"],
      ["standings", "sum up standings"],
    ] as const) {
      const { app, database } = await jobs.run(job);
      sums[name] = { app: sums[name].app + app, database: sums[name].database + database };
    }
  }
  const seconds = (performance.now() - since) / 1_000;
  const housekeeping = between(before, readCpu()).housekeeping - idle.housekeeping * seconds;
  const megabytes = ((await walOf(world)) - walBefore) / 1e6;
  const made = (isCounted: (sample: Sample) => boolean) =>
    samples.filter(isCounted).reduce((sum, { calls }) => sum + calls, 0);
  const each = ({ app, database }: { app: number; database: number }, count: number) => ({
    app: (app * 1_000) / count,
    database: (database * 1_000) / count,
  });
  return {
    ...summarise(samples),
    sums: {
      gathered: each(
        sums.events,
        made(({ kind }) => GATHERED.has(kind)),
      ),
      paid: each(
        sums.standings,
        made(({ kind }) => kind === "claim XP" || kind === "claim share"),
      ),
    },
    housekeepingPerMb: Math.max(0, (housekeeping * 1_000) / megabytes),
  };
}

/** As many events a call, and the same ones, as in the planned day. */
function plannedEvents(): () => readonly TrackedEvent[] {
  const told = planDay(300).flatMap(({ calls }) => calls.flatMap(({ events }) => (events ? [events] : [])));
  let next = 0;
  return () => told[next++ % told.length] ?? [];
}

function tell(costs: Costs): void {
  const rows = costRows(costs);
  console.table(rows);
  writeResult("operations", { machine: thisMachine(), rows, costs, seconds: secondsSince() });
  const tables = {
    machine: machineLine(new Date()),
    assumptions: assumptionsTable(),
    operations: operationsTable(costs),
    beside: besideTable(costs),
    needs: needsTable(costs),
    limits: limitsTable(costs),
  };
  for (const table of Object.values(tables)) console.log(`\n${table}`);
  if (process.argv.includes("--docs")) writeDocs(tables);
}

function costRows({ kinds }: Costs): Record<string, string | number>[] {
  return KINDS.map((kind) => {
    const { app, database, walBytes, bytesOut, spread } = kinds[kind];
    return {
      call: kind,
      "app µs": Math.round(app),
      "database µs": Math.round(database),
      "± %": spread,
      "log bytes": Math.round(walBytes),
      "bytes out": Math.round(bytesOut),
    };
  });
}

function say(what: string): void {
  console.log(`${secondsSince()} s: ${what}`);
}

function secondsSince(): number {
  return Math.round((performance.now() - startedAt) / 1_000);
}
