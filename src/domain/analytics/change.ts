/** How a figure is compared: relative, as a difference of counts, or of shares in percentage points. */
export type ChangeKind = "percent" | "count" | "points";

export interface Change {
  readonly direction: "up" | "down" | "same";
  /** +15%, −2, +0.8 pts */
  readonly text: string;
}

/** The difference to the period before; null where there is nothing to compare with. */
export function changeOf(
  value: number | null,
  before: number | null,
  kind: ChangeKind,
  format: (value: number) => string = String,
): Change | null {
  if (value === null || before === null || (kind === "percent" && before === 0)) return null;
  const difference = kind === "percent" ? (value - before) / before : value - before;
  const rounded = kind === "count" ? difference : Math.round(difference * 1_000) / 10;
  // A share changes by tenths of a point only where it is small.
  const shown = kind === "count" ? rounded : Math.abs(rounded) >= 1 ? Math.round(rounded) : rounded;
  const direction = shown > 0 ? "up" : shown < 0 ? "down" : "same";
  const sign = { up: "+", down: "−", same: "" }[direction];
  const unit = { percent: "%", count: "", points: " pts" }[kind];
  const size = kind === "count" ? format(Math.abs(shown)) : String(Math.abs(shown));
  return { direction, text: `${sign}${size}${unit}` };
}
