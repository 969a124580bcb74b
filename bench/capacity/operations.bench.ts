/**
 * What does each kind of call cost? CPU time of the program and its database per call, on an instance with
 * 10,000 people and half a year of data: warm, in rounds that contain every kind, the median of them. Also
 * background work, the cost of an idle process, and sizes on disk. Then the model: what 10 thousand to 10
 * million people need. `--docs` writes the tables into docs/capacity.md.
 */
import { thisMachine } from "../machine.ts";
import { startNode } from "../processes.ts";
import { writeResult } from "../results.ts";
import { createCostMeter, measureIdle } from "./cost-meter.ts";
import type { Costs } from "./costs.ts";
import { machineLine, writeDocs } from "./docs.ts";
import { type FilledWorld, openFilledWorld } from "./filled-world.ts";
import { type Jobs, openJobs } from "./jobs.ts";
import { KINDS } from "./kinds.ts";
import { assumptionsTable } from "./model/assumptions.ts";
import { readSizes } from "./model/sizes.ts";
import { createCpuReader } from "./process-cpu.ts";
import { measureRedis } from "./redis-costs.ts";
import { besideTable, limitsTable, needsTable, operationsTable } from "./tables.ts";
import { warmUp } from "./walk-visit.ts";

const BLOCKS = 6;
const CONNECTIONS = 16;
const PORT = 6310;

const startedAt = performance.now();
const mailSink = startNode(["--import", "tsx", "bench/capacity/mail-sink.ts", String(PORT + 3)]);
try {
  const world = await openFilledWorld(PORT, CONNECTIONS);
  const jobs = openJobs(world.app, `smtp://127.0.0.1:${PORT + 3}`);
  try {
    tell(await measure(world, jobs));
  } finally {
    await jobs.close();
    await world.close();
  }
} finally {
  await mailSink.stop();
}

async function measure(world: FilledWorld, jobs: Jobs): Promise<Costs> {
  say("filled");
  const readCpu = createCpuReader(world.app.pid, world.app.databasePid);
  const idle = await measureIdle(readCpu);
  const sizes = await readSizes(world.app.sql);
  await warmUp(world);
  say("warm");
  const meter = createCostMeter(world, jobs, readCpu, idle);
  await meter.measureBlocks(BLOCKS);
  say("calls measured");
  const jobCosts = meter.jobs();
  const redis = await measureRedis(world, PORT + 1);
  if (!redis) say("no redis-server was found: calls through Redis are not measured");
  return { ...meter.calls(), jobs: jobCosts, idle, sizes, redis: redis ?? null };
}

function tell(costs: Costs): void {
  const result = { machine: thisMachine(), rows: costRows(costs), costs, seconds: secondsSince() };
  writeResult("operations", result);
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
  return KINDS.map((call) => {
    const { app, database, spread } = kinds[call];
    return { call, "app µs": Math.round(app), "database µs": Math.round(database), "± %": spread };
  });
}

function say(what: string): void {
  console.log(`${secondsSince()} s: ${what}`);
}

function secondsSince(): number {
  return Math.round((performance.now() - startedAt) / 1_000);
}
