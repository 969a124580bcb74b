import { ListChecks, Search } from "lucide-react";
import { exportUsers } from "#contracts/admin/admin.ts";
import { firstOrder } from "#domain/admin/people-order.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { Select } from "#web/ui/controls/select.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";
import { ExportButton } from "../export-button.tsx";
import type { PeopleAddress, PeopleViewName } from "./people-address.ts";

const VIEWS = [
  { value: "open", label: "Open" },
  { value: "closed", label: "Closed" },
  { value: "flagged", label: "Flagged" },
] as const;

const SORT_OPTIONS = [
  { value: "seen", label: "Last seen" },
  { value: "joined", label: "Joined" },
  { value: "xp", label: "XP" },
  { value: "name", label: "Name" },
] as const;

interface PeopleHeadProps {
  address: PeopleAddress;
  countText: string;
  typed: string;
  /** Whether phones show the boxes to tick. */
  isPicking: boolean;
  onType: (typed: string) => void;
  onView: (view: PeopleViewName) => void;
  onChange: (change: Partial<PeopleAddress>) => void;
  onPick: (isPicking: boolean) => void;
}

export function PeopleHead(props: PeopleHeadProps) {
  const { address, countText, typed, isPicking, onType, onView, onChange, onPick } = props;
  return (
    <>
      <div className="flex items-center gap-2">
        <h1 className="text-24 leading-[1.1] font-extrabold tracking-[-.02em] max-sm:sr-only">People</h1>
        {/* Of open accounts the first filter below says it, and phones need the line for buttons. */}
        <p
          role="status"
          className={classNames(
            "mr-auto min-w-0 text-13 leading-[1.25] text-text-2 tabular-nums sm:pt-1",
            address.view === "open" && "max-sm:sr-only",
          )}
        >
          {countText}
        </p>
        <Segmented
          label="Accounts"
          segments={VIEWS}
          value={address.view}
          onValueChange={onView}
          className={classNames(
            "flex-none sm:min-w-64 sm:[&_button]:h-7 sm:[&_button]:text-13 sm:pointer-coarse:[&_button]:h-11",
            address.view === "open" && "max-sm:flex-1",
          )}
        />
        <ExportButton endpoint={exportUsers} what="people" isIconOnPhones />
        {/* Phones show the boxes on demand. */}
        {address.view === "open" ? (
          <Button
            icon
            aria-label="Select people"
            aria-pressed={isPicking}
            onClick={() => onPick(!isPicking)}
            className={classNames("sm:hidden", isPicking && "bg-primary-soft text-on-primary-soft")}
          >
            <ListChecks className="size-4.5" aria-hidden="true" />
          </Button>
        ) : null}
      </div>
      {address.view === "flagged" ? null : (
        <div className="flex gap-2">
          <div className="min-w-0 flex-1">
            <TextInput
              type="search"
              aria-label="Search people by name, email or business"
              placeholder="Search by name, email or business"
              maxLength={100}
              leading={<Search />}
              value={typed}
              onChange={(event) => onType(event.target.value)}
            />
          </div>
          {/* Phones have no columns to press. */}
          {address.view === "open" ? (
            <Select
              options={SORT_OPTIONS}
              value={address.sort}
              onValueChange={(sort) => onChange({ sort, order: firstOrder(sort) })}
              aria-label="Sort people by"
              className="w-30! flex-none sm:hidden!"
            />
          ) : null}
        </div>
      )}
    </>
  );
}
