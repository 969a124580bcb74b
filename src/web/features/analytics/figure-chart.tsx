import type { ReactNode } from "react";
import type { FigureView, RangeView } from "#contracts/console/revenue.ts";
import { DataTable } from "#web/ui/charts/chart-frame.tsx";
import { TrendChart } from "#web/ui/charts/trend-chart.tsx";
import { ExplainSign } from "#web/ui/overlays/explain-sign.tsx";
import { NothingYet } from "#web/ui/panel.tsx";
import { BEFORE_WORDS, rangeDates, spanText } from "./range/range-words.ts";

interface FigureChartProps {
  title: string;
  /** Quiet words after the title, such as "a day". */
  per?: string;
  explanation: string;
  range: RangeView;
  figure: FigureView;
  isCompared: boolean;
  format: (value: number) => string;
  ticks: (max: number) => number[];
  heightPx?: number;
  /** Counted over each step, so the current one is not complete. */
  isPerStep?: boolean;
  /** Said in place of a chart without a single value. */
  empty?: { title: string; fills: string };
  aside?: ReactNode;
}

/** One figure over the range, step by step, against the period before, with the same numbers as a table. */
export function FigureChart(props: FigureChartProps) {
  const { title, per, explanation, range, figure, isCompared, format, ticks, empty, aside } = props;
  const { short, long } = rangeDates(range);
  const hasBefore = isCompared && figure.seriesBefore.some((value) => value !== null);
  const known = [...figure.series, ...(hasBefore ? figure.seriesBefore : [])].filter(
    (value) => value !== null,
  );
  const shown = (value: number | null | undefined) =>
    value === null || value === undefined ? "—" : format(value);
  const text = (index: number) => {
    const before = hasBefore
      ? `, ${long(range.stepsBefore[index] ?? "")} before: ${shown(figure.seriesBefore[index])}`
      : "";
    return `${long(range.steps[index] ?? "")}: ${shown(figure.series[index])}${before}`;
  };
  return (
    <div className="min-w-0 px-3.5 pt-3 pb-2 sm:px-4.5 sm:pt-3.5">
      <div className="flex min-h-7 flex-wrap items-center gap-x-2 gap-y-1">
        <h2 className="text-16 leading-[1.2] font-bold tracking-[-.005em]">
          {title} {per ? <span className="text-13 font-medium text-text-2">{per}</span> : null}
        </h2>
        <ExplainSign of={title} text={explanation} />
        <ul className="ml-auto flex flex-wrap items-center gap-x-3.5 gap-y-1 p-0 text-13 leading-none font-medium text-text-2">
          <li className="inline-flex items-center gap-[7px]">
            <span className="w-3.5 rounded-[2px] border-t-[3px] border-primary" aria-hidden="true" />
            {spanText(range, range.steps)}
          </li>
          {hasBefore ? (
            <li className="inline-flex items-center gap-[7px] max-sm:hidden">
              <span className="w-[18px] border-t-2 border-dashed border-control" aria-hidden="true" />
              {BEFORE_WORDS[range.range]}
            </li>
          ) : null}
        </ul>
        {aside}
      </div>
      {known.length === 0 ? (
        <div className="grid py-6">
          <NothingYet
            title={empty?.title ?? "Nothing to show yet"}
            fills={empty?.fills ?? "Fills with the first figures of this range."}
          />
        </div>
      ) : (
        <>
          <TrendChart
            label={`${title}, step by step`}
            {...(props.heightPx && { heightPx: props.heightPx })}
            labels={range.steps.map(short)}
            values={figure.series}
            compared={hasBefore ? figure.seriesBefore : null}
            ticks={ticks(Math.max(...known))}
            tickText={format}
            isLastOpen={props.isPerStep ?? false}
            texts={range.steps.map((_, index) => text(index))}
          />
          <DataTable
            caption={title}
            headings={[
              range.range === "24h" ? "Hour" : "Day",
              title,
              ...(hasBefore ? ["Period before"] : []),
            ]}
            rows={range.steps.map((step, index) => [
              long(step),
              shown(figure.series[index]),
              ...(hasBefore ? [shown(figure.seriesBefore[index])] : []),
            ])}
          />
        </>
      )}
    </div>
  );
}
