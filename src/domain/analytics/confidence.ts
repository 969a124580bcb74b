/** Minimum sample size; below this a share is not meaningful. */
export const ENOUGH = 20;

/** Minimum number of days; with fewer, the result may be due to one unusual day. */
export const ENOUGH_DAYS = 3;

interface Part {
  readonly part: number;
  readonly whole: number;
}

/** Confidence that the true share is on the observed side of the line, 0.5 to 1. */
export function confidenceAgainstLine({ part, whole }: Part, line: number): number {
  const [observed, spread] = [part / whole, Math.sqrt((line * (1 - line)) / whole)];
  return normalBelow(Math.abs(observed - line) / spread);
}

/** Confidence that the two shares differ, 0 to 1 (two-sided, pooled). */
export function confidenceOfDifference(one: Part, other: Part): number {
  const pooled = (one.part + other.part) / (one.whole + other.whole);
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / one.whole + 1 / other.whole));
  if (spread === 0) return 0;
  const distance = Math.abs(one.part / one.whole - other.part / other.whole) / spread;
  return 2 * normalBelow(distance) - 1;
}

/** Cumulative normal distribution for z ≥ 0, to 7 digits (Abramowitz and Stegun 26.2.17). */
function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - density * tail;
}
