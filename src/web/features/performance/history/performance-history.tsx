import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useSearchParams } from "wouter";
import { type HistoryView, readPerformanceHistory } from "#contracts/performance.ts";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { HISTORY_RANGES, type HistoryRange } from "#domain/performance/history-ranges.ts";
import { call } from "#web/platform/api/api.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { DataTable } from "#web/ui/charts/chart-frame.tsx";
import { countTicks, shareTicks } from "#web/ui/charts/round-ticks.ts";
import { TrendChart } from "#web/ui/charts/trend-chart.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { NothingYet, Panel } from "#web/ui/panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { hourlyText, percentText, rateText, timeText } from "../figure-text.ts";
import { stepTexts } from "./step-texts.ts";

const SEGMENTS = HISTORY_RANGES.map((value) => ({ value, label: value }));

const BEFORE_WORDS: Record<HistoryRange, string> = {
  "1h": "hour before",
  "24h": "day before",
  "7d": "week before",
  "90d": "90 days before",
};

interface Chart {
  readonly key: "responseTime" | "throughput" | "errorRate" | "memoryUsage";
  readonly name: string;
  readonly text: (value: number | null) => string;
  readonly ticks: (max: number) => number[];
  /** From here on a warning opens. */
  readonly limit?: number;
}

const CHARTS: readonly Chart[] = [
  { key: "responseTime", name: "Response time", text: timeText, ticks: countTicks },
  { key: "throughput", name: "Throughput", text: hourlyText, ticks: countTicks },
  { key: "errorRate", name: "Error rate", text: rateText, ticks: shareTicks, limit: 0.02 },
  {
    key: "memoryUsage",
    name: "Memory usage",
    text: percentText,
    ticks: () => [0, 25, 50, 75, 100],
    limit: 75,
  },
];

const DEFAULT: HistoryRange = "24h";

/** The range of the charts. It stands in the address, beside that of the console's figures, which has no hour. */
function useHistoryRange() {
  const [params, setParams] = useSearchParams();
  const asked = params.get("span");
  const setRange = (range: HistoryRange) =>
    setParams(
      (known) => {
        const next = new URLSearchParams(known);
        if (range === DEFAULT) next.delete("span");
        else next.set("span", range);
        return next;
      },
      { replace: true },
    );
  return [HISTORY_RANGES.find((range) => range === asked) ?? DEFAULT, setRange] as const;
}

/** The stored minutes of all instances, over a range to choose. */
export function PerformanceHistory() {
  const [range, setRange] = useHistoryRange();
  const history = useQuery({
    queryKey: [readPerformanceHistory.path, range],
    queryFn: ({ signal }) => call(readPerformanceHistory, { range }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: MS_PER_MINUTE,
    retryOnMount: true,
  });
  return (
    <section aria-label="Performance over time" className="grid min-w-0 gap-3.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="mr-auto text-18 font-bold tracking-[-.01em]">Performance over time</h2>
        <Legend range={range} hasBefore={typeof history.data?.memoryUsage.before === "number"} />
        <Segmented
          label="Range of the charts"
          segments={SEGMENTS}
          value={range}
          onValueChange={setRange}
          className="max-sm:w-full sm:min-w-[230px] sm:[&_button]:h-8 sm:[&_button]:text-13 sm:pointer-coarse:[&_button]:h-11"
        />
      </div>
      {history.data ? (
        <Charts history={history.data} />
      ) : history.isError ? (
        <div className="card p-4.5">
          <LoadFailed what="The stored figures could not be read." query={history} />
        </div>
      ) : (
        <Skeleton className="h-[452px] rounded-card" />
      )}
    </section>
  );
}

function Legend({ range, hasBefore }: { range: HistoryRange; hasBefore: boolean }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 p-0 text-13 leading-none font-medium text-text-2">
      <li className="inline-flex items-center gap-[7px]">
        <span className="w-3.5 border-t-[3px] border-primary" aria-hidden="true" />
        last {range}
      </li>
      {hasBefore ? (
        <li className="inline-flex items-center gap-[7px]">
          <span className="w-[18px] border-t-2 border-dashed border-control" aria-hidden="true" />
          {BEFORE_WORDS[range]}
        </li>
      ) : null}
      <li className="inline-flex items-center gap-[7px]">
        <span className="w-[18px] border-t-2 border-dashed border-danger" aria-hidden="true" />
        alert limit
      </li>
    </ul>
  );
}

function Charts({ history }: { history: HistoryView }) {
  const hasFigures = CHARTS.some(({ key }) => history[key].value !== null || history[key].before !== null);
  if (!hasFigures)
    return (
      <div className="card p-4.5">
        <NothingYet title="Nothing measured yet" fills="The charts begin a minute after the start." />
      </div>
    );
  return (
    <>
      <div className="grid grid-cols-1 gap-3.5 stack:grid-cols-2">
        {CHARTS.map((chart) => (
          <HistoryChart key={chart.key} chart={chart} history={history} />
        ))}
      </div>
      <WholeRange history={history} />
    </>
  );
}

/** Figures of the range that have no chart. */
function WholeRange({ history: { range, p95, cpuUsage, uptime } }: { history: HistoryView }) {
  const id = useId();
  const figures = [
    ["API p95", timeText(p95.value)],
    ["CPU on average", percentText(cpuUsage.value)],
    ["Uptime", rateText(uptime)],
  ] as const;
  if (p95.value === null && cpuUsage.value === null && uptime === null) return null;
  return (
    <section
      aria-labelledby={id}
      className="card flex flex-wrap items-center gap-x-8 gap-y-2.5 px-4.5 py-2.5 max-sm:p-3.5"
    >
      <h3 id={id} className="mr-auto text-15 font-bold max-sm:w-full">
        Over the whole {range}
      </h3>
      <dl className="flex flex-wrap gap-x-8 gap-y-2.5">
        {figures.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-13 leading-tight text-text-2">{name}</dt>
            <dd className="num text-18 leading-tight font-extrabold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function HistoryChart({ chart, history }: { chart: Chart; history: HistoryView }) {
  const { name, text, ticks, limit = null } = chart;
  const { value, before, series, seriesBefore } = history[chart.key];
  const hasBefore = seriesBefore.some((point) => point !== null);
  const known = [...series, ...seriesBefore].filter((point) => point !== null);
  const { short, long } = stepTexts(history.range, history.steps);
  const said = (index: number) =>
    `${long[index]}: ${text(series[index] ?? null)}${hasBefore ? `, ${BEFORE_WORDS[history.range]}: ${text(seriesBefore[index] ?? null)}` : ""}`;
  return (
    <Panel
      title={name}
      isTight
      aside={
        <span className="tabular-nums">
          <b className="num text-18 font-extrabold text-text">{text(value)}</b>
          {value === null ? "" : ` avg of ${history.range}`}
          {hasBefore ? `, ${text(before)} ${BEFORE_WORDS[history.range]}` : ""}
        </span>
      }
    >
      {known.length === 0 ? (
        <NothingYet title="Nothing measured yet" fills="Fills a minute after the start." />
      ) : (
        <>
          <TrendChart
            label={`${name}, step by step`}
            heightPx={168}
            labels={short}
            values={series}
            compared={hasBefore ? seriesBefore : null}
            ticks={ticks(Math.max(limit ?? 0, ...known))}
            tickText={text}
            texts={history.steps.map((_, index) => said(index))}
            isLastOpen
            limit={limit}
          />
          <DataTable
            caption={name}
            headings={["Time", name]}
            rows={series.map((point, index) => [long[index] ?? "", text(point)])}
          />
        </>
      )}
    </Panel>
  );
}
