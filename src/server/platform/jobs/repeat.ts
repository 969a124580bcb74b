import { setTimeout as later } from "node:timers/promises";
import type { Log } from "../log/log.ts";

export const FIRST_AFTER_MS = 5_000;
/** How long stopping waits for the current run. */
const STOP_WITHIN_MS = 5_000;

/** Waits for what runs, but not for longer than a stop may take. */
export async function untilDone(running: Promise<unknown> | undefined): Promise<void> {
  await Promise.race([running, later(STOP_WITHIN_MS, undefined, { ref: false })]);
}

/** Logs a result that is worth a line, and a failure; never fails itself. */
export async function runLogged(name: string, log: Log, work: () => Promise<unknown>): Promise<void> {
  try {
    const result = await work();
    if (result) log.info({ job: name, result });
  } catch (err) {
    log.error({ err, job: name }, "job failed");
  }
}

/**
 * Runs `work` soon and then at every interval, one run at a time; a failure is logged and does not stop it.
 * Returns a function that stops it.
 */
export function repeat(
  name: string,
  everyMs: number,
  log: Log,
  work: () => Promise<unknown>,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= runLogged(name, log, work).finally(() => {
      running = undefined;
    });
  };
  const first = setTimeout(run, FIRST_AFTER_MS).unref();
  const timer = setInterval(run, everyMs).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    await untilDone(running);
  };
}
