import { useEffect, useRef, useState } from "react";
import { COUNTED_PEOPLE } from "#contracts/admin/people.ts";
import { useMember } from "#web/platform/session/session.ts";
import { classNames } from "#web/ui/class-names.ts";
import { FILLS_WINDOW } from "../fills-window.ts";
import { FlagsSection } from "../flags-section.tsx";
import { PersonPanel } from "../person/person-panel.tsx";
import { StandalonePerson } from "../person/standalone-person.tsx";
import { useSelection } from "../use-selection.ts";
import { ClosedPeople } from "./closed-people.tsx";
import { OpenPeople } from "./open-people.tsx";
import { type PeopleAddress, usePeopleAddress } from "./people-address.ts";
import { PeopleFilters } from "./people-filters.tsx";
import { PeopleHead } from "./people-head.tsx";
import { useListedPeople, usePeopleCounts, useSettled } from "./use-listed-people.ts";

/** The list, and beside it the person whose address this is; or that person alone. */
export function People() {
  const { address, go, hrefOf } = usePeopleAddress();
  if (!address.person || !address.isPage) return <PeopleList />;
  const list = { person: null, isPage: false };
  return (
    <StandalonePerson
      key={address.person}
      id={address.person}
      listHref={hrefOf(list)}
      onGone={() => go(list)}
    />
  );
}

function PeopleList() {
  const me = useMember();
  const { address, go, hrefOf } = usePeopleAddress();
  const [typed, setTyped] = useState(address.search);
  const settled = useSettled(typed.trim());
  const pages = useListedPeople(address);
  const counts = usePeopleCounts();
  const selection = useSelection(pages.rows ?? [], me.id);
  const [wantsToPick, setWantsToPick] = useState(false);
  const isPicking = wantsToPick || selection.selected.length > 0;
  const opener = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed moves the address
  useEffect(() => {
    if (settled !== address.search) go({ search: settled });
  }, [settled]);
  const pick = (isOn: boolean) => {
    setWantsToPick(isOn);
    if (!isOn) selection.clear();
  };
  const open = (id: string) => {
    opener.current = id;
    go({ person: id });
  };
  const close = () => {
    go({ person: null });
    const row = opener.current;
    // Back to the row from which the person was opened.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-person="${row}"]`)?.focus());
  };
  return (
    <div
      className={classNames(
        "relative grid min-w-0 flex-1 max-sm:content-start",
        FILLS_WINDOW,
        address.person && "wide:grid-cols-[minmax(0,1fr)_432px]",
      )}
    >
      <section
        aria-label="User management"
        className={classNames("relative flex min-h-0 min-w-0 flex-col", address.person && "max-sm:hidden")}
      >
        <div className="grid gap-2.5 border-b border-border px-4 pt-3 pb-3 sm:px-5 sm:pt-4">
          <PeopleHead
            address={address}
            countText={countText(address, pages.count, counts.data)}
            typed={typed}
            isPicking={isPicking}
            onType={setTyped}
            onView={(view) => {
              selection.clear();
              go({ view, person: null });
            }}
            onChange={go}
            onPick={pick}
          />
          {address.view === "open" ? (
            // The counts are of everybody: beside a search they would contradict the list.
            <PeopleFilters
              address={address}
              counts={address.search === "" ? counts.data : undefined}
              onChange={go}
            />
          ) : null}
          {address.view === "closed" ? <AboutClosed /> : null}
        </div>
        {address.view === "open" ? (
          <OpenPeople
            pages={pages}
            address={address}
            myId={me.id}
            selection={selection}
            isPicking={isPicking}
            onOpen={open}
            onChange={go}
          />
        ) : null}
        {address.view === "closed" ? <ClosedPeople pages={pages} isSearch={address.search !== ""} /> : null}
        {address.view === "flagged" ? (
          <div className="min-h-0 p-4 sm:flex-1 sm:overflow-y-auto sm:p-5">
            <FlagsSection />
          </div>
        ) : null}
      </section>
      {address.person ? (
        <PersonPanel
          key={address.person}
          id={address.person}
          ids={(pages.rows ?? []).map(({ id }) => id)}
          total={listTotal(address, pages.count, counts.data)}
          pageHref={hrefOf({ isPage: true })}
          onGo={(id) => go({ person: id })}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

function AboutClosed() {
  return (
    <p className="text-13 text-text-2">
      Newest first. A deleted account stands under Closed and can be restored for 30 days.
    </p>
  );
}

interface ViewCounts {
  open: number;
  closed: number;
  flagged: number;
}

/** A search is counted up to a thousand, everything else exactly. */
function countText(address: PeopleAddress, found: number | null, counts: ViewCounts | undefined): string {
  const { view, search } = address;
  if (view === "flagged") return counts ? `${counts.flagged.toLocaleString("en")} flagged` : "";
  if (isFiltered(address)) return found === null ? "" : foundText(found, search !== "");
  if (!counts) return "";
  const all = counts[view];
  return all === 1 ? "1 account" : `${all.toLocaleString("en")} accounts`;
}

function isFiltered({ view, search, plan, segment, isPending }: PeopleAddress): boolean {
  return search !== "" || (view === "open" && (plan !== null || segment !== null || isPending));
}

/** Null if nobody counted that far. */
function listTotal(
  address: PeopleAddress,
  found: number | null,
  counts: ViewCounts | undefined,
): number | null {
  if (!isFiltered(address)) return counts?.[address.view] ?? null;
  return found !== null && found <= COUNTED_PEOPLE ? found : null;
}

function foundText(found: number, isSearch: boolean): string {
  if (isSearch && found > COUNTED_PEOPLE) return "more than 1,000 people";
  return found === 1 ? "1 person" : `${found.toLocaleString("en")} people`;
}
