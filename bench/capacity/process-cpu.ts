import { readdirSync, readFileSync } from "node:fs";

const NANOSECONDS_PER_MS = 1_000_000;
const MS_PER_TICK = 10;

/** CPU time so far, in ms. */
export interface CpuTime {
  /** The program, all its threads. */
  readonly app: number;
  /** The database's processes that serve connections. */
  readonly backends: number;
  /** Whatever else the database does: checkpoints, write-ahead log, vacuum, statistics. */
  readonly housekeeping: number;
}

/**
 * Reads the CPU time of the program and of its database to the microsecond.
 * Connections that close take theirs along; the pool keeps its own open under load.
 */
export function createCpuReader(appPid: number, postmasterPid: number): () => CpuTime {
  const isBackend = new Map<number, boolean>();
  return () => {
    let backends = 0;
    let housekeeping = threadsOf(postmasterPid) + endedChildrenOf(postmasterPid);
    for (const pid of childrenOf(postmasterPid)) {
      const serves = isBackend.get(pid) ?? /\[local\]|\(\d+\)/u.test(titleOf(pid));
      isBackend.set(pid, serves);
      const ms = threadsOf(pid);
      if (serves) backends += ms;
      else housekeeping += ms;
    }
    return { app: threadsOf(appPid), backends, housekeeping };
  };
}

export function between(before: CpuTime, after: CpuTime): CpuTime {
  return {
    app: after.app - before.app,
    backends: after.backends - before.backends,
    housekeeping: after.housekeeping - before.housekeeping,
  };
}

function threadsOf(pid: number): number {
  let ms = 0;
  for (const thread of list(`/proc/${pid}/task`))
    ms += Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(" ")[0]) / NANOSECONDS_PER_MS;
  return ms;
}

/** Vacuum workers come and go; only their parent remembers them, in ticks. */
function endedChildrenOf(pid: number): number {
  const stat = read(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) * MS_PER_TICK;
}

function childrenOf(pid: number): number[] {
  return read(`/proc/${pid}/task/${pid}/children`).trim().split(" ").filter(Boolean).map(Number);
}

function titleOf(pid: number): string {
  return read(`/proc/${pid}/cmdline`);
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

function list(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
