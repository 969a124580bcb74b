/** Maximum number of ranges. Beyond it the smallest gap is closed as if seen, to keep the list bounded. */
export const RANGES_MAX = 200;

/** Whole numbers seen so far, as sorted half-open ranges: a run of any length takes one pair. */
export type NumberRanges = readonly (readonly [from: number, before: number])[];

/** Parses PostgreSQL's multirange text: "{[1,21),[25,26)}". */
export function readRanges(text: string): NumberRanges {
  return [...text.matchAll(/\[(-?\d+),(-?\d+)\)/gu)].map(([, from, before]) => [
    Number(from),
    Number(before),
  ]);
}

export function writeRanges(ranges: NumberRanges): string {
  return `{${ranges.map(([from, before]) => `[${from},${before})`).join(",")}}`;
}

export function hasNumber(ranges: NumberRanges, value: number): boolean {
  return ranges.some(([from, before]) => value >= from && value < before);
}

export function withNumber(ranges: NumberRanges, value: number): NumberRanges {
  const last = ranges.at(-1);
  // Fast path: most numbers arrive in order.
  if (last && value === last[1]) return [...ranges.slice(0, -1), [last[0], value + 1]];
  if (hasNumber(ranges, value)) return ranges;
  const earlier = ranges.filter(([, before]) => before < value);
  const later = ranges.filter(([from]) => from > value + 1);
  const touching = ranges.filter(([from, before]) => before >= value && from <= value + 1);
  const from = Math.min(value, ...touching.map(([start]) => start));
  const before = Math.max(value + 1, ...touching.map(([, end]) => end));
  return bounded([...earlier, [from, before], ...later]);
}

function bounded(ranges: NumberRanges): NumberRanges {
  if (ranges.length <= RANGES_MAX) return ranges;
  const gapAfter = (index: number) =>
    (ranges[index + 1]?.[0] ?? Number.POSITIVE_INFINITY) - (ranges[index]?.[1] ?? 0);
  let smallest = 0;
  for (let index = 1; index < ranges.length - 1; index++)
    if (gapAfter(index) < gapAfter(smallest)) smallest = index;
  const joined = [ranges[smallest]?.[0] ?? 0, ranges[smallest + 1]?.[1] ?? 0] as const;
  return [...ranges.slice(0, smallest), joined, ...ranges.slice(smallest + 2)];
}
