import { totalmem } from "node:os";
import { availableCores } from "./available-cores.ts";

/** Percent of what this process may use. */
export interface Load {
  readonly cpu: number;
  readonly memory: number;
}

/** Each call measures the time since the one before; the first since the process began. */
export function createLoadMeter(): () => Load {
  const cores = availableCores();
  const memoryLimit = availableMemory();
  let last = { at: 0, micros: 0 };
  return () => {
    const { user, system } = process.cpuUsage();
    const now = { at: performance.now(), micros: user + system };
    const elapsedMicros = Math.max(1, (now.at - last.at) * 1_000);
    const cpu = percent((now.micros - last.micros) / (elapsedMicros * cores));
    last = now;
    return { cpu, memory: percent(process.memoryUsage.rss() / memoryLimit) };
  };
}

/** The container's limit; without one it reads as zero, or as more than there is. */
function availableMemory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 && limit < totalmem() ? limit : totalmem();
}

function percent(share: number): number {
  return Math.min(100, Math.max(0, share * 100));
}
