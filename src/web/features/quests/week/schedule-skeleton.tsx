import { t } from "#web/platform/language/text.ts";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";

/** Placeholder with the week's layout: panels for days, rows where there are no columns. */
export function ScheduleSkeleton() {
  return (
    <SkeletonRegion label={t("Loading your quests")}>
      <div className="card rounded-[18px] px-4 py-1 stack:hidden">
        {["first", "second", "third"].map((name) => (
          <div key={name} className="flex min-h-[66px] items-center gap-3">
            <Skeleton className="size-10 rounded-[12px]" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        ))}
      </div>
      <div className="grid grid-cols-[86px_repeat(3,minmax(0,1fr))_30px] gap-2 max-stack:hidden">
        <Skeleton className="mx-1.5 mt-2.5 h-4 w-12" />
        {["first", "second", "third"].map((name) => (
          <div key={name} className="h-72 rounded-card bg-surface-2 px-1.5 pt-2.5">
            <Skeleton className="mx-1.5 h-4 w-20" />
            <div className="mt-2 rounded-[13px] border border-border bg-surface p-[9px]">
              <Skeleton className="h-5.5 w-24" />
              <Skeleton className="mt-3 h-4 w-full" />
              <Skeleton className="mt-2 h-4 w-2/3" />
              <Skeleton className="mt-4 h-8 w-full" />
            </div>
          </div>
        ))}
        <Skeleton className="mx-auto mt-2.5 h-24 w-4" />
      </div>
    </SkeletonRegion>
  );
}
