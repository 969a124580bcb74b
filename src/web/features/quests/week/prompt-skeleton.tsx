import type { ReactNode } from "react";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** As high as the hero that says how to get quests. */
export function PromptSkeleton({ head }: { head?: ReactNode }) {
  return (
    <div className="card flex h-[270px] flex-col rounded-[20px] p-4 sm:h-[410px] sm:rounded-[24px] sm:px-7 sm:pt-6.5 sm:pb-3.5 full:h-[452px]">
      <div className="grid flex-1 content-center gap-3">
        {head ?? (
          <div className="flex items-center gap-3">
            <Skeleton className="size-11 rounded-input sm:size-14" />
            <Skeleton className="h-7 w-2/5" />
          </div>
        )}
        <Skeleton className="h-5 w-1/2" />
      </div>
      <Skeleton className="h-[62px] rounded-[18px] max-sm:hidden" />
      <Skeleton className="mx-auto mt-4 mb-2 h-5 w-32 max-sm:mx-0" />
    </div>
  );
}
