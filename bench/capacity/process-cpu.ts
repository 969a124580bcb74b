import { readdirSync, readFileSync } from "node:fs";

const NANOSECONDS_PER_MS = 1_000_000;
const MS_PER_TICK = 10;

/** CPU time so far, in ms. */
export interface CpuTime {
  /** The program, all its threads. */
  readonly app: number;
  /** The database processes that serve connections. */
  readonly backends: number;
  /** Everything else the database does: checkpoints, write-ahead log, vacuum, statistics. */
  readonly housekeeping: number;
}

/** Polling interval: work of a connection between the last poll and its end counts as housekeeping. */
const LOOK_EVERY_MS = 500;

/** Reads the CPU time of the program and of its database to the microsecond. */
export function createCpuReader(appPid: number, postmasterPid: number): () => CpuTime {
  const served = new Map<number, number>();
  const isBackend = new Map<number, boolean>();
  /** CPU time of closed connections. Their parent also has it, among its ended children. */
  let closed = 0;
  const readApp = createThreadsReader(appPid);
  const read = () => {
    const pids = childrenOf(postmasterPid);
    let others = 0;
    for (const pid of pids) {
      const serves = isBackend.get(pid) ?? / \[local\]| \S+\(\d+\) /u.test(titleOf(pid));
      isBackend.set(pid, serves);
      if (serves) served.set(pid, threadsOf(pid));
      else others += threadsOf(pid);
    }
    for (const [pid, ms] of served) {
      if (pids.includes(pid)) continue;
      served.delete(pid);
      closed += ms;
    }
    const open = [...served.values()].reduce((sum, ms) => sum + ms, 0);
    const ended = endedChildrenOf(postmasterPid) - closed;
    return {
      app: readApp(),
      backends: open + closed,
      housekeeping: threadsOf(postmasterPid) + others + ended,
    };
  };
  setInterval(read, LOOK_EVERY_MS).unref();
  return read;
}

export function between(before: CpuTime, after: CpuTime): CpuTime {
  return {
    app: after.app - before.app,
    backends: after.backends - before.backends,
    housekeeping: after.housekeeping - before.housekeeping,
  };
}

/** Remembers ended threads, such as the one that draws pictures. */
function createThreadsReader(pid: number): () => number {
  const known = new Map<string, number>();
  return () => {
    for (const thread of list(`/proc/${pid}/task`)) known.set(thread, threadMs(pid, thread));
    return [...known.values()].reduce((sum, ms) => sum + ms, 0);
  };
}

export function threadsOf(pid: number): number {
  return list(`/proc/${pid}/task`).reduce((sum, thread) => sum + threadMs(pid, thread), 0);
}

function threadMs(pid: number, thread: string): number {
  return Number(textOf(`/proc/${pid}/task/${thread}/schedstat`).split(" ")[0]) / NANOSECONDS_PER_MS;
}

/** Vacuum workers are short-lived; only their parent keeps their CPU time, in ticks. */
function endedChildrenOf(pid: number): number {
  const stat = textOf(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) * MS_PER_TICK;
}

function childrenOf(pid: number): number[] {
  return textOf(`/proc/${pid}/task/${pid}/children`).trim().split(" ").filter(Boolean).map(Number);
}

function titleOf(pid: number): string {
  return textOf(`/proc/${pid}/cmdline`);
}

function textOf(path: string): string {
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
