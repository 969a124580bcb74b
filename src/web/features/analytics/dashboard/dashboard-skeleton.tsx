import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";

const TILES = ["total", "active", "online", "retention", "completion", "xp"];

export function DashboardSkeleton() {
  return (
    <SkeletonRegion label="Loading analytics data..." className="grid gap-3.5">
      <div className="grid grid-cols-2 gap-3.5 sm:grid-cols-3 wide:grid-cols-6">
        {TILES.map((tile) => (
          <Skeleton key={tile} className="h-[119px] rounded-card" />
        ))}
      </div>
      <div className="grid gap-3.5 wide:grid-cols-12">
        <Skeleton className="h-96 rounded-card wide:col-span-5" />
        <Skeleton className="h-96 rounded-card wide:col-span-7" />
      </div>
    </SkeletonRegion>
  );
}
