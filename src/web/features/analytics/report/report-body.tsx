import type { ReportView } from "#contracts/report.ts";
import { changeNotes } from "./change-note.ts";
import { PluginsPanel } from "./plugins-panel.tsx";
import { InsightsPanel, RecommendationsPanel } from "./report-insights.tsx";
import { EngagementOfPeoplePanel, RetentionPanel } from "./report-people.tsx";
import { ReportSummary } from "./report-summary.tsx";
import { HealthPanel } from "./report-system.tsx";
import { BusinessTypesPanel, TaskPanel } from "./report-tasks.tsx";

const WRITTEN = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "medium" });

interface ReportBodyProps {
  report: ReportView;
  /** Whether figures say how they changed against the period before. */
  isCompared: boolean;
}

export function ReportBody({ report, isCompared }: ReportBodyProps) {
  const changed = changeNotes(report, isCompared);
  const { taskMetrics, userMetrics, performanceMetrics } = report;
  return (
    <div className="grid gap-3.5">
      <ReportSummary
        summary={report.summary}
        requests={performanceMetrics.systemHealth.requests}
        changed={changed}
      />
      <div className="grid grid-cols-1 gap-3.5 sm:grid-cols-2 wide:grid-cols-4">
        <TaskPanel metrics={taskMetrics} changed={changed} />
        <EngagementOfPeoplePanel metrics={userMetrics} changed={changed} />
        <RetentionPanel metrics={userMetrics} />
        <HealthPanel health={performanceMetrics.systemHealth} />
      </div>
      <div className="grid grid-cols-1 gap-3.5 wide:grid-cols-2">
        <BusinessTypesPanel counts={taskMetrics.businessTypeBreakdown} />
        <PluginsPanel plugins={performanceMetrics.pluginPerformance} />
        <InsightsPanel insights={report.insights} />
        <RecommendationsPanel recommendations={report.recommendations} />
      </div>
      <footer className="flex flex-wrap gap-x-4 gap-y-1 pt-1 text-13 text-text-2">
        <p>
          Report generated{" "}
          <time dateTime={report.generatedAt}>{WRITTEN.format(new Date(report.generatedAt))}</time>
        </p>
        {report.period?.areVisitsInUtc ? <p>Events, sessions and active people by UTC day.</p> : null}
        <p className="wrap-anywhere">Report ID: {report.reportId}</p>
      </footer>
    </div>
  );
}
