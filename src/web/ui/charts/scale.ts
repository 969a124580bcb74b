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
const LABEL_GAP_PX = 14;

export interface AxisLabel {
  readonly text: string;
  readonly x: number;
  /** end: it would leave the plot otherwise. */
  readonly anchor: "middle" | "end";
}

/** The labels that fit side by side: every first, second, third … of those with a text, and always the last. */
export function axisLabels(labels: readonly string[], left: number, right: number): AxisLabel[] {
  const widthPx = Math.max(0, ...labels.map(({ length }) => length)) * CHARACTER_PX;
  const centres = slotCentres(labels.length, left, right);
  const all = labels
    .map((text, index) => labelAt(text, centres[index] ?? left, widthPx, right))
    .filter(({ text }) => text !== "");
  for (let every = 1; every < all.length; every++) {
    const shown = all.filter((_, index) => (all.length - 1 - index) % every === 0);
    if (areApart(shown, widthPx)) return shown;
  }
  return all.slice(-1);
}

function labelAt(text: string, centre: number, widthPx: number, right: number): AxisLabel {
  return centre + widthPx / 2 > right
    ? { text, x: right, anchor: "end" }
    : { text, x: centre, anchor: "middle" };
}

function areApart(labels: readonly AxisLabel[], widthPx: number): boolean {
  const starts = labels.map(({ x, anchor }) => (anchor === "end" ? x - widthPx : x - widthPx / 2));
  return starts.every((start, index) => start - (starts[index - 1] ?? -Infinity) >= widthPx + LABEL_GAP_PX);
}
