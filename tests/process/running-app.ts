import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { HttpClient } from "#server/testing/http-client.ts";
import { overNetwork } from "#server/testing/over-network.ts";
import { databaseOf, freePort, launch, temporaryFolder, untilReady } from "./start-up-process.ts";

interface Place {
  readonly folder: string;
  readonly through?: readonly string[];
  readonly env?: Record<string, string>;
}

/** The built program on a data folder of its own, ready, with limits off. `restart` uses the same folder and port. */
export async function startApp(place: Place = { folder: temporaryFolder() }) {
  const dataDir = join(place.folder, "data");
  const port = await freePort();
  const env = { RATE_LIMITS: "off", PUBLIC_URL: `http://localhost:${port}`, ...place.env };
  const start = async () => {
    const launched = launch({ dataDir, port, env, through: place.through ?? [] });
    await untilReady(launched, port);
    return launched;
  };
  const origin = `http://localhost:${port}`;
  return {
    origin,
    port,
    dataDir,
    running: await start(),
    databasePid: () => databaseOf(dataDir),
    visitor: () => new HttpClient(overNetwork(origin), origin),
    async restart() {
      this.running = await start();
    },
  };
}

export type RunningApp = Awaited<ReturnType<typeof startApp>>;

/** People who sign up until told to stop. Whoever was told "you are in" is remembered. */
export function signUpContinuously(app: RunningApp, writers: number) {
  const acknowledged: { email: string; client: HttpClient }[] = [];
  let isStopped = false;
  let count = 0;
  const write = async () => {
    while (!isStopped) {
      const email = `w${count++}-${process.pid}@example.com`;
      const client = app.visitor();
      const result = await client.signIn({ email, name: "W" }).catch(() => undefined);
      if (result?.url === "/" && client.cookies.has("sq_session")) acknowledged.push({ email, client });
      else await sleep(20);
    }
  };
  const writing = Promise.all(Array.from({ length: writers }, write));
  return {
    acknowledged,
    async stop() {
      isStopped = true;
      await writing;
    },
  };
}

/** Every acknowledged account that the server no longer knows. */
export async function findLost(written: { email: string; client: HttpClient }[]): Promise<string[]> {
  const lost: string[] = [];
  for (const { email, client } of written) {
    const answer = await client.get("/api/auth/user");
    if (answer.statusCode !== 200 || answer.json().email !== email)
      lost.push(`${email}: ${answer.statusCode}`);
  }
  return lost;
}

/** A process and all that it started: PostgreSQL's children have process groups of their own. */
export function familyOf(pid: number): number[] {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/u.test(name))
    .map((name) => [Number(name), parentOf(name)] as const);
  const family = [pid];
  for (const member of family) {
    for (const [child, parent] of parents) if (parent === member) family.push(child);
  }
  return family;
}

const NS_PER_MS = 1e6;

/**
 * How long a program and its database have waited for a free core since now, all together; to be asked now and then,
 * for they start others that end. On a quiet machine next to nothing.
 */
export function watchWaiting({ running, databasePid }: Pick<RunningApp, "running" | "databasePid">) {
  const waited = new Map<number, number>();
  const total = () => {
    const database = databasePid();
    for (const pid of [...familyOf(running.pid), ...(database ? familyOf(database) : [])])
      waited.set(pid, Math.max(waited.get(pid) ?? 0, waitedOf(pid)));
    return [...waited.values()].reduce((sum, ms) => sum + ms, 0);
  };
  const before = total();
  return () => total() - before;
}

function waitedOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[1]) / NS_PER_MS;
  } catch {
    return 0;
  }
}

function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return 0;
  }
}

/** The same sequence for the same seed, so that a failure can be had again. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
