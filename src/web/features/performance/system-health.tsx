import type { ReactNode } from "react";
import { Panel } from "#web/ui/panel.tsx";
import { type AlertAction, AlertsCard } from "./alerts-card.tsx";
import { EngineCard } from "./engine-card.tsx";
import { FigureList } from "./figure-list.tsx";
import { HealthCard } from "./health-card.tsx";
import { metricRows } from "./metric-cards.tsx";
import { PerformanceStates } from "./performance-states.tsx";
import { ResourcesCard } from "./resources-card.tsx";
import { usePerformance } from "./use-performance.ts";

interface SystemHealthProps {
  alertAction: AlertAction;
  /** How the figures went over time. */
  charts: ReactNode;
}

/** The same figures as a part of the console, whose top bar says how fresh they are. */
export function SystemHealth({ alertAction, charts }: SystemHealthProps) {
  const { query } = usePerformance();
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3.5">
      <PerformanceStates query={query}>
        {({ summary, alerts }) => (
          <>
            <AlertsCard alerts={alerts} action={alertAction} isTight />
            <HealthCard summary={summary} />
          </>
        )}
      </PerformanceStates>
      {charts}
      {query.data ? (
        <div className="grid grid-cols-1 gap-3.5 stack:grid-cols-2 wide:grid-cols-3">
          <ResourcesCard resources={query.data.breakdown.resources} />
          <Panel title="Requests" aside="last 5 minutes">
            <FigureList rows={metricRows(query.data.metrics)} />
          </Panel>
          <EngineCard engine={query.data.breakdown.ragEngine} />
        </div>
      ) : null}
    </div>
  );
}
