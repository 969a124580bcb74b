// biome-ignore-all lint/a11y/noRedundantRoles: phones show rows as cards, and another display takes the roles away
// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a td within a grid is a gridcell anyway
// biome-ignore-all lint/a11y/useFocusableInteractive: the row has the focus, which a grid allows
import { memo, useId } from "react";
import type { ListedPerson } from "#contracts/admin/people.ts";
import { PLAN_KIND_WORDS } from "#domain/admin/plan-kinds.ts";
import { timeAgo } from "#domain/general/time-ago.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { When } from "#web/ui/when.tsx";
import { PLAN_TONES, SEGMENT_DOTS } from "../people-looks.ts";

interface PeopleRowProps {
  person: ListedPerson;
  isMe: boolean;
  isOpen: boolean;
  /** Somebody's page stands beside the list. */
  isNarrow: boolean;
  /** Whether phones show the box to tick. */
  isPicking: boolean;
  isTicked: boolean;
  canTick: boolean;
  /** The row to which Tab leads; arrows go on from there. */
  isCurrent: boolean;
  onTick: (id: string, isTicked: boolean) => void;
  onOpen: (id: string) => void;
}

const CELL = "border-b border-border px-1.5 max-sm:border-0 max-sm:p-0";

/** Memoised, so selecting one row does not re-render hundreds of others. */
export const PeopleRow = memo(function PeopleRow(props: PeopleRowProps) {
  const { person, isMe, isOpen, isNarrow, isPicking, isTicked, canTick, isCurrent, onTick, onOpen } = props;
  const { id } = person;
  return (
    <tr
      role="row"
      data-person={id}
      tabIndex={isCurrent ? 0 : -1}
      aria-selected={isTicked}
      aria-current={isOpen ? "true" : undefined}
      onClick={() => onOpen(id)}
      className={classNames(
        "h-[54px] cursor-pointer outline-offset-[-2px] max-sm:grid max-sm:h-auto max-sm:items-center max-sm:gap-x-1 max-sm:gap-y-1.5 max-sm:border-b max-sm:border-border max-sm:py-2.5 max-sm:pr-4",
        isPicking
          ? "max-sm:grid-cols-[auto_minmax(0,1fr)_auto] max-sm:pl-1"
          : "max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:pl-4",
        isOpen ? "bg-primary-soft shadow-[inset_3px_0_0_var(--primary)]" : isTicked ? "bg-bg" : "hover:bg-bg",
      )}
    >
      <TickCell {...{ person, isMe, isPicking, isTicked, canTick, onTick }} />
      <td role="gridcell" className={classNames(CELL, "max-w-0 min-w-0 max-sm:max-w-none")}>
        <Who person={person} isMe={isMe} isOpen={isOpen} />
      </td>
      <td
        role="gridcell"
        title={person.businessType ?? undefined}
        className={classNames(CELL, "truncate text-13 max-wide:hidden", isNarrow && "hidden")}
      >
        {person.businessType}
      </td>
      <td role="gridcell" className={classNames(CELL, "w-33 max-sm:order-4 max-sm:w-auto max-sm:pl-[42px]")}>
        <Badge tone={PLAN_TONES[person.planKind]}>{PLAN_KIND_WORDS[person.planKind].label}</Badge>
      </td>
      <td role="gridcell" className={classNames(CELL, "w-24 max-sm:order-5 max-sm:w-auto max-sm:text-right")}>
        <span className="inline-flex items-center gap-1.5 text-13 whitespace-nowrap">
          <i className={classNames("size-[9px] flex-none rounded-[3px]", SEGMENT_DOTS[person.segment])} />
          {person.segment}
        </span>
      </td>
      <td
        role="gridcell"
        className={classNames(CELL, "text-right text-13 tabular-nums max-wide:hidden", isNarrow && "hidden")}
      >
        {person.level}
      </td>
      <td
        role="gridcell"
        className={classNames(
          CELL,
          "w-20 text-right text-13 tabular-nums max-sm:hidden",
          isNarrow && "wide:hidden",
        )}
      >
        {person.totalXP.toLocaleString("en")}
      </td>
      <td
        role="gridcell"
        className={classNames(
          CELL,
          "w-28 text-right text-13 whitespace-nowrap max-wide:hidden",
          isNarrow && "hidden",
        )}
      >
        <When at={person.createdAt} />
      </td>
      <td
        role="gridcell"
        className={classNames(
          CELL,
          "w-28 pr-5 text-right text-13 whitespace-nowrap max-sm:pr-0 max-sm:order-3 max-sm:w-auto",
        )}
      >
        {person.lastSeenAt ? timeAgo(new Date(person.lastSeenAt), new Date()) : "Never"}
      </td>
    </tr>
  );
});

type TickCellProps = Pick<
  PeopleRowProps,
  "person" | "isMe" | "isPicking" | "isTicked" | "canTick" | "onTick"
>;

function TickCell({ person: { id, username }, isMe, isPicking, isTicked, canTick, onTick }: TickCellProps) {
  const tickId = useId();
  return (
    <td
      role="gridcell"
      className={classNames(CELL, "w-12 pl-2 max-sm:row-span-2 max-sm:w-auto", !isPicking && "max-sm:hidden")}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: only keeps the click from opening the person */}
      <label
        htmlFor={tickId}
        className="grid size-11 cursor-pointer place-items-center"
        onClick={(event) => event.stopPropagation()}
      >
        <span className="sr-only">{isMe ? "Your own account cannot be selected" : `Select ${username}`}</span>
        <input
          id={tickId}
          type="checkbox"
          tabIndex={-1}
          checked={isTicked}
          disabled={!canTick}
          onChange={(event) => onTick(id, event.target.checked)}
          data-track="Select user"
          className="cursor-[inherit]"
        />
      </label>
    </td>
  );
}

function Who({ person, isMe, isOpen }: { person: ListedPerson; isMe: boolean; isOpen: boolean }) {
  const { username, email, businessType } = person;
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={username} src={person.profileImageUrl} />
      <span className="min-w-0 flex-1">
        {/* Of the badges only as many are shown as fit behind the name: the others wrap out of view. */}
        <span className="flex min-w-0 items-center gap-x-1.5 gap-y-0.5 max-sm:flex-wrap sm:h-5 sm:flex-wrap sm:overflow-hidden">
          <b
            title={username}
            className="max-w-full text-14 leading-5 font-650 max-sm:wrap-anywhere sm:truncate"
          >
            {username}
          </b>
          {businessType ? (
            <Badge size="sm">Onboarded</Badge>
          ) : (
            <Badge size="sm" tone="warning">
              Pending
            </Badge>
          )}
          {person.role === "admin" ? (
            <Badge size="sm" tone="level">
              Admin
            </Badge>
          ) : null}
          {isMe ? (
            <Badge size="sm" tone="primary">
              You
            </Badge>
          ) : null}
          {person.isDemo ? <Badge size="sm">Demo</Badge> : null}
        </span>
        <span
          className={classNames("block truncate text-13", isOpen ? "text-on-primary-soft" : "text-text-2")}
        >
          {person.isFlagged ? <em className="font-650 text-warning not-italic">Flagged, </em> : null}
          {email ?? "No email"}
        </span>
      </span>
    </span>
  );
}
