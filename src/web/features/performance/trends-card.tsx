import { type LucideIcon, Minus, TrendingDown, TrendingUp } from "lucide-react";
import type { PerformanceSnapshot } from "#contracts/performance.ts";
import type { TrendDirection } from "#domain/analytics/trend.ts";
import { Sparkline } from "#web/ui/charts/sparkline.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Panel } from "#web/ui/panel.tsx";
import { hourlyText, percentText, rateText, timeText } from "./figure-text.ts";

type Trends = PerformanceSnapshot["trends"];

interface Line {
  readonly key: keyof Trends;
  readonly name: string;
  readonly text: (value: number | null) => string;
  /** The direction that means an improvement. */
  readonly good: TrendDirection;
}

const LINES: readonly Line[] = [
  { key: "responseTime", name: "Response time", text: timeText, good: "down" },
  { key: "throughput", name: "Throughput", text: hourlyText, good: "up" },
  { key: "errorRate", name: "Error rate", text: rateText, good: "down" },
  { key: "memoryUsage", name: "Memory usage", text: percentText, good: "down" },
];
const ARROWS: Record<TrendDirection, LucideIcon> = { up: TrendingUp, down: TrendingDown, stable: Minus };

export function TrendsCard({ trends }: { trends: Trends }) {
  return (
    <Panel
      title="Performance Trends"
      explanation="The last 5 minutes against the 5 before; throughput is the last 60 minutes against the 60 before, as in the report. A change under 5% is stable. The lines show the same figure over the last 30 minutes."
      aside="last 5 min against the 5 before"
    >
      <ul className="grid grid-cols-2 gap-x-5 gap-y-6 stack:grid-cols-4">
        {LINES.map((line) => (
          <TrendOf key={line.key} line={line} of={trends[line.key]} />
        ))}
      </ul>
    </Panel>
  );
}

function TrendOf({ line, of }: { line: Line; of: Trends[keyof Trends] }) {
  const { current, trend, points } = of;
  const Arrow = ARROWS[trend];
  const isGood = trend === line.good;
  const tone = trend === "stable" ? "quiet" : isGood ? "primary" : "gold";
  return (
    <li className="min-w-0">
      <p className="text-13 leading-none font-semibold text-text-2">{line.name}</p>
      <p className="num mt-2.5 mb-1.5 text-24 leading-none font-extrabold">{line.text(current)}</p>
      <Sparkline points={points} label={lineInWords(line, points)} tone={tone} />
      <p
        className={classNames(
          "mt-2 flex items-center gap-1.5 text-13 leading-none font-650",
          trend === "stable" ? "text-text-2" : isGood ? "text-success" : "text-warning",
        )}
      >
        <Arrow className="size-4 stroke-2" aria-hidden="true" />
        <span className="sr-only">{trend === "stable" ? "" : `${trend} `}</span>
        {changeText(of)}
      </p>
    </li>
  );
}

function changeText({ trend, change }: Trends[keyof Trends]): string {
  if (trend === "stable" || change === null) return trend;
  return `${change > 0 ? "+" : "−"}${Math.round(Math.abs(change) * 100)}%`;
}

function lineInWords({ name, text }: Line, points: readonly (number | null)[]): string {
  const known = points.filter((point) => point !== null);
  if (known.length === 0) return `${name}, last 30 minutes: nothing measured yet`;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  return `${name}, last 30 minutes: between ${text(low)} and ${text(high)}, now ${text(known.at(-1) ?? null)}`;
}
