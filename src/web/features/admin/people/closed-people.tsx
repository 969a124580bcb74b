import { type AdminUserView, restoreUser } from "#contracts/admin/admin.ts";
import { type ListedPerson, listPeople } from "#contracts/admin/people.ts";
import { call } from "#web/platform/api/api.ts";
import { useOperatorAction } from "#web/platform/session/operator-action.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { NothingHere } from "#web/ui/section-card.tsx";
import { When } from "#web/ui/when.tsx";
import { PagedList } from "../paged-list.tsx";
import { dropRows, type Pages } from "../pages.ts";

export function ClosedPeople({ pages, isSearch }: { pages: Pages<ListedPerson>; isSearch: boolean }) {
  return (
    <PagedList
      pages={pages}
      what="people"
      isTall
      empty={
        <NothingHere
          title="No users found"
          text={
            isSearch
              ? "Nobody's name, email or business has these letters."
              : "Accounts that were deleted in the last 30 days stand here."
          }
        />
      }
    >
      {(person) => <ClosedPerson person={person} />}
    </PagedList>
  );
}

function ClosedPerson({ person }: { person: AdminUserView }) {
  const { id, username, email, businessType, level, totalXP } = person;
  const restore = useOperatorAction({
    run: () => call(restoreUser, { id }),
    apply: (queries) => dropRows(queries, listPeople.path, [id]),
    done: () => ({ title: "User Restored", description: `${username} can sign in again.` }),
    failed: () => `${username} was not restored`,
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 px-4 py-3 sm:px-5">
      <div className="flex min-w-0 flex-1 basis-72 items-center gap-2.5">
        <Avatar name={username} />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="text-15 font-650 wrap-anywhere">{username}</span>
            {businessType ? <Badge>Onboarded</Badge> : <Badge tone="warning">Pending</Badge>}
            {person.isDemo ? <Badge>Demo</Badge> : null}
          </p>
          <p className="mt-0.5 text-13 wrap-anywhere text-text-2 tabular-nums">
            {[email ?? "No email", businessType, `Level ${level}`, `${totalXP.toLocaleString("en")} XP`]
              .filter(Boolean)
              .join(" · ")}
            {" · joined "}
            <When at={person.createdAt} />
          </p>
        </div>
      </div>
      <p className="text-13 text-text-2">
        Closed by {person.closedBy === "self" ? "the person" : "an admin"}
        {person.closedAt ? (
          <>
            , <When at={person.closedAt} />
          </>
        ) : null}
      </p>
      <Button
        size="sm"
        aria-label={`Restore ${username}`}
        data-track="Restore user"
        loading={restore.isPending}
        onClick={() => restore.mutate(undefined)}
      >
        Restore
      </Button>
    </div>
  );
}
