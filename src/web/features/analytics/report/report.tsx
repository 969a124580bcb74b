import { FileChartColumn } from "lucide-react";
import type { ReportView } from "#contracts/report.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Unavailable } from "#web/ui/unavailable.tsx";
import { DemoMark } from "../demo-mark.tsx";
import { RangeHead } from "../range/range-head.tsx";
import { rangeOfReport } from "../range/report-range.ts";
import { useRange } from "../range/use-range.ts";
import { ReportBody } from "./report-body.tsx";
import { ReportActions, ReportRanges } from "./report-controls.tsx";
import { ReportSkeleton } from "./report-skeleton.tsx";
import { useReport } from "./use-report.ts";

const TITLE = "Analytics Dashboard";

/** Performance report over a range: a page of members, and of the console, where it is compared. */
export function Report({ isInConsole = false }: { isInConsole?: boolean }) {
  const { range, setRange, isCompared } = useRange();
  const report = useReport(range);
  const refresh = () => void report.refetch();
  const actions = {
    isRefreshing: report.isFetching,
    onRefresh: refresh,
    reportId: report.data && !report.isPlaceholderData ? report.data.reportId : null,
  };
  return (
    <>
      {isInConsole ? (
        <div className="mb-3.5">
          <RangeHead title={TITLE} shown={rangeOfReport(report.data)} hasComparison={false}>
            <ReportActions {...actions} isInConsole />
          </RangeHead>
        </div>
      ) : (
        <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
          <ReportTitle isDemo={report.data?.hasDemoPeople ?? false} />
          <div className="flex flex-wrap items-center gap-2.5 max-sm:w-full">
            <ReportRanges range={range} onRange={setRange} />
            <ReportActions {...actions} />
          </div>
        </div>
      )}
      {report.data ? (
        <div
          aria-busy={report.isPlaceholderData}
          className={report.isPlaceholderData ? "opacity-60" : undefined}
        >
          {report.isError ? <StaleLine onRetry={refresh} isRetrying={report.isFetching} /> : null}
          {isBlank(report.data) ? (
            <NoData />
          ) : (
            <ReportBody report={report.data} isCompared={isInConsole && isCompared} />
          )}
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

function ReportTitle({ isDemo }: { isDemo: boolean }) {
  return (
    <div className="mr-auto flex flex-wrap items-center gap-x-3 gap-y-1">
      <h1 className="text-28 font-extrabold tracking-[-.02em]">{TITLE}</h1>
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
