import { Trash2 } from "lucide-react";
import { useState } from "react";
import { type AdminUserView, BULK_LIMIT, deleteUsers, listUsers } from "#contracts/admin/admin.ts";
import { call } from "#web/platform/api/api.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { useOperatorAction } from "#web/platform/session/operator-action.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Checkbox } from "#web/ui/controls/checkbox.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { useLast } from "#web/ui/use-last.ts";
import { BulkFailures, type Failure } from "./bulk-failures.tsx";
import { dropRows } from "./pages.ts";
import type { Selection } from "./use-selection.ts";

const WORD = "DELETE";
const NAMED_MAX = 5;

/** Selects all people on screen, and deletes the selected ones. */
export function BulkDelete({ selection }: { selection: Selection }) {
  const [asking, setAsking] = useState<AdminUserView[] | null>(null);
  const people = useLast(asking) ?? [];
  const [failures, setFailures] = useState<Failure[]>([]);
  const { selected, selectable } = selection;
  const remove = useOperatorAction({
    run: (people: AdminUserView[]) => call(deleteUsers, { userIds: people.map(({ id }) => id) }),
    apply: (queries, { results }, people) => {
      dropRows(
        queries,
        listUsers.path,
        results.filter(({ ok }) => ok).map(({ id }) => id),
      );
      setFailures(failuresAmong(results, people));
    },
    done: ({ deleted, failed }) => ({
      title: failed > 0 ? "Not All Users Deleted" : "Users Deleted",
      description: `${peopleText(deleted)} deleted, ${failed} refused. They can be restored for 30 days, under Closed.`,
      ...(failed > 0 && { variant: "destructive" as const }),
    }),
    failed: () => "Nobody was deleted",
  });
  const close = () => {
    remove.reset();
    setAsking(null);
  };
  const confirm = () =>
    remove.mutate(people, {
      onSuccess: () => {
        selection.clear();
        close();
      },
    });
  return (
    <>
      <BulkFailures failures={failures} onDismiss={() => setFailures([])} />
      {selectable.length > 0 ? (
        <div className="mb-1 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-input bg-surface-2 pr-2">
          <Checkbox
            label="Select all shown"
            checked={selection.isAll}
            onCheckedChange={selection.toggleAll}
            className="-ml-2"
          />
          <p role="status" className="text-13 text-text-2 tabular-nums">
            {selected.length > 0 ? `${selected.length} selected` : ""}
            {selection.isFull ? `, ${BULK_LIMIT} is the most at once` : ""}
          </p>
          {selected.length > 0 ? (
            <Button
              variant="danger"
              size="xs"
              className="my-1.5 ml-auto"
              aria-haspopup="dialog"
              onClick={() => setAsking(selected)}
            >
              <Trash2 className="size-4" aria-hidden="true" />
              Delete selected
            </Button>
          ) : null}
        </div>
      ) : null}
      <ConfirmDialog
        open={asking !== null}
        title={`Delete ${peopleText(people.length)}?`}
        confirm="Delete users"
        word={WORD}
        isPending={remove.isPending}
        failure={<WriteFailed error={remove.error} />}
        onConfirm={confirm}
        onClose={close}
      >
        <p className="font-550 text-text">{names(people)}</p>
        <p>
          Their accounts are closed: signed out everywhere, off the leaderboard, and their subscriptions no
          longer renew. For 30 days you can restore each under Closed, with everything in it. After that they
          are deleted for good.
        </p>
      </ConfirmDialog>
    </>
  );
}

function failuresAmong(
  results: { id: string; ok: boolean; message: string | null }[],
  people: AdminUserView[],
): Failure[] {
  return results
    .filter(({ ok }) => !ok)
    .map(({ id, message }) => ({
      id,
      name: people.find((person) => person.id === id)?.username ?? id,
      reason: message ?? "No reason was given.",
    }));
}

function peopleText(count: number): string {
  return count === 1 ? "1 user" : `${count} users`;
}

function names(people: AdminUserView[]): string {
  const first = people.slice(0, NAMED_MAX).map(({ username }) => username);
  const rest = people.length - first.length;
  return first.join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}
