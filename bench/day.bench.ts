/**
 * A day of 10,000 people, a thousandth of 10 million, in five minutes: the planned visits against the built
 * program and its database, every call at its planned time. The costs of single calls are measured in the
 * same run, before and after; at the end, the CPU seconds the day took are compared with those predicted from
 * these costs. `--seconds 30` takes only part of the evening, for trying out. `--docs` writes into
 * docs/capacity.md.
 */

import { setTimeout as sleep } from "node:timers/promises";
import { SECONDS_PER_DAY } from "#domain/general/durations.ts";
import { createCostMeter, measureIdle } from "./capacity/cost-meter.ts";
import { machineLine, writeDocs } from "./capacity/docs.ts";
import { PEOPLE } from "./capacity/fill-people.ts";
import { type FilledWorld, openFilledWorld } from "./capacity/filled-world.ts";
import { openJobs } from "./capacity/jobs.ts";
import { startDayJobs } from "./capacity/model/day-jobs.ts";
import { countDay, type PlannedVisit, planDay } from "./capacity/model/day-plan.ts";
import { predictCalls, predictIdle, predictJobs } from "./capacity/model/predict.ts";
import { between, type CpuTime, createCpuReader } from "./capacity/process-cpu.ts";
import { callsATransaction, FULL_SECONDS, type Replayed, replay } from "./capacity/replay.ts";
import { markdown } from "./capacity/tables.ts";
import { warmUp } from "./capacity/walk-visit.ts";
import { atMost, told } from "./figures.ts";
import { startNode } from "./processes.ts";
import { report } from "./results.ts";

const PORT = 6320;
const CONNECTIONS = 64;
const BLOCKS = 3;
/** Maximum deviation for the model to be useful. */
const TOLERANCE = 0.15;
/** Until the last events are summed up. */
const SETTLED_MS = 6_000;
const EVENING = 16 * 3_600;

const wanted = process.argv.indexOf("--seconds");
const share = wanted < 0 ? 1 : Number(process.argv[wanted + 1]) / FULL_SECONDS;
const smtpUrl = `smtp://127.0.0.1:${PORT + 2}`;
const mailSink = startNode(["--import", "tsx", "bench/capacity/mail-sink.ts", String(PORT + 2)]);
try {
  const world = await openFilledWorld(PORT, CONNECTIONS);
  try {
    await run(world);
  } finally {
    await world.close();
  }
} finally {
  await mailSink.stop();
}

async function run(world: FilledWorld): Promise<void> {
  const readCpu = createCpuReader(world.app.pid, world.app.databasePid);
  const idle = await measureIdle(readCpu);
  await warmUp(world);
  const jobs = openJobs(world.app, smtpUrl);
  try {
    const meter = createCostMeter(world, jobs, readCpu, idle);
    await meter.measureBlocks(BLOCKS);
    const visits = partOfDay(planDay(PEOPLE));
    const watched = await watch(world, readCpu, visits);
    await meter.measureBlocks(BLOCKS);
    tell(visits, watched, { ...meter.calls(), jobs: meter.jobs(), idle });
  } finally {
    await jobs.close();
  }
}

async function watch(world: FilledWorld, readCpu: () => CpuTime, visits: readonly PlannedVisit[]) {
  const jobs = await startDayJobs(world, PORT + 1, smtpUrl);
  try {
    await jobs.warmUp();
    const [before, jobsBefore, startedAt] = [readCpu(), jobs.cpuMs(), performance.now()];
    const [replayed, mails] = await Promise.all([replay(world, visits), jobs.run(share)]);
    await sleep(SETTLED_MS);
    return {
      replayed,
      mails,
      spent: between(before, readCpu()),
      jobsSpent: jobs.cpuMs() - jobsBefore,
      seconds: (performance.now() - startedAt) / 1_000,
    };
  } finally {
    await jobs.stop();
  }
}

type Watched = Awaited<ReturnType<typeof watch>>;
type DayCosts = Parameters<typeof predictCalls>[1] &
  Parameters<typeof predictIdle>[0] &
  Parameters<typeof predictJobs>[0];

function tell(visits: readonly PlannedVisit[], watched: Watched, costs: DayCosts): void {
  const { replayed, mails, seconds } = watched;
  const rows = compare(visits, watched, costs);
  const ratio = Number(rows.at(-1)?.["measured / foretold"]);
  const far = Math.abs(ratio - 1);
  const failed = [...replayed.answers].filter(([status]) => status.startsWith("5"));
  const figures = [
    atMost(
      0,
      "answers with a server error",
      failed.reduce((sum, [, count]) => sum + count, 0),
      "",
    ),
    // Part of a day has a different load: only a whole day is checked against the prediction.
    share < 1
      ? told("measured CPU is off the foretold by", far)
      : atMost(TOLERANCE, "measured CPU is off the foretold by", far),
  ];
  const late = lateness(replayed);
  report("day", rows, figures, {
    seconds: Math.round(seconds),
    visits: visits.length,
    calls: replayed.lateness.length,
    mails,
    answers: Object.fromEntries(replayed.answers),
    refused: Object.fromEntries(replayed.refused),
    lateMs: late,
    ratio,
  });
  const answers = [...replayed.answers].map(([status, count]) => `${status}: ${count.toLocaleString("en")}`);
  const day = [
    machineLine(new Date()),
    "",
    markdown(
      Object.keys(rows[0] ?? {}),
      rows.map((row) => Object.values(row).map(String)),
    ),
    "",
    `${replayed.lateness.length.toLocaleString("en")} calls, by their answers: ${answers.join(", ")} ("none": the person had nothing to do it with). Later than planned: ${late.median} ms in the middle, ${late.p99} ms for the latest hundredth.`,
  ].join("\n");
  console.log(day);
  if (process.argv.includes("--docs")) writeDocs({ day });
}

function compare(visits: readonly PlannedVisit[], watched: Watched, costs: DayCosts) {
  const { mails, spent, jobsSpent, seconds } = watched;
  const calls = predictCalls(countDay(PEOPLE, visits), costs, callsATransaction(visits));
  const idle = predictIdle(costs, seconds);
  const seldom = predictJobs(costs, { mails, share });
  const parts: [part: string, foretold: number, measuredMs: number][] = [
    ["program", calls.app + idle.app, spent.app],
    ["program, seldom jobs", seldom.app, jobsSpent],
    ["database, connections", calls.database + idle.database + seldom.database, spent.backends],
    ["database, housekeeping", calls.housekeeping + idle.housekeeping, spent.housekeeping],
  ];
  const total = (pick: 1 | 2) => parts.reduce((sum, part) => sum + part[pick], 0);
  return [...parts, ["total", total(1), total(2)] as const].map(([part, foretold, measuredMs]) => ({
    part,
    "foretold CPU s": round(foretold, 1),
    "measured CPU s": round(measuredMs / 1_000, 1),
    "measured / foretold": round(measuredMs / 1_000 / foretold, 2),
  }));
}

/** The visits that begin in this part; all of them for a whole day. */
function partOfDay(visits: readonly PlannedVisit[]): PlannedVisit[] {
  if (share >= 1) return [...visits];
  return visits
    .map((visit) => ({
      ...visit,
      atSeconds: (visit.atSeconds - EVENING + SECONDS_PER_DAY) % SECONDS_PER_DAY,
    }))
    .filter(({ atSeconds }) => atSeconds < SECONDS_PER_DAY * share)
    .sort((a, b) => a.atSeconds - b.atSeconds);
}

function lateness({ lateness }: Replayed): Record<"median" | "p99" | "worst", number> {
  const sorted = lateness.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.ceil(sorted.length * part) - 1] ?? 0);
  return { median: at(0.5), p99: at(0.99), worst: at(1) };
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
