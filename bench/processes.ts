import { type SpawnOptions, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const MS_PER_TICK = 10;
const NANOSECONDS_PER_MS = 1_000_000;
const READY_WITHIN_MS = 60_000;

/** Ended by a signal, a bench takes along what it started. */
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

export function startNode(args: string[], env: Record<string, string> = {}) {
  return startServer(process.execPath, args, { env: { ...process.env, ...env } });
}

export function startServer(path: string, args: string[], options: SpawnOptions) {
  const child = spawn(path, args, { ...options, stdio: ["ignore", "ignore", "inherit"] });
  process.once("exit", () => child.kill("SIGTERM"));
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
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

interface Stat {
  parent: number;
  cpuMs: number;
}

function readStat(pid: string): Stat | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // Own time, and that of children that have ended: a pool lets its connections go.
    const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0);
    return { parent: Number(fields[1]), cpuMs: ticks * MS_PER_TICK };
  } catch {
    return undefined;
  }
}

/** CPU time, user and system, of these processes and of all that they started. */
export function cpuOf(pids: number[]): number {
  return familyOf(pids).reduce((sum, { cpuMs }) => sum + cpuMs, 0);
}

/** The same to the microsecond and for each process, to be compared by `cpuBetween`. */
export function preciseCpuOf(pids: number[]): ReadonlyMap<number, number> {
  return new Map(familyOf(pids).map(({ pid }) => [pid, readScheduled(pid)]));
}

/** In ms. What a process did that has ended meanwhile is not known. */
export function cpuBetween(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number {
  return [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);
}

/** All threads of a process. */
function readScheduled(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
      const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ");
      return sum + Number(nanoseconds) / NANOSECONDS_PER_MS;
    }, 0);
  } catch {
    return 0;
  }
}

function familyOf(pids: number[]): (Stat & { pid: number })[] {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((name) => {
      const stat = readStat(name);
      return stat ? [{ pid: Number(name), ...stat }] : [];
    });
  const family = new Set(pids);
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return all.filter(({ pid }) => family.has(pid));
}
