import { classNames } from "../class-names.ts";

const TONES = { primary: "text-primary", gold: "text-gold-edge", quiet: "text-control" } as const;
const WIDTH = 100;
const HEIGHT = 36;
/** Room for half of the line's width. */
const EDGE = 2;
/** Of the figure: less than this does not fill the height. */
const LEAST_SPAN = 0.2;

interface SparklineProps {
  /** Oldest first; where there was nothing to measure the line has a gap. */
  points: readonly (number | null)[];
  /** What it shows, in words. */
  label: string;
  tone?: keyof typeof TONES;
  className?: string | undefined;
}

/** A line without axes: how something went lately. */
export function Sparkline({ points, label, tone = "primary", className }: SparklineProps) {
  // A lone point would be a speck of dust.
  const runs = runsOf(points.length === 1 ? [...points, ...points] : points);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={classNames("block h-9 w-full overflow-visible", TONES[tone], className)}
    >
      {runs.map((run) => (
        <g key={run[0]?.x}>
          <path d={`${pathOf(run)}V${HEIGHT}H${run[0]?.x}Z`} fill="currentColor" opacity={0.12} />
          <path
            d={run.length > 1 ? pathOf(run) : `${pathOf(run)}h0.01`}
            fill="none"
            stroke="currentColor"
            strokeWidth={2.5}
            strokeLinecap="round"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </g>
      ))}
    </svg>
  );
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Unbroken stretches, placed in the drawing. A steady figure runs through the middle, and a quiver stays one. */
function runsOf(points: readonly (number | null)[]): Place[][] {
  const known = points.filter((point) => point !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const middle = (low + high) / 2;
  const span = Math.max(high - low, Math.abs(middle) * LEAST_SPAN);
  const step = points.length > 1 ? WIDTH / (points.length - 1) : 0;
  const runs: Place[][] = [];
  let run: Place[] = [];
  for (const [index, point] of [...points, null].entries()) {
    if (point === null) {
      if (run.length > 0) runs.push(run);
      run = [];
    } else {
      const share = span > 0 ? 0.5 + (point - middle) / span : 0.5;
      run.push({ x: round(index * step), y: round(HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE)) });
    }
  }
  return runs;
}

function pathOf(run: readonly Place[]): string {
  return run.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
