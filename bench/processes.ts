import { type SpawnOptions, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const NANOSECONDS_PER_MS = 1_000_000;
/** The first start makes the database, which takes minutes where others use the machine. */
const READY_WITHIN_MS = 300_000;

/** On a signal, exit so that the processes the bench started are ended too. */
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

export function startNode(args: string[], env: Record<string, string> = {}, cwd = process.cwd()) {
  return startServer(process.execPath, args, { cwd, env: { ...process.env, ...env } });
}

export function startServer(path: string, args: string[], options: SpawnOptions) {
  const child = spawn(path, args, { ...options, stdio: ["ignore", "ignore", "inherit"] });
  const end = () => child.kill("SIGTERM");
  process.once("exit", end);
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  void exited.then(() => process.off("exit", end));
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}

export async function untilAnswers(url: string): Promise<void> {
  const end = Date.now() + READY_WITHIN_MS;
  while (Date.now() < end) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error(`${url} did not answer.`);
}

function parentOf(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return undefined;
  }
}

/** In ms, by thread. */
type CpuTimes = ReadonlyMap<string, number>;

/** CPU time so far of these processes and all their descendants, to be compared by `cpuBetween`. */
export function cpuOf(pids: number[]): CpuTimes {
  return new Map(familyOf(pids).flatMap(readThreads));
}

/** In ms. The work of processes or threads that ended in between is not included. */
export function cpuBetween(before: CpuTimes, after: CpuTimes): number {
  return [...after].reduce((sum, [thread, ms]) => sum + ms - (before.get(thread) ?? 0), 0);
}

function readThreads(pid: number): [string, number][] {
  const folder = `/proc/${pid}/task`;
  try {
    return readdirSync(folder).map((thread) => {
      const [nanoseconds] = readFileSync(`${folder}/${thread}/schedstat`, "utf8").split(" ");
      return [thread, Number(nanoseconds) / NANOSECONDS_PER_MS];
    });
  } catch {
    return [];
  }
}

function familyOf(pids: number[]): number[] {
  const parents = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/u.test(name))
      .map((name) => [Number(name), parentOf(name)]),
  );
  const family = new Set(pids);
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const [pid, parent] of parents) if (parent !== undefined && family.has(parent)) family.add(pid);
  }
  return [...family];
}
