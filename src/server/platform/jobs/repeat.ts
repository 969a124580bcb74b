import type { Log } from "../log.ts";

const FIRST_AFTER_MS = 5_000;

/** Runs `work` soon and then again and again, one run at a time; a failure is logged and the next run comes anyway. */
export function repeat(name: string, everyMs: number, log: Log, work: () => Promise<unknown>): () => void {
  let isRunning = false;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      const result = await work();
      if (result) log.info({ job: name, result });
    } catch (err) {
      log.error({ err, job: name }, "job failed");
    } finally {
      isRunning = false;
    }
  };
  const first = setTimeout(run, FIRST_AFTER_MS).unref();
  const timer = setInterval(run, everyMs).unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}
