import type { PerformanceSnapshot } from "#contracts/performance.ts";
import { Card } from "#web/ui/card.tsx";
import { METRIC_TEXT } from "./figure-text.ts";

const SHOWN = 6;

/** Names and values of the metrics of performance. */
export function metricRows(metrics: PerformanceSnapshot["metrics"]): (readonly [string, string])[] {
  return metrics
    .filter(({ category }) => category === "performance")
    .slice(0, SHOWN)
    .map(({ name, value, unit }) => [name, METRIC_TEXT[unit](value)]);
}

export function MetricCards({ metrics }: Pick<PerformanceSnapshot, "metrics">) {
  return (
    <ul aria-label="Performance metrics" className="grid grid-cols-2 gap-2.5 stack:grid-cols-3">
      {metricRows(metrics).map(([name, value]) => (
        <Card
          as="li"
          padding="none"
          key={name}
          className="flex items-baseline justify-between gap-x-3 gap-y-1.5 px-4 py-3 max-sm:flex-col"
        >
          <span className="text-[13.5px] leading-tight font-medium text-text-2">{name}</span>
          <b className="num text-18 leading-none font-750">{value}</b>
        </Card>
      ))}
    </ul>
  );
}
