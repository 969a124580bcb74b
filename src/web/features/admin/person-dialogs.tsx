import { type AdminUserView, deleteUser, resetUser } from "#contracts/admin/admin.ts";
import { listPeople } from "#contracts/admin/people.ts";
import { call } from "#web/platform/api/api.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { useOperatorAction } from "#web/platform/session/operator-action.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { useLast } from "#web/ui/use-last.ts";
import { dropRows } from "./pages.ts";

interface PersonDialogProps {
  /** Null if closed. */
  person: AdminUserView | null;
  onClose: () => void;
}

interface DeletePersonProps extends PersonDialogProps {
  onDone: () => void;
}

export function DeletePerson({ person, onClose, onDone }: DeletePersonProps) {
  const shown = useLast(person);
  const remove = useOperatorAction({
    run: ({ id }: AdminUserView) => call(deleteUser, { id }),
    apply: (queries, _, { id }) => dropRows(queries, listPeople.path, [id]),
    done: (_, { username }) => ({
      title: "User Deleted",
      description: `${username} can be restored for 30 days, under Closed.`,
    }),
    failed: ({ username }) => `${username} was not deleted`,
  });
  const close = () => {
    remove.reset();
    onClose();
  };
  if (!shown) return null;
  return (
    <ConfirmDialog
      open={person !== null}
      title={`Delete ${shown.username}?`}
      confirm="Delete user"
      word={shown.username}
      isPending={remove.isPending}
      failure={<WriteFailed error={remove.error} />}
      onConfirm={() =>
        remove.mutate(shown, {
          onSuccess: () => {
            close();
            onDone();
          },
        })
      }
      onClose={close}
    >
      <p>
        The account of {shown.email ?? shown.username} is closed: signed out everywhere, off the leaderboard,
        and its subscription no longer renews.
      </p>
      <p>
        For 30 days you can restore it under Closed, with everything in it. After that it is deleted for good.
      </p>
    </ConfirmDialog>
  );
}

export function ResetPerson({ person, onClose }: PersonDialogProps) {
  const shown = useLast(person);
  const reset = useOperatorAction({
    run: ({ id }: AdminUserView) => call(resetUser, { id }),
    done: (_, { username }) => ({ title: "User Reset", description: `${username} starts anew.` }),
    failed: ({ username }) => `${username} was not reset`,
  });
  const close = () => {
    reset.reset();
    onClose();
  };
  if (!shown) return null;
  return (
    <ConfirmDialog
      open={person !== null}
      title={`Reset ${shown.username}?`}
      confirm="Reset user"
      word={shown.username}
      isPending={reset.isPending}
      failure={<WriteFailed error={reset.error} />}
      onConfirm={() => reset.mutate(shown, { onSuccess: close })}
      onClose={close}
    >
      <p>
        Quests, XP, streak, achievements, shares, mentor chat and onboarding are deleted for good. This cannot
        be undone.
      </p>
      <p>Account, billing, ratings and feedback stay. At the next visit onboarding begins anew.</p>
    </ConfirmDialog>
  );
}
