const STEPS_SECONDS = [5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 14_400] as const;
const MOST_STEPS = 5;

/** Round values for an axis of seconds, from 0 to at least `max`. */
export function sessionTicks(max: number): number[] {
  const step = STEPS_SECONDS.find((seconds) => max <= seconds * MOST_STEPS) ?? 21_600;
  const count = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
