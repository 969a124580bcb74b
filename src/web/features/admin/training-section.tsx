import { useState } from "react";
import { deleteTrainingEntry, listTrainingData } from "#contracts/admin/training.ts";
import { call } from "#web/platform/api/api.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { useOperatorAction } from "#web/platform/session/operator-action.ts";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { NothingYet } from "#web/ui/panel.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { useLast } from "#web/ui/use-last.ts";
import { PagedList } from "./paged-list.tsx";
import { dropRows, usePages } from "./pages.ts";
import { type TrainingEntry, TrainingRow } from "./training-row.tsx";

type View = "current" | "deleted";
const VIEWS = [
  { value: "current", label: "Current" },
  { value: "deleted", label: "Deleted" },
] as const;

export function TrainingSection() {
  const [view, setView] = useState<View>("current");
  const [asking, setAsking] = useState<TrainingEntry | null>(null);
  const entries = usePages<TrainingEntry>({
    path: listTrainingData.path,
    filter: { view },
    read: async (before, signal) => {
      const input = { ...before, ...(view === "deleted" && { deleted: "true" as const }) };
      const page = await call(listTrainingData, input, { signal });
      return { rows: page.entries, count: page.total, next: page.next };
    },
  });
  const isEmpty = entries.rows?.length === 0;
  const text =
    view === "deleted"
      ? "Entries deleted in the last 30 days stand here."
      : "Each generated quest that is completed, rejected or rated adds one.";
  return (
    <SectionCard
      title="RAG training data"
      about={
        <>
          How generated quests went, without names
          <span role="status" className="tabular-nums">
            {entries.count === null ? "" : `: ${countText(entries.count)}`}
          </span>
        </>
      }
      aside={
        <Segmented
          label="Training entries"
          segments={VIEWS}
          value={view}
          onValueChange={setView}
          className="min-w-40 sm:[&_button]:h-8 sm:[&_button]:text-13 sm:pointer-coarse:[&_button]:h-11"
        />
      }
      // As high as what stands beside it.
      className={isEmpty ? undefined : "grid-rows-[auto_minmax(24rem,1fr)] content-stretch!"}
    >
      <PagedList
        pages={entries}
        what="training entries"
        isBeside={!isEmpty}
        empty={
          <div data-without-entries className="grid">
            <NothingYet title="No RAG training data found" fills={text} />
          </div>
        }
      >
        {(entry) => <TrainingRow entry={entry} onDelete={() => setAsking(entry)} />}
      </PagedList>
      <DeleteEntry entry={asking} onClose={() => setAsking(null)} />
    </SectionCard>
  );
}

function DeleteEntry({ entry: asked, onClose }: { entry: TrainingEntry | null; onClose: () => void }) {
  const entry = useLast(asked);
  const remove = useOperatorAction({
    run: (id: string) => call(deleteTrainingEntry, { id }),
    apply: (queries, _, id) => dropRows(queries, listTrainingData.path, [id]),
    done: () => ({
      title: "Training Entry Deleted",
      description: "It can be restored for 30 days, under Deleted.",
    }),
    failed: () => "The training entry was not deleted",
  });
  const close = () => {
    remove.reset();
    onClose();
  };
  if (!entry) return null;
  return (
    <ConfirmDialog
      open={asked !== null}
      title="Delete this training entry?"
      confirm="Delete entry"
      isPending={remove.isPending}
      failure={<WriteFailed error={remove.error} />}
      onConfirm={() => remove.mutate(entry.id, { onSuccess: close })}
      onClose={close}
    >
      <p className="font-550 text-text">{entry.originalTask}</p>
      <p>
        The engine no longer learns from it. For 30 days you can restore it under Deleted; after that it is
        gone for good.
      </p>
    </ConfirmDialog>
  );
}

function countText(count: number): string {
  return count === 1 ? "1 entry" : `${count.toLocaleString("en")} entries`;
}
