import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { PerformanceSnapshot } from "#contracts/performance.ts";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { Unavailable } from "#web/ui/unavailable.tsx";

interface PerformanceStatesProps {
  query: UseQueryResult<PerformanceSnapshot>;
  children: (snapshot: PerformanceSnapshot) => ReactNode;
}

/** The figures, or why there are none. A later failure leaves the last ones standing. */
export function PerformanceStates({ query, children }: PerformanceStatesProps) {
  const { data, isError, isFetching } = query;
  if (data)
    return (
      <>
        {isError ? (
          <p role="alert" className="mb-3.5 text-15 font-550 text-danger">
            Failed to fetch performance data
          </p>
        ) : null}
        {children(data)}
      </>
    );
  if (!isError) return <Loading />;
  return (
    <Unavailable
      title="Performance Dashboard Unavailable"
      text="The performance monitoring system is not responding"
      isRetrying={isFetching}
      onRetry={() => void query.refetch()}
    />
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
