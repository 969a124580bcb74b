import { useState } from "react";
import { type AdminUserView, BULK_LIMIT, deleteUsers } from "#contracts/admin/admin.ts";
import { listPeople } from "#contracts/admin/people.ts";
import { call } from "#web/platform/api/api.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { useOperatorAction } from "#web/platform/session/operator-action.ts";
import { classNames } from "#web/ui/class-names.ts";
import { CloseButton } from "#web/ui/controls/close-button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { useLast } from "#web/ui/use-last.ts";
import { BulkFailures, type Failure } from "../bulk-failures.tsx";
import { dropRows } from "../pages.ts";
import type { Selection } from "../use-selection.ts";
import { SelectionActs } from "./selection-acts.tsx";
import { useBulkPlan } from "./use-bulk-plan.ts";

const WORD = "DELETE";
const NAMED_MAX = 5;

interface SelectionBarProps {
  selection: Selection;
  /** A person is open: their page lies over the bar on tablets. */
  isBehind: boolean;
}

/** What can be done to all selected people, above the end of the list. */
export function SelectionBar({ selection, isBehind }: SelectionBarProps) {
  const [asking, setAsking] = useState<AdminUserView[] | null>(null);
  const people = useLast(asking) ?? [];
  const [failures, setFailures] = useState<Failure[]>([]);
  const [unplanned, setUnplanned] = useState<Failure[]>([]);
  const plan = useBulkPlan(setUnplanned);
  const { selected } = selection;
  const remove = useOperatorAction({
    run: (people: AdminUserView[]) => call(deleteUsers, { userIds: people.map(({ id }) => id) }),
    apply: (queries, { results }, people) => {
      dropRows(
        queries,
        listPeople.path,
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
      <BulkFailures title="Not deleted" failures={failures} onDismiss={() => setFailures([])} />
      <BulkFailures title="Plan not set" failures={unplanned} onDismiss={() => setUnplanned([])} />
      <p role="status" className="sr-only">
        {selected.length > 0 ? countText(selection) : ""}
      </p>
      {selected.length > 0 ? (
        <section
          aria-label="Selected people"
          className={classNames(
            "absolute inset-x-4 bottom-4 z-2 flex min-h-13 flex-wrap items-center gap-1 rounded-quest bg-band py-1 pr-2 pl-4 text-13 font-semibold text-on-band shadow-overlay max-sm:fixed max-sm:bottom-[calc(73px+env(safe-area-inset-bottom))]",
            isBehind && "sm:max-wide:hidden",
          )}
        >
          <b className="mr-auto font-650 tabular-nums" aria-hidden="true">
            {countText(selection)}
          </b>
          {/* Phones have it below the number. */}
          <div className="flex max-sm:order-1 max-sm:-ml-1.5 max-sm:w-full max-sm:justify-between">
            <SelectionActs
              selected={selected}
              isSettingPlan={plan.isPending}
              onPlan={(status) =>
                plan.mutate({ people: selected, status }, { onSuccess: () => selection.clear() })
              }
              onDelete={() => setAsking(selected)}
            />
          </div>
          <CloseButton
            aria-label="Select nobody"
            onClick={selection.clear}
            className="text-on-band! hover:bg-band-2!"
          />
        </section>
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

function countText({ selected, isFull }: Selection): string {
  return `${selected.length} selected${isFull ? `, ${BULK_LIMIT} is the most at once` : ""}`;
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
