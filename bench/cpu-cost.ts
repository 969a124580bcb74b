import { setTimeout as sleep } from "node:timers/promises";
import { cpuBetween, cpuOf } from "./processes.ts";

const IDLE_MS = 4_000;

export interface Cost {
  readonly cpuMs: number;
  /** Wall-clock time. */
  readonly ms: number;
}

export async function costOf(pids: number[], work: () => Promise<unknown>): Promise<Cost> {
  const [before, startedAt] = [cpuOf(pids), performance.now()];
  await work();
  const ms = performance.now() - startedAt;
  return { cpuMs: cpuBetween(before, cpuOf(pids)), ms };
}

/** CPU usage of idle processes, as a share of the time. */
export async function idleShareOf(pids: number[]): Promise<number> {
  const { cpuMs, ms } = await costOf(pids, () => sleep(IDLE_MS));
  return cpuMs / ms;
}

export function withoutIdle({ cpuMs, ms }: Cost, idleShare: number): number {
  return cpuMs - idleShare * ms;
}
