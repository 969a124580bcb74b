import type { ReactNode } from "react";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { useKeptFocus } from "./kept-focus.ts";
import type { Pages } from "./pages.ts";

interface PagedListProps<Row> {
  pages: Pages<Row>;
  /** Plural noun for the rows, e.g. "people"; also the list's accessible name. */
  what: string;
  empty: ReactNode;
  /** No row has a focusable control: then the list itself is focusable, so keys can scroll it. */
  isReadOnly?: boolean;
  /** Fills the window, but is never lower than 24rem. */
  isTall?: boolean;
  children: (row: Row) => ReactNode;
}

/** A list that scrolls beyond 24rem, with a button for the next page at its end. */
export function PagedList<Row extends { id: string }>(props: PagedListProps<Row>) {
  const { pages, what, empty, isReadOnly = false, isTall = false, children } = props;
  const { query, rows } = pages;
  const focus = useKeptFocus<HTMLUListElement>(rows);
  if (!rows)
    return query.isError ? (
      <LoadFailed what={`The list of ${what} could not be read.`} query={query} />
    ) : (
      <RowSkeletons what={what} />
    );
  return (
    <div
      className={classNames(
        "relative -mx-2 min-w-0 overflow-y-auto px-2 transition-opacity",
        isTall ? "max-h-[max(24rem,calc(100dvh-20rem))]" : "max-h-96",
        query.isPlaceholderData && "opacity-60",
      )}
      aria-busy={query.isPlaceholderData || undefined}
    >
      {rows.length === 0 ? empty : null}
      <ul {...focus} {...(isReadOnly && { tabIndex: 0 })} aria-label={what} className="outline-offset-[-2px]">
        {rows.map((row) => (
          <li key={row.id} className="border-b border-border py-3 first:pt-1 last:border-0">
            {children(row)}
          </li>
        ))}
      </ul>
      {query.isFetchNextPageError ? (
        <p role="alert" className="mt-2 text-14 text-danger">
          The next page could not be read.
        </p>
      ) : null}
      {query.hasNextPage && !query.isPlaceholderData ? (
        <Button
          block
          className="mt-2 mb-1"
          aria-label={`Load more ${what}`}
          loading={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          Load more
        </Button>
      ) : null}
    </div>
  );
}

function RowSkeletons({ what }: { what: string }) {
  return (
    <SkeletonRegion label={`Loading ${what}`} className="grid gap-5 py-2">
      {["first", "second", "third"].map((line) => (
        <div key={line} className="flex items-center gap-3.5">
          <Skeleton className="size-[34px] flex-none rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
          </div>
          <Skeleton className="h-9 w-24 rounded-btn" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
