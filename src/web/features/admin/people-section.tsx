import { Search } from "lucide-react";
import { useState } from "react";
import { exportUsers } from "#contracts/admin/admin.ts";
import { useMember } from "#web/platform/session/session.ts";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";
import { NothingHere, SectionCard } from "#web/ui/section-card.tsx";
import { BulkDelete } from "./bulk-delete.tsx";
import { ExportButton } from "./export-button.tsx";
import { PagedList } from "./paged-list.tsx";
import { type Asking, DeletePerson, ResetPerson } from "./person-dialogs.tsx";
import { ClosedPerson, PersonRow } from "./person-row.tsx";
import { type PeopleFilter, usePeople, useSettled } from "./use-people.ts";
import { useSelection } from "./use-selection.ts";

const VIEWS = [
  { value: "open", label: "Open" },
  { value: "closed", label: "Closed" },
] as const;

export function PeopleSection() {
  const me = useMember();
  // Other pages of the console link to a person by what would be searched for.
  const [typed, setTyped] = useState(() => new URLSearchParams(window.location.search).get("search") ?? "");
  const [view, setView] = useState<PeopleFilter["view"]>("open");
  const [asking, setAsking] = useState<Asking | null>(null);
  const search = useSettled(typed.trim());
  const people = usePeople({ search, view });
  const rows = people.rows ?? [];
  const selection = useSelection(rows, me.id);
  const close = () => setAsking(null);
  const find = (next: string) => {
    selection.clear();
    setTyped(next);
  };
  const look = (next: PeopleFilter["view"]) => {
    selection.clear();
    setView(next);
  };
  return (
    <SectionCard
      title="User management"
      about="Newest first. A deleted account stands under Closed and can be restored for 30 days."
      aside={<ExportButton endpoint={exportUsers} what="people" />}
    >
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2.5">
        <div className="w-full sm:w-80">
          <TextInput
            type="search"
            aria-label="Search people by name or email"
            placeholder="Search by name or email"
            maxLength={100}
            leading={<Search />}
            value={typed}
            onChange={(event) => find(event.target.value)}
          />
        </div>
        <Segmented
          label="Accounts"
          segments={VIEWS}
          value={view}
          onValueChange={look}
          className="min-w-44 max-sm:w-full"
        />
        <p role="status" className="ml-auto text-14 text-text-2 tabular-nums">
          {people.count === null ? "" : countText(people.count, typed.trim() !== "")}
        </p>
      </div>
      <BulkDelete selection={selection} />
      <PagedList
        pages={people}
        what="people"
        isTall
        empty={<NothingHere title="No users found" text={emptyText({ search, view })} />}
      >
        {(person) =>
          person.closedAt === null ? (
            <PersonRow
              person={person}
              isMe={person.id === me.id}
              isTicked={selection.has(person.id)}
              canTick={person.id !== me.id && (!selection.isFull || selection.has(person.id))}
              onTick={selection.toggle}
              onAsk={setAsking}
            />
          ) : (
            <ClosedPerson person={person} closedAt={person.closedAt} />
          )
        }
      </PagedList>
      <DeletePerson person={asking?.act === "delete" ? asking.about : null} onClose={close} />
      <ResetPerson person={asking?.act === "reset" ? asking.about : null} onClose={close} />
    </SectionCard>
  );
}

/** The server counts at most a thousand search results. */
function countText(count: number, isSearch: boolean): string {
  if (isSearch && count > 1_000) return "more than 1,000 people";
  return count === 1 ? "1 person" : `${count.toLocaleString("en")} people`;
}

function emptyText({ search, view }: PeopleFilter): string {
  if (search) return "Nobody's name or email has these letters.";
  return view === "closed"
    ? "Accounts that were deleted in the last 30 days stand here."
    : "Whoever signs in for the first time appears here.";
}
