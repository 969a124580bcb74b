import type { DashboardView } from "#contracts/analytics.ts";
import { formatCount, formatDuration, orDash } from "#domain/analytics/figures.ts";
import type { Segment } from "#domain/analytics/segments.ts";
import { NothingYet, Panel } from "#web/ui/panel.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { explain } from "../explain.ts";

const TONES: Partial<Record<Segment, "gold" | "control">> = { "At risk": "gold", Dormant: "control" };

interface SegmentsPanelProps {
  segments: DashboardView["businessMetrics"]["userSegments"];
  className?: string | undefined;
}

export function SegmentsPanel({ segments, className }: SegmentsPanelProps) {
  const people = segments.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel
      title="User segmentation"
      explanation={explain("userSegments", people)}
      aside={`n = ${formatCount(people)}, average session`}
      className={className}
    >
      {people === 0 ? (
        <NothingYet title="Nobody to group yet" fills="Fills with the first sign-up." />
      ) : (
        <ul className="grid flex-1 content-evenly gap-3">
          {segments.map(({ segment, count, avgEngagement }) => (
            <li
              key={segment}
              className="grid grid-cols-[4.5rem_minmax(3rem,1fr)_2.75rem_3.25rem] items-center gap-2.5 text-14 leading-none font-semibold"
            >
              <span className="wrap-anywhere">{segment}</span>
              <ProgressBar
                label={`${segment}, of all people`}
                value={count}
                max={people}
                tone={TONES[segment as Segment] ?? "primary"}
              />
              <b className="num text-right text-[14.5px] font-bold">{formatCount(count)}</b>
              <span className="text-right text-13 font-medium text-text-2">
                {orDash(avgEngagement, formatDuration)}
                <span className="sr-only"> a session</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
