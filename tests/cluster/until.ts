import { setTimeout as sleep } from "node:timers/promises";

const POLL_MS = 20;
/** Only failing tests wait that long: it is no measure of speed, and the machine may be busy with other things. */
const PATIENCE_MS = 300_000;

/** Waits for a condition; on timeout, the error names what was awaited. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${patienceMs} ms`);
    await sleep(POLL_MS);
  }
}
