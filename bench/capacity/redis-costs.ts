import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startNode, untilAnswers } from "../processes.ts";
import { median } from "../results.ts";
import { createCaller, type Request } from "./caller.ts";
import type { FilledWorld } from "./filled-world.ts";
import { threadsOf } from "./process-cpu.ts";

const ROUNDS = 5;
const CALLS = 400;
const CLIENTS = 3;
const PEOPLE = 400;
const FOLDERS = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"];

/** Additional CPU µs per call if limits and presence use Redis, and Redis' own CPU. */
export interface RedisCosts {
  readonly call: { readonly app: number; readonly redis: number };
  readonly ping: { readonly app: number; readonly redis: number };
  /** Bytes per online person in Redis. */
  readonly person: number;
}

const USER = (cookie: string): Request => ({ method: "GET", path: "/api/auth/user", cookie });
const PING = (cookie: string): Request => ({
  method: "POST",
  path: "/api/analytics/online",
  cookie,
  body: { sessionId: cookie, currentPage: "/app" },
});

/** A second instance on the same database, with limits and Redis. Undefined without a Redis server. */
export async function measureRedis(world: FilledWorld, port: number): Promise<RedisCosts | undefined> {
  const program = FOLDERS.map((folder) => join(folder, "redis-server")).find(existsSync);
  if (!program) return undefined;
  const { host, user, database } = world.app.connection;
  const redisPort = String(port + 1);
  const dataDir = mkdtempSync(join(tmpdir(), "sidequest-bench-"));
  const redis = spawn(
    program,
    ["--port", redisPort, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
    {
      stdio: "ignore",
    },
  );
  const second = startNode(["bin/start.mjs"], {
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    SESSION_SECRET: world.app.secret,
    RATE_LIMITS: "on",
  });
  try {
    await untilAnswers(`http://127.0.0.1:${port}/readyz`);
    return await compare(world, { port, pid: second.pid }, redis.pid ?? 0, redisPort);
  } finally {
    await second.stop();
    redis.kill("SIGTERM");
    await once(redis, "exit");
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function compare(
  { app, busyCookies }: FilledWorld,
  second: { port: number; pid: number },
  redisPid: number,
  redisPort: string,
): Promise<RedisCosts> {
  const cookies = busyCookies(PEOPLE);
  const sides = { alone: { port: app.port, pid: app.pid }, shared: second };
  const measure = async (side: keyof typeof sides, request: (cookie: string) => Request) => {
    const { port, pid } = sides[side];
    const caller = createCaller(port, CLIENTS);
    const before = [threadsOf(pid), threadsOf(redisPid)];
    let sent = 0;
    const client = async () => {
      while (sent < CALLS) await caller.send(request(cookies[sent++ % cookies.length] ?? ""));
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    const after = [threadsOf(pid), threadsOf(redisPid)];
    caller.close();
    return after.map((ms, index) => ((ms - (before[index] ?? 0)) * 1_000) / CALLS);
  };
  const difference = async (request: (cookie: string) => Request) => {
    const [own, redis]: [number[], number[]] = [[], []];
    for (let round = -3; round < ROUNDS; round++) {
      const [[aloneUs = 0], [sharedUs = 0, redisUs = 0]] = [
        await measure("alone", request),
        await measure("shared", request),
      ];
      // The first rounds only warm up the second instance.
      if (round < 0) continue;
      own.push(sharedUs - aloneUs);
      redis.push(redisUs);
    }
    return { app: Math.max(0, Math.round(median(own))), redis: Math.round(median(redis)) };
  };
  return {
    call: await difference(USER),
    ping: await difference(PING),
    person: await bytesOfPerson(redisPort),
  };
}

/** Redis' own memory count, divided by the people it holds. */
async function bytesOfPerson(port: string): Promise<number> {
  const { Redis } = await import("ioredis");
  const client = new Redis(Number(port), "127.0.0.1");
  try {
    let bytes = 0;
    for (const key of await client.keys("*"))
      bytes += Number(await client.memory("USAGE", key, "SAMPLES", 0));
    return Math.round(bytes / PEOPLE);
  } finally {
    client.disconnect();
  }
}
