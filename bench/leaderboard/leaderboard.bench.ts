/**
 * What do the top hundred and one's own exact rank cost among a million people? CPU time of server and
 * database, compared with reading one row by its key through the same app (GET /api/auth/user: the session
 * and its person), five rounds of each, alternating in one run. As in production, the top hundred are cached
 * for a second, and pending changes wait in the inbox. With --large: 10 million people against 1 million.
 */
import { atMost } from "../figures.ts";
import { type BenchApp, startBenchApp } from "../http/bench-app.ts";
import { fire, type Shot } from "../http/load.ts";
import { benchPort } from "../port.ts";
import { cpuBetween, cpuOf } from "../processes.ts";
import { median, report } from "../results.ts";
import { addChanges, fillBoard } from "./fill-board.ts";

const ROUNDS = 5;
const REQUESTS = 1_500;
const WARM_UP = 2_000;
const CLIENTS = 8;
const MILLION = 1_000_000;
const isLarge = process.argv.includes("--large");
const BOARD: Shot = { method: "GET", path: "/api/leaderboard" };
const ONE_ROW: Shot = { method: "GET", path: "/api/auth/user" };

interface Side {
  readonly name: string;
  readonly app: BenchApp;
  readonly cookie: string;
  readonly shot: Shot;
}

const few = await startBenchApp(benchPort(0));
const many = isLarge ? await startBenchApp(benchPort(1)) : undefined;
try {
  const small = await prepare(few, MILLION);
  if (many) {
    const large = await prepare(many, 10 * MILLION);
    await measure(
      [
        { ...small, name: "1 million", shot: BOARD },
        { ...large, name: "10 million", shot: BOARD },
      ],
      1.3,
    );
  } else {
    await measure(
      [
        { ...small, name: "one row", shot: ONE_ROW },
        { ...small, name: "leaderboard", shot: BOARD },
      ],
      3,
    );
  }
} finally {
  await few.stop();
  await many?.stop();
}

async function prepare(app: BenchApp, people: number) {
  const { id, cookie } = await app.signIn("bench@example.com");
  const startedAt = performance.now();
  await fillBoard(app.sql, people, id);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  const board = await fetch(`${app.origin}${BOARD.path}`, { headers: { cookie } });
  const rows = (await board.json()) as { rank: number; isYou: boolean }[];
  console.log(`${people} people in ${seconds} s: ${rows.length} rows, own rank ${rows.at(-1)?.rank}`);
  return { app, cookie };
}

async function cpuMicroseconds({ app, cookie, shot }: Side): Promise<number> {
  const pids = [app.pid, app.databasePid];
  const shots = Array.from({ length: REQUESTS }, () => shot);
  await addChanges(app.sql);
  const before = cpuOf(pids);
  await fire({ port: app.port, cookie }, shots, CLIENTS);
  return (cpuBetween(before, cpuOf(pids)) * 1_000) / REQUESTS;
}

async function measure([floor, other]: [Side, Side], target: number): Promise<void> {
  for (const { app, cookie, shot } of [floor, other])
    await fire(
      { port: app.port, cookie },
      Array.from({ length: WARM_UP }, () => shot),
      CLIENTS,
    );
  const rows: Record<string, number>[] = [];
  const ratios: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const [a, b] = [await cpuMicroseconds(floor), await cpuMicroseconds(other)];
    ratios.push(b / a);
    rows.push({
      round,
      [`${floor.name} µs`]: Math.round(a),
      [`${other.name} µs`]: Math.round(b),
      ratio: round2(b / a),
    });
  }
  const name = isLarge
    ? "CPU of first 100 and own rank, 10 million people against 1 million"
    : "CPU of first 100 and own rank of a million against a read by key";
  report(isLarge ? "leaderboard-large" : "leaderboard", rows, [atMost(target, name, median(ratios))]);
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
