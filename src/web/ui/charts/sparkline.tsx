import { classNames } from "../class-names.ts";
import { areaPath, gapsBetween, linePath, type Point, unbrokenRuns } from "./path.ts";
import { linearScale } from "./scale.ts";

const TONES = { primary: "text-primary", gold: "text-gold-edge", quiet: "text-control" } as const;
const WIDTH = 100;
const HEIGHT = 36;
/** Padding for half of the line's width. */
const EDGE = 2;
/** Minimum value span of the height, relative to the figure, so that small changes look small. */
const LEAST_SPAN = 0.2;

interface SparklineProps {
  /** Oldest first; a gap of nulls is joined by dots. */
  points: readonly (number | null)[];
  /** Accessible name. */
  label: string;
  tone?: keyof typeof TONES;
  className?: string | undefined;
}

/** A line without axes that shows a recent trend. */
export function Sparkline({ points, label, tone = "primary", className }: SparklineProps) {
  const runs = unbrokenRuns(placed(points));
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
          <path d={areaPath(run, HEIGHT)} fill="currentColor" opacity={0.12} />
          <path
            d={linePath(run)}
            fill="none"
            stroke="currentColor"
            strokeWidth={2.5}
            strokeLinecap="round"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </g>
      ))}
      {gapsBetween(runs).map((gap) => (
        <path
          key={gap[0]?.x}
          d={linePath(gap)}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinecap="round"
          strokeDasharray="1 4"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

/** A single point becomes a level line; a constant figure runs through the middle. */
function placed(points: readonly (number | null)[]): (Point | null)[] {
  const all = points.length === 1 ? [...points, ...points] : points;
  const known = all.filter((point) => point !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const middle = (low + high) / 2;
  const half = Math.max(high - low, Math.abs(middle) * LEAST_SPAN) / 2;
  const x = linearScale([0, all.length - 1], [0, WIDTH]);
  const y = linearScale([middle - half, middle + half], [HEIGHT - EDGE, EDGE]);
  return all.map((point, index) => (point === null ? null : { x: x(index), y: y(point) }));
}
