/**
 * Is every page of the console short with 1 million people and 10 million events? Database CPU time of every read
 * that the console makes; the limit of each is 300 ms. Figures that take long are worked out in the background and
 * kept: their reads are measured as an operator meets them, and how long the work took is told beside. Filling takes
 * about half an hour of a core and 10 GB: --people=100000 and --events=1000000 make it shorter, --data=<folder> keeps
 * the filled instance, or measures the one that is there. Parallel workers are off: their time could not be counted.
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { MS_PER_DAY } from "#domain/general/durations.ts";
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
  return { ...rows[0], before: new Date(Date.now() - 20 * MS_PER_DAY).toISOString() };
}

async function measure(cookie: string, calls: readonly ConsoleCall[]): Promise<void> {
  const times = new Map<string, number[]>();
  const read = (path: string) => fire({ port: app.port, cookie }, [{ method: "GET", path }], 1);
  // The first round is warm-up only.
  for (let round = 0; round <= ROUNDS; round++)
    for (const { path, isKept } of calls) {
      // What is due is worked out now, so that the next call meets kept figures.
      if (isKept) await read(path);
      const before = cpuOf([app.databasePid]);
      await read(path);
      const ms = cpuBetween(before, cpuOf([app.databasePid]));
      if (round > 0) times.set(path, [...(times.get(path) ?? []), ms]);
    }
  const rows = calls.map(({ page, path }) => ({
    page,
    call: path,
    ms: round1(median(times.get(path) ?? [])),
  }));
  const slowest = Math.max(...rows.map(({ ms }) => ms));
  const { rows: worked } = await app.sql.query<{ kind: string; range: string; ms: number }>(
    "select kind, range, spent_ms as ms from kept_figures order by spent_ms desc",
  );
  const background = worked.map(({ kind, range, ms }) => ({
    page: "background",
    call: `${kind} ${range}`,
    ms: round1(ms),
  }));
  const size = `${people.toLocaleString("en")} people and ${events.toLocaleString("en")} events`;
  report(
    "console",
    [...rows, ...background],
    [
      atMost(LIMIT_MS, `CPU of the database for the slowest read of the console, ${size}`, slowest, "ms"),
      told("the median read", median(rows.map(({ ms }) => ms)), "ms"),
      told("the longest work in the background, as it passed", worked[0]?.ms ?? 0, "ms"),
    ],
  );
}

function round1(value: number): number {
  return Math.round(value * 10) / 10;
}
