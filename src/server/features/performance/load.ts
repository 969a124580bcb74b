import { totalmem } from "node:os";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { availableCores } from "./available-cores.ts";

/** CPU and memory in percent of what this process may use, and the event loop delay. */
export interface Load {
  readonly cpu: number;
  readonly memory: number;
  /** 99th percentile of the event loop delay. */
  readonly eventLoopMs: number;
}

/** Each look costs a wake-up of the process; of a delay that lasts, every tenth of a second sees enough. */
const LOOP_RESOLUTION_MS = 100;
const NANOS_PER_MS = 1_000_000;

/** Each call measures the time since the previous call; the first since process start. */
export function createLoadMeter(): () => Load {
  const cores = availableCores();
  const memoryLimit = availableMemory();
  const loopDelay = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  loopDelay.enable();
  let last = { at: 0, micros: 0 };
  return () => {
    const { user, system } = process.cpuUsage();
    const now = { at: performance.now(), micros: user + system };
    const elapsedMicros = Math.max(1, (now.at - last.at) * 1_000);
    const cpu = percent((now.micros - last.micros) / (elapsedMicros * cores));
    last = now;
    // The histogram includes the sampling interval itself: subtract it.
    const eventLoopMs = Math.max(0, loopDelay.percentile(99) / NANOS_PER_MS - LOOP_RESOLUTION_MS);
    loopDelay.reset();
    return { cpu, memory: percent(process.memoryUsage.rss() / memoryLimit), eventLoopMs };
  };
}

/** The container's memory limit. Without one, `constrainedMemory` is 0 or more than the machine has. */
function availableMemory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 && limit < totalmem() ? limit : totalmem();
}

function percent(share: number): number {
  return Math.min(100, Math.max(0, share * 100));
}
