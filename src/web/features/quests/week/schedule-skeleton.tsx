import { Card } from "#web/ui/card.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";

/** Placeholder with the week's layout: a trail, then columns with today's wider. */
export function ScheduleSkeleton() {
  return (
    <SkeletonRegion label="Loading your quests">
      <Skeleton className="mb-6 h-9 w-full rounded-full" />
      <div className="grid gap-2 sm:grid-cols-[1fr_1.48fr_1fr_1fr]">
        {["h-40 max-sm:hidden", "h-72", "h-52", "h-44 max-sm:hidden"].map((height) => (
          <Card key={height} className={height}>
            <Skeleton className="h-5.5 w-24" />
            <Skeleton className="mt-3 h-4 w-full" />
            <Skeleton className="mt-2 h-4 w-2/3" />
            <Skeleton className="mt-4 h-6 w-20 rounded-full" />
          </Card>
        ))}
      </div>
    </SkeletonRegion>
  );
}
