import { ticksUpTo } from "./scale.ts";

const POWERS = Array.from({ length: 12 }, (_, power) => 10 ** power);
const COUNTS = [1, ...POWERS.flatMap((power) => [2 * power, 5 * power, 10 * power])] as [number, ...number[]];

/** Round values for an axis of counts, from 0 to at least `max`. */
export function countTicks(max: number): number[] {
  return ticksUpTo(max, COUNTS);
}

/** Cents, by whole dollars. */
export function moneyTicks(max: number): number[] {
  return countTicks(max / 100).map((tick) => tick * 100);
}

export function shareTicks(max: number): number[] {
  return ticksUpTo(Math.min(1, Math.max(max, 0.01)), [0.01, 0.02, 0.05, 0.1, 0.25]);
}
