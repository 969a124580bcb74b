/**
 * Do the console's figures and the report stay as fast with ten times the events? Database CPU time of one
 * uncached call of each: 100,000 events against 1 million, or with --large 1 million against 10 million,
 * alternating in one run. 20,000 people on both sides.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { atMost, told } from "../figures.ts";
import { type BenchApp, startBenchApp } from "../http/bench-app.ts";
import { fire } from "../http/load.ts";
import { benchPort } from "../port.ts";
import { cpuBetween, cpuOf } from "../processes.ts";
import { median, report } from "../results.ts";
import { fillEvents } from "./fill-events.ts";

const ROUNDS = 3;
const TARGET = 1.3;
/** Figures are cached for ten seconds. */
const FORGOTTEN_AFTER_MS = 10_500;
const isLarge = process.argv.includes("--large");
const [FEW, MANY] = isLarge ? [1_000_000, 10_000_000] : [100_000, 1_000_000];
const PATHS = ["/api/analytics/dashboard", "/api/analytics/report?range=90d"] as const;

const few = await startBenchApp(benchPort(5));
const many = await startBenchApp(benchPort(6));
try {
  await measure(await prepare(few, FEW), await prepare(many, MANY));
} finally {
  await few.stop();
  await many.stop();
}

interface Side {
  readonly app: BenchApp;
  readonly cookie: string;
}

async function prepare(app: BenchApp, events: number): Promise<Side> {
  const { cookie } = await app.signIn("admin@example.com");
  await fillEvents(app.sql, events);
  const { rows } = await app.sql.query(`
    select sum(pg_total_relation_size(oid)) as bytes from pg_class
    where relname ~ '^(events_\\d+|visits|event_words|daily_counts|hourly_counts|people_activity)$'`);
  console.log(
    `${events} events: ${Math.round(Number(rows[0].bytes) / events)} bytes an event, all tables and indexes`,
  );
  return { app, cookie };
}

async function databaseMs({ app, cookie }: Side, path: string): Promise<number> {
  const before = cpuOf([app.databasePid]);
  await fire({ port: app.port, cookie }, [{ method: "GET", path }], 1);
  return cpuBetween(before, cpuOf([app.databasePid]));
}

async function measure(small: Side, large: Side): Promise<void> {
  const rows: Record<string, string | number>[] = [];
  const ratios: number[] = [];
  const smallTimes: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    if (round > 0) await sleep(FORGOTTEN_AFTER_MS);
    for (const path of PATHS) {
      const [a, b] = [await databaseMs(small, path), await databaseMs(large, path)];
      // The first round is warm-up only.
      if (round === 0) continue;
      ratios.push(b / a);
      smallTimes.push(isLarge ? a : b);
      rows.push({ path, [`${FEW} ms`]: round1(a), [`${MANY} ms`]: round1(b), ratio: round1(b / a) });
    }
  }
  const sizes = isLarge ? "10 million events against 1 million" : "1 million events against 100,000";
  report(isLarge ? "dashboard-large" : "dashboard", rows, [
    atMost(TARGET, `CPU of the database, ${sizes}`, median(ratios)),
    told("CPU of the database at 1 million events (aim 25 ms)", median(smallTimes), "ms"),
  ]);
}

function round1(value: number): number {
  return Math.round(value * 10) / 10;
}
