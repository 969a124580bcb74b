/**
 * What do the two most frequent calls of the quest loop cost compared with their bare statements, and completing
 * compared with a single write of what a person sees? Is an unchanged list cheap? Does a long
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
/** Of one write the target is what a completion may cost in all: award, streak, totals, standing, achievements. */
const TARGETS = { read: 2.5, complete: 3, oneWrite: 8, unchanged: 0.5, longHistory: 1.2 };
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
  const ids = await insertQuests(app, writer.id, (ROUNDS * 3 + 1) * COMPLETIONS + 1, 0);
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
  const singleWrites = (): Shot[] => ids.splice(0, COMPLETIONS).map(oneWriteOf);
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
  const ratios = {
    read: [] as number[],
    unchanged: [] as number[],
    complete: [] as number[],
    oneWrite: [] as number[],
    longHistory: [] as number[],
  };
  const unchanged = { ...LIST, etag: await tagOf(cookies.reader) };
  for (let round = 1; round <= ROUNDS; round++) {
    const floorRead = await cost(floorPid, FLOOR_PORT, "", reads());
    const appRead = await cost(app.pid, APP_PORT, cookies.reader, reads());
    const appVeteran = await cost(app.pid, APP_PORT, cookies.veteran, reads());
    const appUnchanged = await cost(app.pid, APP_PORT, cookies.reader, Array(READS).fill(unchanged));
    const oneWrite = await cost(floorPid, FLOOR_PORT, "", singleWrites());
    const floorComplete = await cost(floorPid, FLOOR_PORT, "", completions());
    const appComplete = await cost(app.pid, APP_PORT, cookies.writer, completions());
    ratios.read.push(appRead / floorRead);
    ratios.unchanged.push(appUnchanged / appRead);
    ratios.complete.push(appComplete / floorComplete);
    ratios.oneWrite.push(appComplete / oneWrite);
    ratios.longHistory.push(appVeteran / appRead);
    rows.push({
      round,
      "list floor µs": round0(floorRead),
      "list µs": round0(appRead),
      "unchanged µs": round0(appUnchanged),
      "list of 10,000 µs": round0(appVeteran),
      "one write µs": round0(oneWrite),
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
      atMost(TARGETS.unchanged, "CPU of the list unchanged against the list", median(ratios.unchanged)),
      atMost(TARGETS.complete, "CPU of completing against its bare statements", median(ratios.complete)),
      atMost(TARGETS.oneWrite, "CPU of completing against one write", median(ratios.oneWrite)),
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

function oneWriteOf(id: string): Shot {
  return { method: "POST", path: `/one-write/${id}` };
}

async function tagOf(cookie: string): Promise<string> {
  const answer = await fetch(`${app.origin}${LIST.path}`, { headers: { cookie } });
  return answer.headers.get("etag") ?? "";
}

function round0(value: number): number {
  return Math.round(value);
}
