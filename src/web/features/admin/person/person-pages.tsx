import type { ReactNode } from "react";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import type { Pages } from "../pages.ts";

interface PersonPagesProps<Row> {
  pages: Pages<Row>;
  /** What is listed, such as "the timeline". */
  what: string;
  children: ReactNode;
}

/** The frame of a list that is read page by page: waiting, failed, and the button for more. */
export function PersonPages<Row>({ pages, what, children }: PersonPagesProps<Row>) {
  const { query, rows } = pages;
  if (!rows)
    return (
      <div className="px-5 py-4">
        {query.isError ? (
          <LoadFailed what={`${what.replace(/^t/u, "T")} could not be read.`} query={query} />
        ) : (
          <SkeletonRegion label={`Loading ${what}`} className="grid gap-3">
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-6 w-3/5" />
          </SkeletonRegion>
        )}
      </div>
    );
  return (
    <div className="px-5 pt-2 pb-5">
      {children}
      {query.isFetchNextPageError ? (
        <p role="alert" className="mt-2 text-14 text-danger">
          The next page could not be read.
        </p>
      ) : null}
      {query.hasNextPage ? (
        <Button
          block
          size="sm"
          className="mt-3"
          aria-label={`Load more of ${what}`}
          loading={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          Load more
        </Button>
      ) : null}
    </div>
  );
}
