// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: its rows are moved through and selected by keys
// biome-ignore-all lint/a11y/noRedundantRoles: phones show rows as cards, and another display takes the roles away
// biome-ignore-all lint/a11y/useSemanticElements: see above
import { ArrowDown, ArrowUp } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import type { ListedPerson } from "#contracts/admin/people.ts";
import { type PeopleSort, pressColumn, type Sorting } from "#domain/admin/people-order.ts";
import { classNames } from "#web/ui/class-names.ts";
import type { Selection } from "../use-selection.ts";
import { PeopleRow } from "./people-row.tsx";

interface PeopleTableProps {
  people: readonly ListedPerson[];
  myId: string;
  openId: string | null;
  selection: Selection;
  /** Whether phones show the boxes to tick. */
  isPicking: boolean;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  onOpen: (id: string) => void;
}

const HEAD =
  "sticky top-0 z-1 h-11 border-b border-border bg-surface px-1.5 text-left text-[12.5px] font-semibold text-text-2";

/** Arrows move from row to row, Enter opens, space selects. Tab enters and leaves the list as one stop. */
export function PeopleTable(props: PeopleTableProps) {
  const { people, myId, openId, selection, isPicking, sorting, onSort, onOpen } = props;
  const [current, setCurrent] = useState<string | null>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const at = people.some(({ id }) => id === current) ? current : (people[0]?.id ?? null);
  const canTick = (id: string) => id !== myId && (!selection.isFull || selection.has(id));
  const rowOf = (place: number) => {
    const id = people[Math.max(0, Math.min(place, people.length - 1))]?.id;
    return id ? body.current?.querySelector<HTMLElement>(`[data-person="${id}"]`) : null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const focused = (event.target as HTMLElement).closest<HTMLElement>("[data-person]")?.dataset.person;
    const place = people.findIndex(({ id }) => id === focused);
    if (!focused || place < 0) return;
    const move: Record<string, number> = {
      ArrowDown: place + 1,
      ArrowUp: place - 1,
      Home: 0,
      End: people.length - 1,
    };
    const next = move[event.key];
    if (next !== undefined) rowOf(next)?.focus();
    else if (event.key === "Enter") onOpen(focused);
    else if (event.key === " ") {
      if (canTick(focused)) selection.toggle(focused, !selection.has(focused));
    } else return;
    event.preventDefault();
  };
  return (
    <table
      role="grid"
      aria-label="people"
      aria-multiselectable="true"
      className="w-full table-fixed border-separate border-spacing-0 text-14 max-sm:block"
    >
      <PeopleHead isNarrow={openId !== null} {...{ selection, sorting, onSort }} />
      <tbody
        ref={body}
        role="rowgroup"
        className="max-sm:block"
        onKeyDown={onKeyDown}
        onFocus={(event) =>
          setCurrent(event.target.closest<HTMLElement>("[data-person]")?.dataset.person ?? null)
        }
      >
        {people.map((person) => (
          <PeopleRow
            key={person.id}
            person={person}
            isMe={person.id === myId}
            isOpen={person.id === openId}
            isNarrow={openId !== null}
            isPicking={isPicking}
            isTicked={selection.has(person.id)}
            canTick={canTick(person.id)}
            isCurrent={person.id === at}
            onTick={selection.toggle}
            onOpen={onOpen}
          />
        ))}
      </tbody>
    </table>
  );
}

interface PeopleHeadProps {
  /** Somebody's page stands beside the list. */
  isNarrow: boolean;
  selection: Selection;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

function PeopleHead({ isNarrow, selection, sorting, onSort }: PeopleHeadProps) {
  const allId = useId();
  return (
    <thead role="rowgroup" className="max-sm:hidden">
      <tr role="row">
        <th role="columnheader" className={classNames(HEAD, "w-14 pl-2")}>
          <label htmlFor={allId} className="grid size-11 cursor-pointer place-items-center">
            <span className="sr-only">Select all shown</span>
            <input
              id={allId}
              type="checkbox"
              checked={selection.isAll}
              disabled={selection.selectable.length === 0}
              onChange={(event) => selection.toggleAll(event.target.checked)}
              className="cursor-[inherit]"
            />
          </label>
        </th>
        <SortHead sort="name" label="Person" {...{ sorting, onSort }} />
        <th role="columnheader" className={classNames(HEAD, "w-28 max-wide:hidden", isNarrow && "hidden")}>
          Business
        </th>
        <th role="columnheader" className={classNames(HEAD, "w-33")}>
          Plan
        </th>
        <th role="columnheader" className={classNames(HEAD, "w-24")}>
          Segment
        </th>
        <th
          role="columnheader"
          className={classNames(HEAD, "w-14 text-right max-wide:hidden", isNarrow && "hidden")}
        >
          Level
        </th>
        <SortHead
          sort="xp"
          label="XP"
          isEnd
          className={classNames("w-20", isNarrow && "wide:hidden")}
          {...{ sorting, onSort }}
        />
        <SortHead
          sort="joined"
          label="Joined"
          isEnd
          className={classNames("w-28 max-wide:hidden", isNarrow && "hidden")}
          {...{ sorting, onSort }}
        />
        <SortHead sort="seen" label="Last seen" isEnd className="w-28 pr-5" {...{ sorting, onSort }} />
      </tr>
    </thead>
  );
}

interface SortHeadProps {
  sort: PeopleSort;
  label: string;
  isEnd?: boolean;
  className?: string | undefined;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

function SortHead({ sort, label, isEnd = false, className, sorting, onSort }: SortHeadProps) {
  const isOn = sorting.sort === sort;
  const Arrow = sorting.order === "desc" ? ArrowDown : ArrowUp;
  return (
    <th
      role="columnheader"
      aria-sort={isOn ? (sorting.order === "desc" ? "descending" : "ascending") : "none"}
      className={classNames(HEAD, isEnd && "text-right", className)}
    >
      <button
        type="button"
        onClick={() => onSort(pressColumn(sorting, sort))}
        data-track="Sort people"
        className={classNames(
          "inline-flex h-11 min-w-11 items-center gap-1 border-0 bg-transparent p-0 font-semibold",
          isEnd && "justify-end",
          isOn ? "text-text" : "text-text-2 hover:text-text",
        )}
      >
        {label}
        {isOn ? <Arrow className="size-3.5" aria-hidden="true" /> : null}
      </button>
    </th>
  );
}
