export type Scale = (value: number) => number;

/** Maps a domain onto a range of pixels. A domain of a single value maps to the middle. */
export function linearScale(
  [low, high]: readonly [number, number],
  [from, to]: readonly [number, number],
): Scale {
  return (value) => from + (to - from) * (high > low ? (value - low) / (high - low) : 0.5);
}

const MOST_STEPS = 5;

/** Ticks from 0 to at least `max`, by the smallest of `steps` that needs at most five. */
export function ticksUpTo(max: number, steps: readonly [number, ...number[]]): number[] {
  const step = steps.find((size) => max <= size * MOST_STEPS) ?? Math.max(...steps);
  const count = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Centres of equal slots from `left` to `right`. */
export function slotCentres(count: number, left: number, right: number): number[] {
  const slot = (right - left) / count;
  return Array.from({ length: count }, (_, index) => left + slot * (index + 0.5));
}

/** Average character width of the axis text, slightly overestimated. */
const CHARACTER_PX = 7;
const LABEL_GAP_PX = 4;

/** Which axis labels fit side by side: every first, second, third …, and always the last. */
export function fittingLabels(labels: readonly string[], slotPx: number): boolean[] {
  const neededPx = Math.max(0, ...labels.map(({ length }) => length)) * CHARACTER_PX + LABEL_GAP_PX;
  const every = Math.max(1, Math.ceil(neededPx / slotPx));
  return labels.map((_, index) => (labels.length - 1 - index) % every === 0);
}
