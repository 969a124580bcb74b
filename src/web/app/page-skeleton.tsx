import { t } from "#web/platform/language/text.ts";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";

/** Placeholder with the layout of most pages: a header card, then cards. */
export function PageSkeleton() {
  return (
    <SkeletonRegion
      label={t("Loading the page")}
      className="mx-auto grid w-[min(var(--page),100%-32px)] gap-6 py-6 sm:w-[min(var(--page),100%-96px)]"
    >
      <Skeleton className="h-[168px] rounded-panel" />
      <div className="grid gap-3.5 sm:grid-cols-3">
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-40 rounded-card max-sm:hidden" />
        <Skeleton className="h-40 rounded-card max-sm:hidden" />
      </div>
    </SkeletonRegion>
  );
}
