/**
 * What do the two busiest calls of the quest loop cost beside their own statements sent bare?
 * And does a long history make the list dearer?
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cpuOf, startNode, untilAnswers } from "../processes.ts";
import { median, report } from "../results.ts";
import { type BenchApp, startBenchApp } from "./bench-app.ts";
import { fire, type Shot } from "./load.ts";
import { record } from "./recording.ts";

const ROUNDS = 5;
const READS = 1_500;
const COMPLETIONS = 300;
const CLIENTS = 8;
const TARGETS = { read: 2.5, complete: 3, longHistory: 1.2 };
const APP_PORT = 4182;
const FLOOR_PORT = 4183;
const LIST: Shot = { method: "GET", path: "/api/tasks" };

const app = await startBenchApp(APP_PORT);
const folder = mkdtempSync(join(tmpdir(), "sidequest-recording-"));
try {
  await bench();
} finally {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function bench(): Promise<void> {
  const [reader, writer, veteran] = [
    await app.signIn("r@example.com"),
    await app.signIn("w@example.com"),
    await app.signIn("v@example.com"),
  ];
  await insertQuests(app, reader.id, 10, 40);
  await insertQuests(app, veteran.id, 10, 9_990);
  const ids = await insertQuests(app, writer.id, (ROUNDS * 2 + 1) * COMPLETIONS + 1, 0);
  await app.sql.query("analyze");
  const recording = await record(app, reader.cookie, writer.cookie, ids.pop() ?? "");
  const file = join(folder, "recording.json");
  writeFileSync(file, JSON.stringify(recording));
  const floor = startNode(["--import", "tsx", "bench/http/replay-server.ts", String(FLOOR_PORT), file]);
  try {
    await untilAnswers(`http://127.0.0.1:${FLOOR_PORT}/api/tasks`);
    await measure(floor.pid, { reader: reader.cookie, writer: writer.cookie, veteran: veteran.cookie }, ids);
  } finally {
    await floor.stop();
  }
}

async function measure(
  floorPid: number,
  cookies: { reader: string; writer: string; veteran: string },
  ids: string[],
): Promise<void> {
  const takeIds = () => ids.splice(0, COMPLETIONS);
  const completions = (): Shot[] =>
    takeIds().map((id) => ({ method: "PATCH", path: `/api/tasks/${id}`, body: '{"isCompleted":true}' }));
  const reads = () => Array.from({ length: READS }, () => LIST);
  const cost = async (pid: number, port: number, cookie: string, shots: Shot[]) => {
    const pids = [pid, app.databasePid];
    const before = cpuOf(pids);
    await fire({ port, cookie }, shots, CLIENTS);
    return ((cpuOf(pids) - before) * 1_000) / shots.length;
  };
  await cost(floorPid, FLOOR_PORT, "", reads());
  await cost(app.pid, APP_PORT, cookies.reader, reads());
  await cost(app.pid, APP_PORT, cookies.writer, completions());
  const rows = [];
  const ratios = { read: [] as number[], complete: [] as number[], longHistory: [] as number[] };
  for (let round = 1; round <= ROUNDS; round++) {
    const floorRead = await cost(floorPid, FLOOR_PORT, "", reads());
    const appRead = await cost(app.pid, APP_PORT, cookies.reader, reads());
    const appVeteran = await cost(app.pid, APP_PORT, cookies.veteran, reads());
    const floorComplete = await cost(floorPid, FLOOR_PORT, "", completions());
    const appComplete = await cost(app.pid, APP_PORT, cookies.writer, completions());
    ratios.read.push(appRead / floorRead);
    ratios.complete.push(appComplete / floorComplete);
    ratios.longHistory.push(appVeteran / appRead);
    rows.push({
      round,
      "list floor µs": round0(floorRead),
      "list µs": round0(appRead),
      "list of 10,000 µs": round0(appVeteran),
      "complete floor µs": round0(floorComplete),
      "complete µs": round0(appComplete),
    });
  }
  const results = Object.entries(TARGETS).map(([name, target]) => {
    const ratio = median(ratios[name as keyof typeof ratios]);
    return [
      name,
      { medianRatio: Math.round(ratio * 100) / 100, target: `at most ${target}`, isMet: ratio <= target },
    ] as const;
  });
  report("quests", rows, Object.fromEntries(results));
  if (results.some(([, { isMet }]) => !isMet)) process.exitCode = 1;
}

function round0(value: number): number {
  return Math.round(value);
}

/** Written straight into the table: making them is not what is measured. Returns the ids of the active ones. */
async function insertQuests(
  { sql }: BenchApp,
  userId: string,
  active: number,
  completed: number,
): Promise<string[]> {
  const ids = Array.from({ length: active + completed }, () => randomUUID());
  await sql.query(
    `insert into quests (id, user_id, title, title_key, description, xp_reward, category, difficulty, estimated_hours, origin, due_at, created_at, completed_at, completed_day)
     select q.id, $2, 'Quest ' || q.n, 'quest ' || q.n, 'Three angles each, lid off, lit, and in a hand.', 25, 'Marketing', 'Beginner', 1, 'generated',
            now() + interval '1 day', now() - interval '1 day', case when q.n > $3 then now() - q.n * interval '1 minute' end, case when q.n > $3 then current_date end
     from unnest($1::uuid[]) with ordinality as q(id, n)`,
    [ids, userId, active],
  );
  return ids.slice(0, active);
}
