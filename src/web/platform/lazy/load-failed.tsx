import type { UseQueryResult } from "@tanstack/react-query";
import { t } from "#web/platform/language/text.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { displayOf } from "../api/api-error.ts";

interface LoadFailedProps {
  /** What could not be loaded, as a sentence. */
  what: string;
  query: Pick<UseQueryResult, "error" | "isFetching" | "refetch">;
  className?: string | undefined;
}

/** Shown in place of data that could not be loaded, with a retry button. */
export function LoadFailed({ what, query, className }: LoadFailedProps) {
  return (
    <div role="alert" className={classNames("flex flex-wrap items-center gap-x-3 gap-y-2", className)}>
      <p className="min-w-0 flex-1 basis-40 text-14 text-pretty text-text-2">
        <b className="block font-650 text-text">{what}</b>
        {displayOf(query.error)}
      </p>
      <Button size="sm" loading={query.isFetching} onClick={() => query.refetch()}>
        {t("Retry")}
      </Button>
    </div>
  );
}
