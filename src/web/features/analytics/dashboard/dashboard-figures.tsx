import type { DashboardView } from "#contracts/analytics.ts";
import { EngagementPanel } from "./engagement-panel.tsx";
import { FunnelPanel } from "./funnel-panel.tsx";
import { KpiTiles } from "./kpi-tiles.tsx";
import { ActionsPanel, FeaturesPanel, ToolsPanel, TrafficPanel } from "./list-panels.tsx";
import { PeakHoursChart } from "./peak-hours-chart.tsx";
import { RatingsPanel } from "./ratings-panel.tsx";
import { SegmentsPanel } from "./segments-panel.tsx";
import { SystemStatusPanel, TechnicalPanel } from "./system-panels.tsx";
import { TopUsersPanel } from "./top-users-panel.tsx";

/** All panels of figures; each has its own empty state. */
export function DashboardFigures({ figures }: { figures: DashboardView }) {
  const { businessMetrics, basis } = figures;
  return (
    <div className="grid gap-3.5">
      <KpiTiles figures={figures} />
      <div className="grid grid-cols-1 gap-3.5 wide:grid-cols-12">
        <FunnelPanel funnel={figures.conversionFunnel} className="wide:col-span-5" />
        <EngagementPanel days={figures.userEngagement} className="wide:col-span-7" />
        <PeakHoursChart hours={figures.userBehaviorPatterns.peakUsageHours} className="wide:col-span-8" />
        <SegmentsPanel segments={businessMetrics.userSegments} className="wide:col-span-4" />
        <TopUsersPanel users={figures.topUsers} all={figures.totalUsers} className="wide:col-span-5" />
        <div className="grid content-start gap-3.5 wide:col-span-7">
          <RatingsPanel ratings={businessMetrics} />
          <div className="grid gap-3.5 sm:grid-cols-[1.35fr_1fr]">
            <SystemStatusPanel onlineUsers={figures.onlineUsers} metrics={figures.realTimeMetrics} />
            <TechnicalPanel metrics={figures.technicalMetrics} />
          </div>
        </div>
      </div>
      <div className="grid grid-cols-1 gap-3.5 sm:grid-cols-2 wide:grid-cols-4">
        <TrafficPanel
          sources={figures.marketingInsights.trafficSources}
          all={figures.technicalMetrics.visits}
        />
        <ActionsPanel actions={figures.topActions} all={basis.actions} />
        <ToolsPanel tools={businessMetrics.toolPredictions} all={basis.toolOpenings} />
        <FeaturesPanel features={figures.topFeatures} all={basis.features} />
      </div>
    </div>
  );
}
