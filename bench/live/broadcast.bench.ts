/**
 * What does a live client of the app cost compared with one of a raw `ws` server? 2,000 clients in two
 * processes on each, the same bytes to all, alternating after every broadcast: the p99 age of the messages
 * received in a round, and the server's memory per client. The servers' young generation has a fixed size, so
 * that it does not grow while memory is measured.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { atMost } from "../figures.ts";
import { benchPort } from "../port.ts";
import { median, report } from "../results.ts";
import type { Answers, Order } from "./orders.ts";

const CLIENTS = 2_000;
const FIRST = 200;
const WARM_UP = 5;
const ROUNDS = 7;
const BROADCASTS_A_ROUND = 5;
const BETWEEN_MS = 300;
/** About the size of a snapshot of half an hour. */
const BYTES = 4_000;
const LATENCY_TARGET = 1.3;
const MEMORY_TARGET_KB = 12;
const PORTS = { raw: benchPort(0), app: benchPort(1) } as const;

/** By default the young generation grows once by some 30 MB at a random time, unrelated to clients. */
const YOUNG_MB = ["--min-semi-space-size=1", "--max-semi-space-size=1"];

type Side = keyof typeof PORTS;
const children: ChildProcess[] = [];

async function start(file: string, ...args: string[]) {
  const child = fork(`bench/live/${file}`, args, {
    execArgv: ["--import", "tsx", "--expose-gc", ...(file === "live-clients.ts" ? [] : YOUNG_MB)],
  });
  children.push(child);
  const gone = once(child, "exit").then(([code]) => {
    throw new Error(`${file} ended with ${code}.`);
  });
  gone.catch(() => undefined);
  const answer = async () => (await Promise.race([once(child, "message"), gone]))[0];
  const first: Answers["ready"] = await answer();
  const ask = async <K extends Order["do"]>(order: Extract<Order, { do: K }>): Promise<Answers[K]> => {
    child.send(order);
    return answer();
  };
  return { first, ask };
}

try {
  await measure();
} finally {
  for (const child of children.toReversed()) child.kill("SIGTERM");
}

async function measure(): Promise<void> {
  const servers = {
    raw: await start("raw-live-server.ts", String(PORTS.raw)),
    app: await start("app-live-server.ts", String(PORTS.app), String(CLIENTS)),
  };
  const cookies = servers.app.first.cookies ?? [];
  const sides: Side[] = ["raw", "app"];
  const clients: Record<Side, Awaited<ReturnType<typeof start>>[]> = { raw: [], app: [] };
  const memory: Record<Side, number> = { raw: 0, app: 0 };
  const rss: Record<Side, number> = { raw: 0, app: 0 };
  for (const side of sides) {
    clients[side] = [await start("live-clients.ts"), await start("live-clients.ts")];
    // Connect a few first, so that code loaded and compiled once is not counted.
    await clients[side][0]?.ask({ do: "connect", port: PORTS[side], cookies: cookies.slice(0, FIRST) });
    await sleep(500);
    const before = await servers[side].ask({ do: "memory" });
    const half = CLIENTS / 2;
    await clients[side][0]?.ask({ do: "connect", port: PORTS[side], cookies: cookies.slice(FIRST, half) });
    await clients[side][1]?.ask({ do: "connect", port: PORTS[side], cookies: cookies.slice(half) });
    await sleep(1_500);
    const after = await servers[side].ask({ do: "memory" });
    memory[side] = (after.heapBytes - before.heapBytes) / (CLIENTS - FIRST);
    rss[side] = (after.rssBytes - before.rssBytes) / (CLIENTS - FIRST);
  }
  /** Age of the message when it reached each client. */
  const broadcast = async (side: Side): Promise<number[]> => {
    await servers[side].ask({ do: "broadcast", bytes: BYTES });
    await sleep(BETWEEN_MS);
    const all = await Promise.all(clients[side].map((some) => some.ask({ do: "latencies" })));
    const ages = all.flatMap(({ ms }) => ms);
    if (ages.length !== CLIENTS)
      throw new Error(`${side}: ${ages.length} messages came instead of ${CLIENTS}.`);
    return ages;
  };
  for (let count = 0; count < WARM_UP; count++) for (const side of sides) await broadcast(side);
  const rounds: Record<Side, number>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const ages: Record<Side, number[]> = { raw: [], app: [] };
    for (let count = 0; count < BROADCASTS_A_ROUND; count++)
      for (const side of count % 2 ? sides : sides.toReversed()) ages[side].push(...(await broadcast(side)));
    rounds.push({ raw: p99(ages.raw), app: p99(ages.app) });
  }
  report(
    "live-broadcast",
    rounds.map(({ raw, app }, index) => ({
      round: index + 1,
      "raw p99 ms": round1(raw),
      "app p99 ms": round1(app),
      ratio: Math.round((app / raw) * 100) / 100,
    })),
    [
      atMost(
        LATENCY_TARGET,
        "p99 of a broadcast to 2,000 against raw ws",
        median(rounds.map(({ raw, app }) => app / raw)),
      ),
      atMost(MEMORY_TARGET_KB, "heap a client over raw ws", (memory.app - memory.raw) / 1_000, "kB"),
      atMost(MEMORY_TARGET_KB, "resident memory a client over raw ws", (rss.app - rss.raw) / 1_000, "kB"),
    ],
    { heapBytesAClient: memory, residentBytesAClient: rss },
  );
}

function p99(ages: readonly number[]): number {
  return ages.toSorted((a, b) => a - b)[Math.floor(ages.length * 0.99)] ?? 0;
}

function round1(value: number): number {
  return Math.round(value * 10) / 10;
}
