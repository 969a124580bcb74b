import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Card, CardHead } from "#web/ui/card.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { useSummary } from "./use-progress.ts";

export function CompletionRateCard() {
  const summary = useSummary();
  return (
    <Card as="section">
      <CardHead title="Completion Rate" />
      {summary.data ? (
        <Rate
          percent={summary.data.completionRate}
          completed={summary.data.completed}
          total={summary.data.completed + summary.data.active}
        />
      ) : summary.isError ? (
        <LoadFailed what="Could not be read." query={summary} className="mt-2.5" />
      ) : (
        <SkeletonRegion label="Loading your completion rate" className="mt-2.5 grid gap-3">
          <Skeleton className="h-10 w-44" />
          <Skeleton className="h-3 w-full rounded-full" />
        </SkeletonRegion>
      )}
    </Card>
  );
}

function Rate({ percent, completed, total }: { percent: number; completed: number; total: number }) {
  return (
    <>
      <p className="mt-2.5 mb-3 flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        <span className="num text-40 font-extrabold tracking-[-.03em]">{percent}%</span>
        <span className="text-14 font-medium text-text-2">
          {completed.toLocaleString("en")} completed • {total.toLocaleString("en")} total
        </span>
      </p>
      <ProgressBar value={percent} label="Completion rate" />
    </>
  );
}
