import type { Log } from "../log.ts";

/** Runs `work` again and again, one run at a time; a failure is logged and the next run comes anyway. */
export function repeat(name: string, everyMs: number, log: Log, work: () => Promise<unknown>): () => void {
  let isRunning = false;
  const timer = setInterval(async () => {
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
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
