import type { ReactNode } from "react";
import type { DashboardView } from "#contracts/analytics.ts";
import type { PulseView } from "#contracts/console/pulse.ts";
import type { RangeView } from "#contracts/console/revenue.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Card } from "#web/ui/card.tsx";
import { ConsoleBody } from "#web/ui/console-body.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { PeakHoursChart } from "../dashboard/peak-hours-chart.tsx";
import { RatingsPanel } from "../dashboard/ratings-panel.tsx";
import { useDashboard } from "../dashboard/use-dashboard.ts";
import { RangeHead } from "../range/range-head.tsx";
import { rangeDates } from "../range/range-words.ts";
import { useRange } from "../range/use-range.ts";
import { FirstFigures } from "./first-figures.tsx";
import { FunnelCard } from "./funnel-card.tsx";
import { ActiveUsersCard, TrafficCard, UsageCard } from "./list-cards.tsx";
import { PulseCard } from "./pulse-card.tsx";
import { SegmentsCard } from "./segments-card.tsx";
import { SystemStrip, TechnicalStrip } from "./status-strips.tsx";
import { usePulse } from "./use-pulse.ts";

interface OverviewProps {
  /** What stands at the top: the given parts as they are, or something in their place or between them. */
  top?: (parts: TopParts) => ReactNode;
}

interface TopParts {
  head: ReactNode;
  hasFigures: boolean;
  /** What will fill the figures, while there are none. */
  firstFigures: ReactNode;
}

function headFirst({ head, firstFigures }: TopParts) {
  return (
    <>
      {head}
      {firstFigures}
    </>
  );
}

/** The console's first page: what changed over the range, and how the instance is doing. */
export function Overview({ top = headFirst }: OverviewProps) {
  const { range, isCompared } = useRange();
  const { data, isError } = useDashboard();
  const pulse = usePulse(range);
  // Of one account alone there is nothing to compare; until they are read, figures are expected.
  const hasFigures = !pulse.data || (pulse.data.totalUsers.value ?? 0) > 1;
  return (
    <ConsoleBody>
      {top({
        head: <RangeHead title="Overview" shown={pulse.data ?? null} />,
        hasFigures,
        firstFigures: pulse.data && !hasFigures ? <FirstFigures pulse={pulse.data} dashboard={data} /> : null,
      })}
      {hasFigures ? <RangeFigures pulse={pulse} dashboard={data} isCompared={isCompared} /> : null}
      {data ? (
        <>
          <ListedDays listedFrom={data.listedFrom} shown={pulse.data ?? null} />
          <OverviewPanels figures={data} trials={pulse.data?.funnel ?? NO_TRIALS} />
        </>
      ) : isError ? null : (
        <SkeletonRegion label="Loading analytics data..." className="grid gap-3.5">
          <Skeleton className="h-44 rounded-card" />
          <Skeleton className="h-72 rounded-card" />
        </SkeletonRegion>
      )}
    </ConsoleBody>
  );
}

interface RangeFiguresProps {
  pulse: ReturnType<typeof usePulse>;
  dashboard: DashboardView | undefined;
  isCompared: boolean;
}

function RangeFigures({ pulse, ...shared }: RangeFiguresProps) {
  if (pulse.data) return <PulseCard pulse={pulse.data} {...shared} />;
  if (!pulse.isError) return <Skeleton className="h-[410px] rounded-card" />;
  return (
    <Card>
      <LoadFailed what="The figures of the range could not be read." query={pulse} />
    </Card>
  );
}

/** Lists count whole UTC days: said where the operator's days are others. */
function ListedDays({ listedFrom, shown }: { listedFrom: string; shown: RangeView | null }) {
  if (!shown || shown.range === "24h" || shown.steps[0] === listedFrom) return null;
  const { day } = rangeDates({ range: shown.range, zone: "UTC" });
  return (
    <p className="text-13 leading-[1.3] text-text-2">
      Visits in the funnel and in the lists below are counted by UTC day, from {day(listedFrom)} on.
    </p>
  );
}

const NO_TRIALS = { trialsStarted: 0, trialsEnded: 0, paid: 0 };

interface OverviewPanelsProps {
  figures: DashboardView;
  trials: PulseView["funnel"];
}

/** Everything below the chart; each panel has its own empty state. */
export function OverviewPanels({ figures, trials }: OverviewPanelsProps) {
  const { businessMetrics } = figures;
  return (
    <>
      <FunnelCard funnel={figures.conversionFunnel} trials={trials} />
      <div className="grid grid-cols-1 gap-3.5 stack:grid-cols-2 wide:grid-cols-3">
        <TrafficCard figures={figures} />
        <UsageCard figures={figures} />
        <ActiveUsersCard figures={figures} />
      </div>
      <div className="grid grid-cols-1 gap-3.5 wide:grid-cols-[1.72fr_1fr]">
        <PeakHoursChart hours={figures.userBehaviorPatterns.peakUsageHours} />
        <SegmentsCard segments={businessMetrics.userSegments} />
      </div>
      <RatingsPanel ratings={businessMetrics} />
      <div className="grid grid-cols-1 gap-3.5 wide:grid-cols-2">
        <SystemStrip onlineUsers={figures.onlineUsers} metrics={figures.realTimeMetrics} />
        <TechnicalStrip metrics={figures.technicalMetrics} />
      </div>
    </>
  );
}
