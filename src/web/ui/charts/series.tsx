import { barPath, gapsBetween, linePath, unbrokenRuns } from "./path.ts";
import type { PlotArea } from "./plot.tsx";
import type { Scale } from "./scale.ts";

const BAR_MAX_PX = 46;
const BAR_SHARE = 0.8;
const BAR_RADIUS_PX = 8;
const DOT_RADIUS_PX = 5;
const LABEL_ABOVE_PX = 10;
/** Distance from a dot to the top of its label. */
export const LABELLED_DOT_PX = LABEL_ABOVE_PX + 14;

interface SeriesProps {
  area: PlotArea;
  /** One per slot; null if nothing was measured. */
  values: readonly (number | null)[];
}

/** The first series: muted bars, the latest one strong. */
export function Bars({ area: { centres, slotPx, bottom, y }, values }: SeriesProps) {
  const widthPx = Math.min(BAR_MAX_PX, slotPx * BAR_SHARE);
  return centres.map((x, index) => {
    const value = values[index] ?? 0;
    const look = index === centres.length - 1 ? "fill-primary" : "fill-heat-1";
    return value > 0 ? (
      <path key={x} d={barPath({ x, y: y(value) }, widthPx, bottom, BAR_RADIUS_PX)} className={look} />
    ) : null;
  });
}

interface LineProps extends SeriesProps {
  y: Scale;
  valueText: (value: number) => string;
}

/** The second series: a line with a labelled dot per value, dashed across missing slots. */
export function Line({ area: { centres }, values, y, valueText }: LineProps) {
  const dots = centres.map((x, index) => {
    const value = values[index] ?? null;
    return value === null ? null : { x, y: y(value), value };
  });
  const runs = unbrokenRuns(dots);
  return (
    <>
      <g className="stroke-gold-edge stroke-3" fill="none" strokeLinejoin="round" strokeLinecap="round">
        {runs.map((run) => (
          <path key={run[0]?.x} d={linePath(run)} />
        ))}
        {gapsBetween(runs).map((gap) => (
          <path key={gap[0]?.x} d={linePath(gap)} strokeDasharray="1 8" />
        ))}
      </g>
      {dots.map((dot) =>
        dot ? (
          <g key={dot.x}>
            <circle cx={dot.x} cy={dot.y} r={DOT_RADIUS_PX} className="fill-gold stroke-surface stroke-2" />
            <text
              x={dot.x}
              y={dot.y - LABEL_ABOVE_PX}
              textAnchor="middle"
              className="num fill-gold-text text-13 font-750"
            >
              {valueText(dot.value)}
            </text>
          </g>
        ) : null,
      )}
    </>
  );
}

/** Invisible hover columns for `ValueReader`: one per slot, its tooltip at the slot's `tops`. */
export function ReadColumns({ area, tops }: { area: PlotArea; tops: readonly number[] }) {
  const { centres, slotPx, top, bottom } = area;
  return centres.map((x, index) => {
    const shared = { x: x - slotPx / 2, width: slotPx, fill: "transparent" };
    return (
      <g key={x} data-value-index={index}>
        <rect {...shared} y={tops[index] ?? bottom} height={1} />
        <rect {...shared} y={top} height={bottom - top} />
      </g>
    );
  });
}
