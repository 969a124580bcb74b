/**
 * Is every page of the console short with 1 million people and 10 million events? Database CPU time of every read
 * that the console makes, none of it from a cache; the limit of each is 300 ms. Filling takes about half an hour of a
 * core and 10 GB. --people=100000 and --events=1000000 make it shorter, --data=<folder> keeps the filled instance
 * there, or measures the one that is there. Parallel workers are off: their time could not be counted.
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { atMost, told } from "../figures.ts";
import { type BenchApp, startBenchApp } from "../http/bench-app.ts";
import { fire } from "../http/load.ts";
import { benchPort } from "../port.ts";
import { cpuBetween, cpuOf } from "../processes.ts";
import { median, report } from "../results.ts";
import { type ConsoleCall, consoleCalls, type Subjects } from "./console-calls.ts";
import { fillConsole } from "./fill-console.ts";

const LIMIT_MS = 300;
const ROUNDS = 3;
/** Figures are kept for ten seconds, and for twenty times as long as they took. */
const KEPT_MS = 10_500;
const KEPT_TIMES = 21;

const option = (name: string) =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const people = Number(option("people") ?? 1_000_000);
const events = Number(option("events") ?? 10_000_000);
const folder = option("data");
const isFilled = folder !== undefined && existsSync(resolve(folder, "postgres"));

const app = await startBenchApp(
  benchPort(7),
  {},
  {
    args: ["bin/start.mjs"],
    ...(folder && { dataDir: resolve(folder) }),
  },
);
try {
  await app.sql.query("alter system set max_parallel_workers_per_gather = 0; ");
  await app.sql.query("select pg_reload_conf()");
  const { cookie } = await app.signIn("admin@example.com");
  await app.sql.query("update users set role = 'admin' where email = 'admin@example.com'");
  if (!isFilled) await fillConsole(app.sql, people, events);
  await untilListed(app);
  await measure(cookie, consoleCalls(await findSubjects(app)));
} finally {
  await app.stop();
}

/** The jobs have taken in all that was filled. */
async function untilListed({ sql }: BenchApp): Promise<void> {
  for (;;) {
    const { rows } = await sql.query(
      "select exists (select from people_inbox) or exists (select from count_inbox) as waits",
    );
    if (!rows[0].waits) return;
    await sleep(1_000);
  }
}

async function findSubjects({ sql }: BenchApp): Promise<Subjects> {
  const { rows } = await sql.query(`
    select user_id as person, (extract(epoch from seen_at) * 1000000)::bigint || '~' || user_id as midway,
      (select id from feedback order by created_at desc offset 5000 limit 1) as message
    from people_index where not is_closed order by seen_at desc, user_id offset ${Math.round(people / 2)} limit 1`);
  return { ...rows[0], before: new Date(Date.now() - 20 * 24 * 3_600_000).toISOString() };
}

async function measure(cookie: string, calls: readonly ConsoleCall[]): Promise<void> {
  const times = new Map<string, number[]>();
  let longestMs = 0;
  // The first round is warm-up only.
  for (let round = 0; round <= ROUNDS; round++) {
    if (round > 0) await sleep(Math.max(KEPT_MS, KEPT_TIMES * longestMs));
    longestMs = 0;
    for (const { path, isKept } of calls) {
      const before = cpuOf([app.databasePid]);
      const [passed = 0] = await fire({ port: app.port, cookie }, [{ method: "GET", path }], 1);
      const ms = cpuBetween(before, cpuOf([app.databasePid]));
      if (isKept) longestMs = Math.max(longestMs, passed);
      if (round > 0) times.set(path, [...(times.get(path) ?? []), ms]);
    }
  }
  const rows = calls.map(({ page, path }) => ({
    page,
    call: path,
    ms: round1(median(times.get(path) ?? [])),
  }));
  const slowest = Math.max(...rows.map(({ ms }) => ms));
  const size = `${people.toLocaleString("en")} people and ${events.toLocaleString("en")} events`;
  report("console", rows, [
    atMost(LIMIT_MS, `CPU of the database for the slowest read of the console, ${size}`, slowest, "ms"),
    told("the median read", median(rows.map(({ ms }) => ms)), "ms"),
  ]);
}

function round1(value: number): number {
  return Math.round(value * 10) / 10;
}
