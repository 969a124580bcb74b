import { useQuery } from "@tanstack/react-query";
import { readDecisions } from "#contracts/admin/training.ts";
import { queryOf, READ_ON_MOUNT } from "#web/platform/api/query-of.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { NothingYet, Panel } from "#web/ui/panel.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";

export function DecisionsSection() {
  return (
    <Panel
      title="RAG decision analytics"
      explanation="How well the engine's choices went, by business type: average rating out of 5, times 20, at most 100%."
    >
      <Decisions />
    </Panel>
  );
}

function Decisions() {
  const decisions = useQuery({ ...queryOf(readDecisions), ...READ_ON_MOUNT });
  if (!decisions.data)
    return decisions.isError ? (
      <LoadFailed what="The decisions could not be read." query={decisions} />
    ) : (
      <SkeletonRegion label="Loading decisions" className="grid gap-4">
        <Skeleton className="h-9 rounded-input" />
        <Skeleton className="h-9 rounded-input" />
      </SkeletonRegion>
    );
  if (decisions.data.length === 0)
    return (
      <NothingYet
        title="No decisions yet"
        fills="Each quest that the engine chose counts here once it is completed or rejected."
      />
    );
  return (
    <ul
      aria-label="Decision quality by business type"
      className="grid max-h-[25.5rem] gap-3 overflow-y-auto"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keys as well
      tabIndex={0}
    >
      {decisions.data.map(({ businessType, decisions: count, averageRating, quality }) => (
        <li key={businessType} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-1">
          <span className="min-w-0 text-14 font-550 wrap-anywhere">
            {businessType}{" "}
            <span className="text-13 font-normal whitespace-nowrap text-text-2 tabular-nums">
              {count === 1 ? "1 decision" : `${count.toLocaleString("en")} decisions`}, rated{" "}
              {averageRating.toFixed(1)} of 5
            </span>
          </span>
          <span className="num text-15 font-750">{Math.round(quality)}%</span>
          <ProgressBar
            className="col-span-2"
            size="md"
            value={Math.round(quality)}
            label={`Decision quality for ${businessType}`}
          />
        </li>
      ))}
    </ul>
  );
}
