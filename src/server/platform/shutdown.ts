/** Ctrl-C arrives twice: from the terminal, and again from npm. Only a later signal means "now". */
const ECHO_MS = 1_000;

export interface Shutdown {
  /** Adds what must be closed; the last added is closed first. */
  add(close: () => Promise<void> | void): void;
  /** Closes everything, once. */
  run(): Promise<void>;
}

/** From now on SIGTERM and SIGINT close what was added and end the process, also in the middle of a start. */
export function createShutdown(): Shutdown {
  const steps: (() => Promise<void> | void)[] = [];
  let running: Promise<void> | undefined;
  let signalledAt: number | undefined;

  const runAll = async () => {
    for (let step = steps.pop(); step; step = steps.pop()) await step();
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
  return { add: (close) => void steps.push(close), run };
}
