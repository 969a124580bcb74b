import type { ListedPerson } from "#contracts/admin/people.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { NothingHere } from "#web/ui/section-card.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import type { Pages } from "../pages.ts";
import type { Selection } from "../use-selection.ts";
import type { PeopleAddress } from "./people-address.ts";
import { PeopleTable } from "./people-table.tsx";
import { SelectionBar } from "./selection-bar.tsx";

interface OpenPeopleProps {
  pages: Pages<ListedPerson>;
  address: PeopleAddress;
  myId: string;
  selection: Selection;
  isPicking: boolean;
  onOpen: (id: string) => void;
  onChange: (change: Partial<PeopleAddress>) => void;
}

export function OpenPeople(props: OpenPeopleProps) {
  const { pages, address, myId, selection, isPicking, onOpen, onChange } = props;
  const { query, rows } = pages;
  if (!rows)
    return query.isError ? (
      <LoadFailed what="The list of people could not be read." query={query} className="p-5" />
    ) : (
      <RowSkeletons />
    );
  return (
    <>
      <div
        className={classNames(
          "relative min-h-96 bg-surface transition-opacity sm:flex-1 sm:overflow-y-auto",
          // The last row can be scrolled out from under the bar.
          selection.selected.length > 0 && "pb-20",
          query.isPlaceholderData && "opacity-60",
        )}
        aria-busy={query.isPlaceholderData || undefined}
      >
        {rows.length === 0 ? (
          <div className="p-5">
            <NothingHere title="No users found" text={emptyText(address)} />
          </div>
        ) : (
          <PeopleTable
            people={rows}
            myId={myId}
            openId={address.person}
            selection={selection}
            isPicking={isPicking}
            sorting={{ sort: address.sort, order: address.order }}
            onSort={(sorting) => onChange({ ...sorting })}
            onOpen={onOpen}
          />
        )}
        {query.isFetchNextPageError ? (
          <p role="alert" className="m-3 text-14 text-danger">
            The next page could not be read.
          </p>
        ) : null}
        {query.hasNextPage && !query.isPlaceholderData ? (
          <div className="p-3 pb-20">
            <Button
              block
              aria-label="Load more people"
              loading={query.isFetchingNextPage}
              onClick={() => query.fetchNextPage()}
            >
              Load more
            </Button>
          </div>
        ) : null}
      </div>
      <SelectionBar selection={selection} isBehind={address.person !== null} />
    </>
  );
}

function emptyText({ search, plan, segment, isPending }: PeopleAddress): string {
  if (plan || segment || isPending) return "Nobody is in all of these filters.";
  if (search)
    return "Nobody's name, email or business has these letters. One or two find the beginning of a name.";
  return "Whoever signs in for the first time appears here.";
}

function RowSkeletons() {
  return (
    <SkeletonRegion label="Loading people" className="grid gap-5 p-5">
      {["first", "second", "third", "fourth"].map((line) => (
        <div key={line} className="flex items-center gap-3.5">
          <Skeleton className="size-[34px] flex-none rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
          </div>
          <Skeleton className="h-5 w-20 rounded-badge" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
