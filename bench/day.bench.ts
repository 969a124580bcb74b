/**
 * A day of 10,000 people, a thousandth of 10 million, in five minutes: the planned visits against the built program
 * and its database, every call at its planned time. At the end the CPU seconds that it really took stand beside those
 * that the measured costs of single calls predict. Needs bench/results/operations.json: `npm run bench -- capacity`.
 * `--seconds 30` takes only an evening's part of the day, for trying out.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { type Costs, readCosts } from "./capacity/costs.ts";
import { startDayJobs } from "./capacity/day-jobs.ts";
import { countDay, DAY_SECONDS, type PlannedVisit, planDay } from "./capacity/day-plan.ts";
import { machineLine, writeDocs } from "./capacity/docs.ts";
import { PEOPLE } from "./capacity/fill-people.ts";
import { type FilledWorld, openFilledWorld } from "./capacity/filled-world.ts";
import { predictCalls, predictIdle, predictJobs } from "./capacity/predict.ts";
import { between, createCpuReader } from "./capacity/process-cpu.ts";
import { callsATransaction, FULL_SECONDS, type Replayed, replay } from "./capacity/replay.ts";
import { markdown } from "./capacity/tables.ts";
import { warmUp } from "./capacity/walk-visit.ts";
import { atMost, told } from "./figures.ts";
import { report } from "./results.ts";

const PORT = 6320;
const CONNECTIONS = 64;
/** Further apart, the model would not be worth much. */
const TOLERANCE = 0.15;
/** Until the last events are summed up too. */
const SETTLED_MS = 6_000;
const EVENING = 16 * 3_600;

const wanted = process.argv.indexOf("--seconds");
const share = wanted < 0 ? 1 : Number(process.argv[wanted + 1]) / FULL_SECONDS;
const costs = readCosts();
const world = await openFilledWorld(PORT, CONNECTIONS);
const jobs = await startDayJobs(world, PORT + 1);
try {
  await warmUp(world);
  await jobs.warmUp();
  const visits = partOfDay(planDay(PEOPLE));
  compare(visits, costs, await watch(world, visits));
} finally {
  await jobs.stop();
  await world.close();
}

async function watch({ app }: FilledWorld, visits: readonly PlannedVisit[]) {
  const readCpu = createCpuReader(app.pid, app.databasePid);
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
}

type Watched = Awaited<ReturnType<typeof watch>>;

function compare(visits: readonly PlannedVisit[], costs: Costs, watched: Watched): void {
  const { replayed, mails, spent, jobsSpent, seconds } = watched;
  const counts = countDay(PEOPLE, visits);
  const together = callsATransaction(visits);
  const calls = predictCalls(counts, costs, together);
  const idle = predictIdle(costs, seconds);
  const seldom = predictJobs(costs, { mails, share });
  const parts = [
    ["program", calls.app + idle.app, spent.app],
    ["seldom jobs", seldom.app, jobsSpent],
    ["database: connections", calls.database + idle.database + seldom.database, spent.backends],
    ["database: housekeeping", calls.housekeeping + idle.housekeeping, spent.housekeeping],
  ] as const;
  const total = (pick: 1 | 2) => parts.reduce((sum, part) => sum + part[pick], 0);
  const rows = [...parts, ["total", total(1), total(2)] as const].map(([part, predicted, measuredMs]) => ({
    part,
    "predicted CPU s": round(predicted, 1),
    "measured CPU s": round(measuredMs / 1_000, 1),
    "measured / predicted": round(measuredMs / 1_000 / predicted, 2),
  }));
  const ratio = total(2) / 1_000 / total(1);
  const failures = [...replayed.answers.keys()].filter((status) => status.startsWith("5"));
  const far = Math.abs(ratio - 1);
  const late = lateness(replayed);
  const figures = [
    atMost(0, "answers with a server error", failures.length, ""),
    // A part of a day has its own shape: only the whole one is held against the prediction.
    share < 1
      ? told("measured CPU is off the predicted by", far)
      : atMost(TOLERANCE, "measured CPU is off the predicted by", far),
  ];
  report("day", rows, figures, {
    seconds: Math.round(seconds),
    visits: visits.length,
    calls: replayed.lateness.length,
    events: counts.events,
    mails,
    callsATransaction: round(together, 1),
    answers: Object.fromEntries(replayed.answers),
    refused: Object.fromEntries(replayed.refused),
    lateMs: late,
    ratio: round(ratio, 2),
  });
  const table = markdown(
    Object.keys(rows[0] ?? {}),
    rows.map((row) => Object.values(row).map(String)),
  );
  const answers = [...replayed.answers].map(([status, count]) => `${status}: ${count.toLocaleString("en")}`);
  const text = [
    machineLine(new Date()),
    "",
    table,
    "",
    `${replayed.lateness.length.toLocaleString("en")} calls by their answers: ${answers.join(", ")} ("none": the person had nothing to do it with). Later than planned: ${late.median} ms in the middle, ${late.p99} ms for the latest hundredth.`,
  ].join("\n");
  console.log(text);
  if (process.argv.includes("--docs")) writeDocs({ day: text });
}

/** The visits that begin in it; those of a whole day are all. */
function partOfDay(visits: readonly PlannedVisit[]): PlannedVisit[] {
  if (share >= 1) return [...visits];
  return visits
    .map((visit) => ({ ...visit, atSeconds: (visit.atSeconds - EVENING + DAY_SECONDS) % DAY_SECONDS }))
    .filter(({ atSeconds }) => atSeconds < DAY_SECONDS * share)
    .sort((a, b) => a.atSeconds - b.atSeconds);
}

function lateness({ lateness }: Replayed): Record<string, number> {
  const sorted = lateness.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.ceil(sorted.length * part) - 1] ?? 0);
  return { median: at(0.5), p99: at(0.99), worst: at(1) };
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
