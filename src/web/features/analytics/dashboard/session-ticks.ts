import { ticksUpTo } from "#web/ui/charts/scale.ts";

const STEPS_SECONDS = [5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 14_400, 21_600] as const;

/** Round values for an axis of seconds, from 0 to at least `max`. */
export function sessionTicks(max: number): number[] {
  return ticksUpTo(max, STEPS_SECONDS);
}
