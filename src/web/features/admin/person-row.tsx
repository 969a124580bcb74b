import { RotateCcw, Trash2 } from "lucide-react";
import { memo } from "react";
import { type AdminUserView, listUsers, restoreUser } from "#contracts/admin/admin.ts";
import { call } from "#web/platform/api/api.ts";
import { useOperatorAction } from "#web/platform/session/operator-action.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Checkbox } from "#web/ui/controls/checkbox.tsx";
import { When } from "#web/ui/when.tsx";
import { dropRows } from "./pages.ts";
import type { Asking } from "./person-dialogs.tsx";
import { PersonPlan } from "./person-plan.tsx";

interface PersonRowProps {
  person: AdminUserView;
  isMe: boolean;
  isTicked: boolean;
  canTick: boolean;
  onTick: (id: string, isTicked: boolean) => void;
  onAsk: (asking: Asking) => void;
}

/** Memoised, so selecting one row does not re-render hundreds of others. */
export const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { person, isMe, isTicked, canTick, onTick, onAsk } = props;
  const { id, username } = person;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
      <div className="flex min-w-0 flex-1 basis-72 items-center gap-2.5">
        <Checkbox
          label={isMe ? "Your own account cannot be selected" : `Select ${username}`}
          labelHidden
          checked={isTicked}
          disabled={!canTick}
          onCheckedChange={(next) => onTick(id, next)}
          className="-ml-2"
          data-track="Select user"
        />
        <PersonFacts person={person} isMe={isMe} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:w-full">
        <PersonPlan person={person} />
        <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
          <Button
            size="sm"
            aria-label={`Reset ${username}`}
            data-track="Reset user"
            onClick={() => onAsk({ about: person, act: "reset" })}
          >
            <RotateCcw className="size-4" aria-hidden="true" />
            Reset
          </Button>
          <Button
            size="sm"
            className={isMe ? undefined : "text-danger!"}
            aria-label={
              isMe ? "Delete: not your own account, that is done in the profile" : `Delete ${username}`
            }
            aria-disabled={isMe || undefined}
            data-track="Delete user"
            onClick={() => isMe || onAsk({ about: person, act: "delete" })}
          >
            <Trash2 className="size-4" aria-hidden="true" />
            Delete
          </Button>
        </div>
      </div>
    </div>
  );
});

export function ClosedPerson({ person, closedAt }: { person: AdminUserView; closedAt: string }) {
  const restore = useOperatorAction({
    run: () => call(restoreUser, { id: person.id }),
    apply: (queries) => dropRows(queries, listUsers.path, [person.id]),
    done: () => ({ title: "User Restored", description: `${person.username} can sign in again.` }),
    failed: () => `${person.username} was not restored`,
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
      <div className="flex min-w-0 flex-1 basis-72 items-center gap-2.5">
        <PersonFacts person={person} isMe={false} />
      </div>
      <p className="text-13 text-text-2">
        Closed by {person.closedBy === "self" ? "the person" : "an admin"}, <When at={closedAt} />
      </p>
      <Button
        size="sm"
        aria-label={`Restore ${person.username}`}
        data-track="Restore user"
        loading={restore.isPending}
        onClick={() => restore.mutate(undefined)}
      >
        Restore
      </Button>
    </div>
  );
}

function PersonFacts({ person, isMe }: { person: AdminUserView; isMe: boolean }) {
  const { username, email, businessType, level, totalXP, createdAt } = person;
  return (
    <>
      <Avatar name={username} src={person.profileImageUrl} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-15 font-650 wrap-anywhere">{username}</span>
          {businessType ? <Badge tone="success">Onboarded</Badge> : <Badge tone="warning">Pending</Badge>}
          {person.role === "admin" ? <Badge tone="level">Admin</Badge> : null}
          {isMe ? <Badge tone="primary">You</Badge> : null}
          {person.isDemo ? <Badge>Demo</Badge> : null}
        </p>
        <p className="mt-0.5 text-13 wrap-anywhere text-text-2 tabular-nums">
          {[email ?? "No email", businessType, `Level ${level}`, `${totalXP.toLocaleString("en")} XP`]
            .filter(Boolean)
            .join(" · ")}
          {" · joined "}
          <When at={createdAt} />
        </p>
      </div>
    </>
  );
}
