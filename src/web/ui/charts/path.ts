export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Splits a line where points are missing. */
export function unbrokenRuns(points: readonly (Point | null)[]): Point[][] {
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (const point of [...points, null]) {
    if (point) run.push(point);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  return runs;
}

/** The gaps between runs, as pairs of the points beside them. */
export function gapsBetween(runs: readonly (readonly Point[])[]): Point[][] {
  return runs.slice(1).map((run, index) => [...(runs[index]?.slice(-1) ?? []), ...run.slice(0, 1)]);
}

/** A line through all points. A single point gets a short length, drawn as a dot by a round line cap. */
export function linePath(run: readonly Point[]): string {
  const path = run.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");
  return run.length === 1 ? `${path}h0.01` : path;
}

/** The area between a run and the height `base`. */
export function areaPath(run: readonly Point[], base: number): string {
  return `${linePath(run)}V${round(base)}H${round(run[0]?.x ?? 0)}Z`;
}

/** A bar from `base` up, with rounded top corners. */
export function barPath({ x, y }: Point, widthPx: number, base: number, radiusPx: number): string {
  const radius = round(Math.max(0, Math.min(radiusPx, widthPx / 2, base - y)));
  const [left, foot, side] = [round(x - widthPx / 2), round(base), round(base - y - radius)];
  const across = round(widthPx - 2 * radius);
  return `M${left} ${foot}v${-side}q0 ${-radius} ${radius} ${-radius}h${across}q${radius} 0 ${radius} ${radius}v${side}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
