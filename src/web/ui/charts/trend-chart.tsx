import { areaPath, gapsBetween, linePath, type Point, unbrokenRuns } from "./path.ts";
import { Plot, type PlotArea } from "./plot.tsx";
import { ValueReader } from "./value-reader.tsx";

interface TrendChartProps {
  /** Accessible name, e.g. "MRR, day by day". */
  label: string;
  heightPx?: number;
  /** One per step, under the axis. */
  labels: readonly string[];
  values: readonly (number | null)[];
  /** The comparison, dashed; left out if null. */
  compared: readonly (number | null)[] | null;
  /** Tick values from 0 up. */
  ticks: readonly number[];
  tickText: (tick: number) => string;
  /** Each step as text, shown on hover and read to screen readers. */
  texts: readonly string[];
  /** The last step is not over yet: its part of the line is dotted. */
  isLastOpen?: boolean;
  /** A value that should not be reached, as a red dashed line. */
  limit?: number | null;
}

/** A line over time with its zero baseline, against a dashed one. Gaps are joined by dots. */
export function TrendChart(props: TrendChartProps) {
  const {
    label,
    heightPx = 196,
    labels,
    values,
    compared,
    ticks,
    tickText,
    texts,
    isLastOpen = false,
    limit = null,
  } = props;
  return (
    <ValueReader label={label} texts={texts}>
      <Plot heightPx={heightPx} labels={labels} ticks={ticks} tickText={tickText}>
        {(area) => (
          <>
            {compared ? <Compared runs={unbrokenRuns(placed(area, compared))} /> : null}
            {limit === null ? null : (
              <line
                x1={(area.centres[0] ?? 0) - area.slotPx / 2}
                x2={(area.centres.at(-1) ?? 0) + area.slotPx / 2}
                y1={area.y(limit)}
                y2={area.y(limit)}
                className="stroke-danger"
                strokeWidth={1.5}
                strokeDasharray="6 4"
              />
            )}
            <Main area={area} values={values} isLastOpen={isLastOpen} />
            <Columns area={area} values={values} compared={compared} />
          </>
        )}
      </Plot>
    </ValueReader>
  );
}

/** The dashed line; its gaps are joined by dots, as those of the main one. */
function Compared({ runs }: { runs: readonly Point[][] }) {
  return (
    <g className="stroke-control" fill="none" strokeWidth={1.5}>
      {runs.map((run) => (
        <path key={run[0]?.x} d={linePath(run)} strokeDasharray="4 4" />
      ))}
      {gapsBetween(runs).map((gap) => (
        <path key={gap[0]?.x} d={linePath(gap)} strokeDasharray="1 6" strokeLinecap="round" />
      ))}
    </g>
  );
}

function placed({ centres, y }: PlotArea, values: readonly (number | null)[]): (Point | null)[] {
  return centres.map((x, index) => {
    const value = values[index] ?? null;
    return value === null ? null : { x, y: y(value) };
  });
}

interface MainProps {
  area: PlotArea;
  values: readonly (number | null)[];
  isLastOpen: boolean;
}

function Main({ area, values, isLastOpen }: MainProps) {
  const points = placed(area, values);
  const known = points.filter((point) => point !== null);
  const runs = unbrokenRuns(isLastOpen && known.length > 1 ? points.slice(0, -1) : points);
  const open = isLastOpen && points.at(-1) ? known.slice(-2) : [];
  return (
    <g className="stroke-primary" fill="none" strokeLinejoin="round" strokeLinecap="round">
      {runs.map((run) => (
        <g key={run[0]?.x}>
          <path d={areaPath(run, area.bottom)} className="fill-primary stroke-none opacity-10" />
          <path d={linePath(run)} strokeWidth={2.25} />
        </g>
      ))}
      {open.length === 2 ? <path d={linePath(open)} strokeWidth={2} strokeDasharray="1 5" /> : null}
      {gapsBetween(runs).map((gap) => (
        <path key={gap[0]?.x} d={linePath(gap)} strokeWidth={2} strokeDasharray="1 6" />
      ))}
    </g>
  );
}

interface ColumnsProps {
  area: PlotArea;
  values: readonly (number | null)[];
  compared: readonly (number | null)[] | null;
}

/** What the pointer finds: the step's column, its points and a line through them. */
function Columns({ area, values, compared }: ColumnsProps) {
  const { centres, slotPx, top, bottom } = area;
  const [points, others] = [placed(area, values), placed(area, compared ?? [])];
  return centres.map((x, index) => {
    const [point, other] = [points[index], others[index]];
    const shared = { x: x - slotPx / 2, width: slotPx, fill: "transparent" };
    return (
      <g key={x} data-value-index={index} className="group">
        <rect {...shared} y={Math.min(point?.y ?? bottom, other?.y ?? bottom) - 6} height={1} />
        <rect {...shared} y={top} height={bottom - top} />
        <g className="opacity-0 group-hover:opacity-100">
          <line x1={x} x2={x} y1={top} y2={bottom} className="stroke-control" />
          {other ? (
            <circle cx={x} cy={other.y} r={4} className="fill-control stroke-surface stroke-2" />
          ) : null}
          {point ? (
            <circle cx={x} cy={point.y} r={5} className="fill-primary stroke-surface stroke-2" />
          ) : null}
        </g>
      </g>
    );
  });
}
