import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const MS_PER_TICK = 10;
const NANOSECONDS_PER_MS = 1_000_000;
const READY_WITHIN_MS = 60_000;

/** Ended by a signal, a bench takes along what it started. */
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

export function startNode(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
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

/** The same to the microsecond, for what takes a few milliseconds. Children must not end meanwhile. */
export function preciseCpuOf(pids: number[]): number {
  return familyOf(pids).reduce((sum, { pid }) => sum + readScheduled(pid), 0);
}

function readScheduled(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / NANOSECONDS_PER_MS;
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
