import { Skeleton } from "#web/ui/skeleton.tsx";

const CARDS = ["events", "people", "tasks", "health"];

export function ReportSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <p className="mb-3.5 text-15 text-text-2">Loading analytics data...</p>
      <div className="grid grid-cols-2 gap-3.5 wide:grid-cols-4">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-[119px] rounded-card" />
        ))}
      </div>
      <div className="mt-3.5 grid gap-3.5 wide:grid-cols-2">
        <Skeleton className="h-56 rounded-card" />
        <Skeleton className="h-56 rounded-card" />
      </div>
    </div>
  );
}
