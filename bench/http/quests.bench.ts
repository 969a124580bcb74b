/**
 * What do the two most frequent calls of the quest loop cost compared with their bare statements? Does a long
 * history make the list more expensive? And what is the p99 latency at half of the baseline's saturation?
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { atMost } from "../figures.ts";
import { benchPort } from "../port.ts";
import { cpuBetween, cpuOf, startNode, untilAnswers } from "../processes.ts";
import { median, report } from "../results.ts";
import { startBenchApp } from "./bench-app.ts";
import { measureHalfSaturation } from "./half-saturation.ts";
import { insertOthers, insertQuests } from "./insert-quests.ts";
import { fire, type Shot } from "./load.ts";
import { record } from "./recording.ts";

const ROUNDS = 6;
const READS = 500;
const COMPLETIONS = 150;
const CLIENTS = 8;
const OTHERS = 2_000;
const QUESTS_EACH = 15;
const TARGETS = { read: 2.5, complete: 3, longHistory: 1.2 };
const P99_TARGET = 3;
const APP_PORT = benchPort(0);
const FLOOR_PORT = benchPort(1);
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
  await insertOthers(app.sql, OTHERS, QUESTS_EACH);
  await app.sql.query("analyze");
  const recording = await record(app, reader.cookie, writer.cookie, ids.pop() ?? "");
  const file = join(folder, "recording.json");
  writeFileSync(file, JSON.stringify(recording));
  const floor = startNode(["--import", "tsx", "bench/http/replay-server.ts", String(FLOOR_PORT), file]);
  try {
    await untilAnswers(`http://127.0.0.1:${FLOOR_PORT}/api/tasks`);
    const cookies = { reader: reader.cookie, writer: writer.cookie, veteran: veteran.cookie };
    await measure(floor.pid, cookies, ids, writer.id);
  } finally {
    await floor.stop();
  }
}

async function measure(
  floorPid: number,
  cookies: { reader: string; writer: string; veteran: string },
  ids: string[],
  writerId: string,
): Promise<void> {
  const completions = (): Shot[] => ids.splice(0, COMPLETIONS).map(completionOf);
  const reads = (count = READS) => Array.from({ length: count }, () => LIST);
  const cost = async (pid: number, port: number, cookie: string, shots: Shot[]) => {
    const pids = [pid, app.databasePid];
    const before = cpuOf(pids);
    await fire({ port, cookie }, shots, CLIENTS);
    return (cpuBetween(before, cpuOf(pids)) * 1_000) / shots.length;
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
  const sidesOf = (cookie: string) => ({
    floor: { port: FLOOR_PORT, cookie: "" },
    app: { port: APP_PORT, cookie },
  });
  const late = {
    list: await measureHalfSaturation(sidesOf(cookies.reader), async (count) => reads(count)),
    complete: await measureHalfSaturation(sidesOf(cookies.writer), async (count) =>
      (await insertQuests(app, writerId, count, 0)).map(completionOf),
    ),
  };
  report(
    "quests",
    rows,
    [
      atMost(TARGETS.read, "CPU of the list against its bare statements", median(ratios.read)),
      atMost(TARGETS.complete, "CPU of completing against its bare statements", median(ratios.complete)),
      atMost(
        TARGETS.longHistory,
        "CPU of the list after 10,000 quests against 50",
        median(ratios.longHistory),
      ),
      atMost(P99_TARGET, "p99 of the list against the floor, at half saturation", late.list.ratio),
      atMost(P99_TARGET, "p99 of completing against the floor, at half saturation", late.complete.ratio),
    ],
    { halfSaturation: late },
  );
}

function completionOf(id: string): Shot {
  return { method: "PATCH", path: `/api/tasks/${id}`, body: '{"isCompleted":true}' };
}

function round0(value: number): number {
  return Math.round(value);
}
