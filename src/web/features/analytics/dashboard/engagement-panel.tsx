import { depthShare, formatCount, formatDuration, formatShare, orDash } from "#domain/analytics/figures.ts";
import { ChartFrame, type LegendEntry } from "#web/ui/charts/chart-frame.tsx";
import { ExplainSign } from "#web/ui/overlays/explain-sign.tsx";
import { NothingYet, Panel } from "#web/ui/panel.tsx";
import { explain } from "../explain.ts";
import { EngagementChart } from "./engagement-chart.tsx";
import { type EngagementDay, shortDay } from "./engagement-day.ts";

const TITLE = "Engagement trends";
const SHOWN = 7;
const LEGEND: readonly LegendEntry[] = [
  { label: "Average session", swatch: "first-soft" },
  { label: "Actions per session", swatch: "second", line: true },
];

/** Inside the card of the tiles, so without a frame of its own. */
const FRAMELESS = "border-0! bg-transparent! px-3.5! py-3! sm:px-4.5!";

/** The last seven days, whatever the range: sessions, actions and depth. */
export function EngagementPanel({ days }: { days: readonly EngagementDay[] }) {
  const week = days.slice(-SHOWN);
  const sessions = week.reduce((sum, day) => sum + day.sessions, 0);
  const explanation = explain("userEngagement", `${sessions.toLocaleString("en")} sessions`);
  if (week.every(({ avgSessionTime }) => avgSessionTime === null)) {
    return (
      <Panel title={TITLE} explanation={explanation} aside="last 7 days" className={FRAMELESS}>
        <NothingYet title="No sessions yet" fills="Fills when someone who is signed in uses SideQuest." />
      </Panel>
    );
  }
  return (
    <ChartFrame
      title={TITLE}
      level={2}
      explain={<ExplainSign of={TITLE} text={explanation} />}
      legend={LEGEND}
      note="Depth: an average session of 2 h fills the bar. Last 7 days, UTC."
      table={{
        headings: ["Day (UTC)", "Average session", "Actions per session", "Sessions", "Depth"],
        rows: week.map((day) => [
          shortDay(day.date),
          orDash(day.avgSessionTime, formatDuration),
          orDash(day.avgActionsPerSession, formatCount),
          day.sessions.toLocaleString("en"),
          depthOf(day),
        ]),
      }}
      className={FRAMELESS}
    >
      <EngagementChart days={week} />
      <DepthBars days={week} />
    </ChartFrame>
  );
}

/** One bar under each bar of the chart, aligned with the chart's axis. */
function DepthBars({ days }: { days: readonly EngagementDay[] }) {
  return (
    <div className="mt-1 grid auto-cols-fr grid-flow-col pr-2 pl-11" aria-hidden="true">
      {days.map((day) => (
        <div key={day.date} className="px-[12%]" title={`Depth ${depthOf(day)}`}>
          <div className="h-1.5 overflow-hidden rounded-full bg-surface-2">
            <div
              className="h-full rounded-full bg-primary"
              style={{ width: `${depthShare(day.avgSessionTime ?? 0) * 100}%` }}
            />
          </div>
          <p className="mt-1 text-center text-12 leading-none font-medium text-text-2 tabular-nums">
            {depthOf(day)}
          </p>
        </div>
      ))}
    </div>
  );
}

function depthOf({ avgSessionTime }: EngagementDay): string {
  return formatShare(avgSessionTime === null ? null : depthShare(avgSessionTime));
}
