import type { PerformanceSnapshot } from "#contracts/performance.ts";
import { type AlertAction, AlertsCard } from "./alerts-card.tsx";
import { EngineCard } from "./engine-card.tsx";
import { HealthCard } from "./health-card.tsx";
import { MetricCards } from "./metric-cards.tsx";
import { PerformanceHeader } from "./performance-header.tsx";
import { PerformanceStates } from "./performance-states.tsx";
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
  return (
    <>
      <PerformanceHeader
        isLive={isLive}
        updatedAt={query.data ? query.dataUpdatedAt : null}
        isRefreshing={isRefreshing}
        onRefresh={refresh}
      />
      <PerformanceStates query={query}>
        {(snapshot) => <Figures snapshot={snapshot} alertAction={alertAction} />}
      </PerformanceStates>
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
  const card = <AlertsCard alerts={alerts} action={alertAction} isTight={!hasOpen} />;
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
