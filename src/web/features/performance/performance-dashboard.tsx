import type { PerformanceSnapshot } from "#contracts/performance.ts";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { Unavailable } from "#web/ui/unavailable.tsx";
import { type AlertAction, AlertsCard } from "./alerts-card.tsx";
import { EngineCard } from "./engine-card.tsx";
import { HealthCard } from "./health-card.tsx";
import { MetricCards } from "./metric-cards.tsx";
import { PerformanceHeader } from "./performance-header.tsx";
import { ResourcesCard } from "./resources-card.tsx";
import { TrendsCard } from "./trends-card.tsx";
import { usePerformance } from "./use-performance.ts";

interface PerformanceDashboardProps {
  /** What an operator can do about an open alert. */
  alertAction?: AlertAction;
}

/** Live performance figures of the server. */
export function PerformanceDashboard({ alertAction }: PerformanceDashboardProps) {
  const { query, isLive, refresh, isRefreshing } = usePerformance();
  const { data, isError, isFetching, dataUpdatedAt } = query;
  return (
    <>
      <PerformanceHeader
        isLive={isLive}
        updatedAt={data ? dataUpdatedAt : null}
        isRefreshing={isRefreshing}
        onRefresh={refresh}
      />
      {data ? (
        <>
          {isError ? (
            <p role="alert" className="mb-3.5 text-15 font-550 text-danger">
              Failed to fetch performance data
            </p>
          ) : null}
          <Figures snapshot={data} alertAction={alertAction} />
        </>
      ) : isError ? (
        <Unavailable
          title="Performance Dashboard Unavailable"
          text="The performance monitoring system is not responding"
          isRetrying={isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Loading />
      )}
    </>
  );
}

interface FiguresProps {
  snapshot: PerformanceSnapshot;
  alertAction: AlertAction | undefined;
}

/** Alerts stand first while there are any, and last when there are none. */
function Figures({ snapshot, alertAction }: FiguresProps) {
  const { summary, metrics, breakdown, trends, alerts } = snapshot;
  const hasOpen = alerts.some(({ resolved }) => !resolved);
  const card = <AlertsCard alerts={alerts} action={alertAction} />;
  return (
    <div className="grid gap-3.5">
      {hasOpen ? card : null}
      <HealthCard summary={summary} />
      <MetricCards metrics={metrics} />
      <TrendsCard trends={trends} />
      <div className="grid gap-3.5 sm:grid-cols-2">
        <ResourcesCard resources={breakdown.resources} />
        <EngineCard engine={breakdown.ragEngine} />
      </div>
      {hasOpen ? null : card}
    </div>
  );
}

function Loading() {
  return (
    <SkeletonRegion label="Loading performance data" className="grid gap-3.5">
      <Skeleton className="h-[86px] rounded-card" />
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-48 rounded-card" />
      <div className="grid gap-3.5 sm:grid-cols-2">
        <Skeleton className="h-56 rounded-card" />
        <Skeleton className="h-56 rounded-card" />
      </div>
    </SkeletonRegion>
  );
}
