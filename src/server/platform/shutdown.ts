import { setTimeout as later } from "node:timers/promises";

/** Ctrl-C arrives twice: from the terminal, and again from npm. Only a later signal means "now". */
const ECHO_MS = 1_000;
/** Longer than a step should ever take: whoever does not end by then is left behind. */
const STEP_WITHIN_MS = 15_000;

export interface Shutdown {
  /** Adds what must be closed; the last added is closed first. */
  add(name: string, close: () => Promise<void> | void, withinMs?: number): void;
  /** Closes everything, once; rejects in the end if something failed or did not end in time. */
  run(): Promise<void>;
}

/** From now on SIGTERM and SIGINT close what was added and end the process, also in the middle of a start. */
export function createShutdown(): Shutdown {
  const steps: { name: string; close: () => Promise<void> | void; withinMs: number }[] = [];
  let running: Promise<void> | undefined;
  let signalledAt: number | undefined;

  const runAll = async () => {
    const problems: string[] = [];
    for (let step = steps.pop(); step; step = steps.pop()) {
      const { name, close, withinMs } = step;
      await within(withinMs, close).catch((error: Error) => problems.push(`${name}: ${error.message}`));
    }
    if (problems.length > 0) throw new Error(problems.join("; "));
  };
  const run = () => {
    running ??= runAll();
    return running;
  };
  const handle = async () => {
    if (signalledAt !== undefined && Date.now() - signalledAt > ECHO_MS) process.exit(1);
    if (signalledAt !== undefined) return;
    signalledAt = Date.now();
    try {
      await run();
      process.exit(0);
    } catch (error) {
      process.stderr.write(`The server did not stop cleanly: ${(error as Error).message}\n`);
      process.exit(1);
    }
  };
  process.on("SIGTERM", handle);
  process.on("SIGINT", handle);
  return {
    add: (name, close, withinMs = STEP_WITHIN_MS) => void steps.push({ name, close, withinMs }),
    run,
  };
}

async function within(ms: number, close: () => Promise<void> | void): Promise<void> {
  const timer = new AbortController();
  const late = later(ms, "late", { signal: timer.signal }).catch(() => undefined);
  try {
    if ((await Promise.race([close(), late])) === "late") throw new Error(`did not end within ${ms} ms`);
  } finally {
    timer.abort();
  }
}
