import type { DashboardView } from "#contracts/analytics.ts";
import { formatCount, formatDuration, orDash } from "#domain/analytics/figures.ts";
import type { Segment } from "#domain/analytics/segments.ts";
import { SplitBar, SplitMark } from "#web/ui/figures/split-bar.tsx";
import { NothingYet, Panel } from "#web/ui/panel.tsx";
import { explain } from "../explain.ts";

export const SEGMENT_LOOKS: Record<Segment, string> = {
  New: "bg-heat-2",
  Active: "bg-primary",
  "At risk": "bg-gold",
  Dormant: "bg-control",
};

type Segments = DashboardView["businessMetrics"]["userSegments"];

export function SegmentsCard({ segments }: { segments: Segments }) {
  const people = segments.reduce((sum, { count }) => sum + count, 0);
  const parts = segments.map(({ segment, count, avgEngagement }) => ({
    label: segment,
    count,
    avgEngagement,
    look: SEGMENT_LOOKS[segment as Segment] ?? "bg-control",
  }));
  return (
    <Panel
      title="User segmentation"
      explanation={explain("userSegments", people)}
      aside={`n = ${formatCount(people)}, average session`}
      isTight
    >
      {people === 0 ? (
        <NothingYet title="Nobody to group yet" fills="Fills with the first sign-up." />
      ) : (
        <>
          <SplitBar parts={parts} />
          <ul className="grid grid-cols-4 gap-2 max-sm:gap-1">
            {parts.map(({ label, count, avgEngagement, look }) => (
              <li key={label} className="text-12 leading-[1.3] font-medium text-text-2">
                <span className="flex items-center gap-1.5 text-13 leading-[1.2] font-semibold whitespace-nowrap max-sm:text-[12.5px]">
                  <SplitMark look={look} />
                  {label}
                </span>
                <b className="num block text-[20px] leading-[1.2] font-extrabold text-text">
                  {formatCount(count)}
                </b>
                {orDash(avgEngagement, formatDuration)}
                <span className="sr-only"> a session</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
