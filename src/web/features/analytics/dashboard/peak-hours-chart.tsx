import type { DashboardView } from "#contracts/analytics.ts";
import { type HeatStep, heatStep } from "#domain/analytics/figures.ts";
import { ChartFrame, type LegendEntry } from "#web/ui/charts/chart-frame.tsx";
import { ValueReader } from "#web/ui/charts/value-reader.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { ExplainSign } from "#web/ui/overlays/explain-sign.tsx";
import { NothingYet, Panel } from "#web/ui/panel.tsx";
import { explain } from "../explain.ts";

type Hour = DashboardView["userBehaviorPatterns"]["peakUsageHours"][number];

const TITLE = "Peak usage hours";
const LOOKS: Record<HeatStep, string> = { 0: "bg-heat-0", 1: "bg-heat-1", 2: "bg-heat-2", 3: "bg-heat-3" };
const LEGEND: readonly LegendEntry[] = [
  { label: "low", swatch: "heat-0" },
  { label: "over 10%", swatch: "first-soft" },
  { label: "over 40%", swatch: "heat-2" },
  { label: "over 70% of peak", swatch: "first" },
];

interface PeakHoursProps {
  hours: readonly Hour[];
  className?: string | undefined;
}

export function PeakHoursChart({ hours, className }: PeakHoursProps) {
  const all = hours.reduce((sum, { activity }) => sum + activity, 0);
  const explanation = explain("peakUsageHours", all);
  const peak = hours.reduce<Hour | null>(
    (top, hour) => (hour.activity > (top?.activity ?? 0) ? hour : top),
    null,
  );
  if (!peak) {
    return (
      <Panel title={TITLE} explanation={explanation} className={className}>
        <NothingYet title="No activity yet" fills="Fills with page views and actions, hour by hour." />
      </Panel>
    );
  }
  return (
    <ChartFrame
      title={TITLE}
      level={2}
      explain={<ExplainSign of={TITLE} text={explanation} />}
      legend={LEGEND}
      note={`Hours in UTC. Peak ${clock(peak.hour)} with ${peak.activity.toLocaleString("en")} actions.`}
      table={{
        headings: ["Hour (UTC)", "Actions"],
        rows: hours.map(({ hour, activity }) => [clock(hour), activity.toLocaleString("en")]),
      }}
      className={className}
    >
      <ValueReader label={`${TITLE}, hour by hour`} texts={hours.map(hourText)}>
        <div className="grid grid-cols-12 gap-x-1 gap-y-2.5 stack:grid-cols-[repeat(24,minmax(0,1fr))]">
          {hours.map((hour, index) => (
            <HourCell key={hour.hour} {...hour} index={index} peak={peak} />
          ))}
        </div>
      </ValueReader>
    </ChartFrame>
  );
}

function HourCell({ hour, activity, index, peak }: Hour & { index: number; peak: Hour }) {
  return (
    <div data-value-index={index}>
      <span
        className={classNames(
          "block h-[38px] rounded-[6px]",
          LOOKS[heatStep(activity, peak.activity)],
          hour === peak.hour && "outline-2 outline-offset-1 outline-gold-edge",
        )}
      />
      <span
        className={classNames(
          "mt-[5px] block text-center text-[11.5px] leading-none tabular-nums",
          hour === peak.hour ? "font-bold text-text" : "font-medium text-text-2",
        )}
      >
        {hour === peak.hour ? <span className="sr-only">peak</span> : null}
        {String(hour).padStart(2, "0")}
      </span>
    </div>
  );
}

function hourText({ hour, activity }: Hour): string {
  return `${clock(hour)} UTC, ${activity.toLocaleString("en")} actions`;
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, "0")}:00`;
}
