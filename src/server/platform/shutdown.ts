import { within } from "./within.ts";

/** Ctrl-C arrives twice: from the terminal, and again from npm. Only a later signal forces an exit. */
const ECHO_MS = 1_000;
/** Default limit for a step; one that takes longer is abandoned. */
const STEP_WITHIN_MS = 15_000;

export interface Shutdown {
  /** Adds something to close; the last added is closed first. */
  add(name: string, close: () => Promise<void> | void, withinMs?: number): void;
  /** Closes everything, once; rejects at the end if a step failed or timed out. */
  run(): Promise<void>;
}

interface Step {
  readonly name: string;
  readonly close: () => Promise<void> | void;
  readonly withinMs: number;
}

/** From now on SIGTERM and SIGINT close what was added and end the process, even during start-up. */
export function createShutdown(): Shutdown {
  const steps: Step[] = [];
  let running: Promise<void> | undefined;
  let signalledAt: number | undefined;

  const runAll = async () => {
    const problems: string[] = [];
    for (let step = steps.pop(); step; step = steps.pop()) {
      const problem = await closeStep(step);
      if (problem) problems.push(`${step.name}: ${problem}`);
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

/** Returns what went wrong, if anything. */
async function closeStep({ close, withinMs }: Step): Promise<string | undefined> {
  try {
    const result = await within(withinMs, close());
    return result === "late" ? `did not end within ${withinMs} ms` : undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
