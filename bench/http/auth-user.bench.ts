/**
 * What does a signed-in GET /api/auth/user cost compared with a minimal server? CPU time of server and
 * database, seven rounds of each, alternating in one run.
 */
import { atMost } from "../figures.ts";
import { benchPort } from "../port.ts";
import { cpuBetween, cpuOf, startNode, untilAnswers } from "../processes.ts";
import { median, report } from "../results.ts";
import { startBenchApp } from "./bench-app.ts";
import { fire, type Shot } from "./load.ts";

const ROUNDS = 7;
const REQUESTS = 2_500;
const WARM_UP = 3_000;
const CLIENTS = 8;
const TARGET = 3;
const APP_PORT = benchPort(0);
const FLOOR_PORT = benchPort(1);

const app = await startBenchApp(APP_PORT);
try {
  const { cookie } = await app.signIn("bench@example.com");
  const floor = startNode([
    "--import",
    "tsx",
    "bench/http/floor-server.ts",
    app.connection.host,
    String(FLOOR_PORT),
  ]);
  try {
    await measure(cookie, floor.pid);
  } finally {
    await floor.stop();
  }
} finally {
  await app.stop();
}

async function measure(cookie: string, floorPid: number): Promise<void> {
  const sides = [
    { name: "floor", port: FLOOR_PORT, pids: [floorPid, app.databasePid] },
    { name: "app", port: APP_PORT, pids: [app.pid, app.databasePid] },
  ];
  const shots = (count: number) =>
    Array.from({ length: count }, (): Shot => ({ method: "GET", path: "/api/auth/user" }));
  await untilAnswers(`http://127.0.0.1:${FLOOR_PORT}/`);
  for (const { port } of sides) await fire({ port, cookie }, shots(WARM_UP), CLIENTS);
  const rows = [];
  const ratios = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const cost: Record<string, number> = {};
    for (const { name, port, pids } of sides) {
      const before = cpuOf(pids);
      await fire({ port, cookie }, shots(REQUESTS), CLIENTS);
      cost[name] = (cpuBetween(before, cpuOf(pids)) * 1_000) / REQUESTS;
    }
    const ratio = (cost.app ?? 0) / (cost.floor ?? 1);
    ratios.push(ratio);
    rows.push({ round, "floor µs": round1(cost.floor), "app µs": round1(cost.app), ratio: round2(ratio) });
  }
  report("auth-user", rows, [
    atMost(TARGET, "CPU of GET /api/auth/user against one prepared query", median(ratios)),
  ]);
}

function round1(value = 0): number {
  return Math.round(value * 10) / 10;
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
