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
  /** Fills the rest of its column, but is never lower than 24rem; its rows reach from edge to edge. */
  isTall?: boolean;
  /** As high as what stands beside it, in wide windows. */
  isBeside?: boolean;
  children: (row: Row) => ReactNode;
}

/** A list that scrolls beyond 24rem, with a button for the next page at its end. */
export function PagedList<Row extends { id: string }>(props: PagedListProps<Row>) {
  const { pages, what, empty, isReadOnly = false, isTall = false, isBeside = false, children } = props;
  const { query, rows } = pages;
  const focus = useKeptFocus<HTMLUListElement>(rows);
  if (!rows)
    return (
      <div className={classNames(isTall && "flex-1 bg-surface p-4 sm:px-5")}>
        {query.isError ? (
          <LoadFailed what={`The list of ${what} could not be read.`} query={query} />
        ) : (
          <RowSkeletons what={what} />
        )}
      </div>
    );
  return (
    <div
      className={classNames(
        "relative min-w-0 transition-opacity",
        isTall
          ? "min-h-96 bg-surface sm:flex-1 sm:overflow-y-auto"
          : classNames(
              "-mx-2 overflow-y-auto px-2",
              isBeside ? "max-h-[40rem] wide:h-0 wide:max-h-none wide:min-h-full" : "max-h-96",
            ),
        query.isPlaceholderData && "opacity-60",
      )}
      aria-busy={query.isPlaceholderData || undefined}
    >
      {rows.length === 0 ? <div className={classNames(isTall && "p-4 sm:px-5")}>{empty}</div> : null}
      <ul {...focus} {...(isReadOnly && { tabIndex: 0 })} aria-label={what} className="outline-offset-[-2px]">
        {rows.map((row) => (
          <li
            key={row.id}
            className={classNames("border-b border-border", !isTall && "py-3 first:pt-1 last:border-0")}
          >
            {children(row)}
          </li>
        ))}
      </ul>
      <NextPage pages={pages} what={what} isTall={isTall} />
    </div>
  );
}

function NextPage<Row>({
  pages: { query },
  what,
  isTall,
}: {
  pages: Pages<Row>;
  what: string;
  isTall: boolean;
}) {
  return (
    <>
      {query.isFetchNextPageError ? (
        <p role="alert" className={classNames("text-14 text-danger", isTall ? "m-3" : "mt-2")}>
          The next page could not be read.
        </p>
      ) : null}
      {query.hasNextPage && !query.isPlaceholderData ? (
        <div className={classNames(isTall ? "p-3" : "mt-2 mb-1")}>
          <Button
            block
            aria-label={`Load more ${what}`}
            loading={query.isFetchingNextPage}
            onClick={() => query.fetchNextPage()}
          >
            Load more
          </Button>
        </div>
      ) : null}
    </>
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
