import { FileChartColumn } from "lucide-react";
import { useState } from "react";
import type { ReportRange, ReportView } from "#contracts/report.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Unavailable } from "#web/ui/unavailable.tsx";
import { DemoMark } from "../demo-mark.tsx";
import { ReportBody } from "./report-body.tsx";
import { ReportControls } from "./report-controls.tsx";
import { ReportSkeleton } from "./report-skeleton.tsx";
import { useReport } from "./use-report.ts";

/** Performance report over a range. A separate page for members, the end of the first tab for admins. */
export function Report({ isPage }: { isPage: boolean }) {
  const [range, setRange] = useState<ReportRange>("7d");
  const report = useReport(range);
  const refresh = () => void report.refetch();
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <ReportTitle isPage={isPage} isDemo={report.data?.hasDemoPeople ?? false} />
        <ReportControls
          range={range}
          onRange={setRange}
          isRefreshing={report.isFetching}
          onRefresh={refresh}
          refreshLabel={isPage ? undefined : "Refresh report"}
          reportId={report.data && !report.isPlaceholderData ? report.data.reportId : null}
        />
      </div>
      {report.data ? (
        <div
          aria-busy={report.isPlaceholderData}
          className={report.isPlaceholderData ? "opacity-60" : undefined}
        >
          {report.isError ? <StaleLine onRetry={refresh} isRetrying={report.isFetching} /> : null}
          {isBlank(report.data) ? <NoData /> : <ReportBody report={report.data} />}
        </div>
      ) : report.isError ? (
        <Unavailable
          title="Analytics Unavailable"
          text="Unable to load analytics data. This could be because the Analytics Plugin is not yet configured or there's insufficient data."
          onRetry={refresh}
          isRetrying={report.isFetching}
        />
      ) : (
        <ReportSkeleton />
      )}
    </>
  );
}

function ReportTitle({ isPage, isDemo }: { isPage: boolean; isDemo: boolean }) {
  return (
    <div className="mr-auto flex flex-wrap items-center gap-x-3 gap-y-1">
      {isPage ? (
        <h1 className="text-28 font-extrabold tracking-[-.02em] sm:text-[30px]">Analytics Dashboard</h1>
      ) : (
        <h2 className="text-22 font-extrabold tracking-[-.015em]">Report</h2>
      )}
      {isDemo ? <DemoMark /> : null}
    </div>
  );
}

/** Judged by people's activity only, since the server's own figures are never empty. */
function isBlank({ summary, taskMetrics, userMetrics }: ReportView): boolean {
  const counted = [
    summary.totalEvents,
    summary.activeUsers,
    summary.tasksGenerated,
    summary.tasksCompleted,
    taskMetrics.generations,
    userMetrics.totalSessions,
    userMetrics.totalRatings,
    userMetrics.feedbackCount,
  ];
  return counted.every((count) => count === 0);
}

function StaleLine({ onRetry, isRetrying }: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <div role="alert" className="mb-3.5 flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="text-15 font-550 text-danger">Failed to fetch analytics data</p>
      <Button size="sm" loading={isRetrying} onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}

function NoData() {
  return (
    <EmptyState
      level={2}
      title="No Analytics Data"
      text="Nothing happened in this range. Events, active people and finished quests are counted here as they come; a longer range may show more."
      art={<FileChartColumn className="size-11 text-text-2" aria-hidden="true" />}
    />
  );
}
