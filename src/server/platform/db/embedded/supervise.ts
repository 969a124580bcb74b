import { setTimeout as sleep } from "node:timers/promises";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { type Postmaster, stopPostmaster } from "#server/platform/db/embedded/postmaster.ts";

export type DatabaseEvent = "died" | "restarted" | "restart_failed";

const LONGEST_PAUSE_MS = 10_000;
const STABLE_AFTER_MS = MS_PER_MINUTE;

/** Keeps a server running until `stop`: restarts it at once the first time, then after growing pauses. */
export function supervise(
  first: Postmaster,
  restart: () => Promise<Postmaster>,
  onEvent: (event: DatabaseEvent, detail: string) => void,
) {
  let current: Postmaster | undefined = first;
  const stopRequest = new AbortController();

  async function watch() {
    let failures = 0;
    while (!stopRequest.signal.aborted && current) {
      const startedAt = Date.now();
      const reason = await current.exited;
      current = undefined;
      if (stopRequest.signal.aborted) return;
      if (Date.now() - startedAt > STABLE_AFTER_MS) failures = 0;
      onEvent("died", reason);
      failures = await restartUntilUp(failures);
    }
  }

  async function restartUntilUp(failuresBefore: number): Promise<number> {
    for (let failures = failuresBefore; !stopRequest.signal.aborted; failures++) {
      await pause(failures);
      if (stopRequest.signal.aborted) break;
      try {
        current = await restart();
        onEvent("restarted", `process ${current.pid}`);
        return failures + 1;
      } catch (error) {
        onEvent("restart_failed", error instanceof Error ? error.message : String(error));
      }
    }
    return failuresBefore;
  }

  async function pause(failures: number) {
    const pauseMs = failures === 0 ? 0 : Math.min(250 * 2 ** failures, LONGEST_PAUSE_MS);
    await sleep(pauseMs, undefined, { signal: stopRequest.signal, ref: false }).catch(() => undefined);
  }

  const watching = watch();

  async function stop() {
    stopRequest.abort();
    if (current) await stopPostmaster(current);
    await watching;
    // A restart that was under way has finished by now.
    if (current) await stopPostmaster(current);
  }

  return { pid: () => current?.pid, stop };
}
