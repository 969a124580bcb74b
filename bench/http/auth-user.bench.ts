/**
 * What does a signed-in GET /api/auth/user cost beside the least that could answer it?
 * CPU time of server and database together, five rounds of each, taking turns in one run.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HttpClient } from "../../tests/http-client.ts";
import { overNetwork } from "../../tests/over-network.ts";
import { cpuOf, startNode, untilAnswers } from "../processes.ts";
import { median, report } from "../results.ts";

const ROUNDS = 5;
const REQUESTS = 6_000;
const WARM_UP = 3_000;
const CLIENTS = 8;
const TARGET = 3;
const APP_PORT = 4180;
const FLOOR_PORT = 4181;

const dataDir = mkdtempSync(join(tmpdir(), "sidequest-bench-"));
const origin = `http://localhost:${APP_PORT}`;
const app = startNode(["bin/start.mjs"], { PORT: String(APP_PORT), DATA_DIR: dataDir, RATE_LIMITS: "off" });
try {
  await untilAnswers(`${origin}/readyz`);
  const person = new HttpClient(overNetwork(origin), origin);
  await person.signIn({ email: "bench@example.com", name: "Bench" });
  const cookie = `sq_session=${person.cookies.get("sq_session")?.value}; sq_signed_in=1`;
  const pidFile = readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n");
  const database = Number(pidFile[0]);
  const floor = startNode([
    "--import",
    "tsx",
    "bench/http/floor-server.ts",
    pidFile[4] ?? "",
    String(FLOOR_PORT),
  ]);
  try {
    await measure(cookie, database, floor.pid);
  } finally {
    await floor.stop();
  }
} finally {
  await app.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(cookie: string, database: number, floorPid: number): Promise<void> {
  const sides = [
    { name: "floor", port: FLOOR_PORT, path: "/", pids: [floorPid, database] },
    { name: "app", port: APP_PORT, path: "/api/auth/user", pids: [app.pid, database] },
  ];
  await untilAnswers(`http://127.0.0.1:${FLOOR_PORT}/`);
  for (const side of sides) await load(side.port, side.path, cookie, WARM_UP);
  const rows = [];
  const ratios = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const cost: Record<string, number> = {};
    for (const { name, port, path, pids } of sides) {
      const before = cpuOf(pids);
      await load(port, path, cookie, REQUESTS);
      cost[name] = ((cpuOf(pids) - before) * 1_000) / REQUESTS;
    }
    const ratio = (cost.app ?? 0) / (cost.floor ?? 1);
    ratios.push(ratio);
    rows.push({ round, "floor µs": round1(cost.floor), "app µs": round1(cost.app), ratio: round2(ratio) });
  }
  const result = median(ratios);
  report("auth-user", rows, {
    medianRatio: round2(result),
    target: `at most ${TARGET}`,
    isMet: result <= TARGET,
  });
  if (result > TARGET) process.exitCode = 1;
}

async function load(port: number, path: string, cookie: string, count: number): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CLIENTS });
  let left = count;
  const client = async () => {
    while (left-- > 0) await ask({ host: "127.0.0.1", port, path, agent, headers: { cookie } });
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  agent.destroy();
}

function ask(options: http.RequestOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    http
      .get(options, (response) => {
        if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`));
        response.resume().on("end", resolve);
      })
      .on("error", reject);
  });
}

function round1(value = 0): number {
  return Math.round(value * 10) / 10;
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
