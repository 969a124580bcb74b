import { Star, Trash2 } from "lucide-react";
import { listTrainingData, restoreTrainingEntry } from "#contracts/admin/training.ts";
import type { OutputOf } from "#contracts/endpoint.ts";
import { call } from "#web/platform/api/api.ts";
import { useOperatorAction } from "#web/platform/session/operator-action.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { When } from "#web/ui/when.tsx";
import { dropRows } from "./pages.ts";

export type TrainingEntry = OutputOf<typeof listTrainingData>["entries"][number];

const SHOWN_TAGS = 3;

export function TrainingRow({ entry, onDelete }: { entry: TrainingEntry; onDelete: () => void }) {
  const { originalTask, businessType, taskType, createdAt, deletedAt, userRating, tags } = entry;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-15 font-550 wrap-anywhere">{originalTask}</p>
        <p className="mt-0.5 text-13 wrap-anywhere text-text-2">
          {businessType} · {taskType} · <When at={createdAt} />
          {deletedAt ? (
            <>
              {" · deleted "}
              <When at={deletedAt} />
            </>
          ) : null}
        </p>
        {tags.length > 0 ? (
          <ul aria-label="Tags" className="mt-1.5 flex flex-wrap gap-1.5">
            {tags.slice(0, SHOWN_TAGS).map((tag) => (
              <li key={tag} className="max-w-full">
                <Badge tone={tag === "rejected" ? "warning" : "neutral"}>{tag}</Badge>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <p className="flex items-center gap-1.5 text-14 font-650 tabular-nums">
        <Star className="size-4 fill-gold text-gold-edge" aria-hidden="true" />
        <span className="sr-only">Rating </span>
        {userRating}
        <span className="font-normal text-text-2">/5</span>
      </p>
      {deletedAt ? (
        <RestoreEntry entry={entry} />
      ) : (
        <Button
          variant="ghost"
          size="sm"
          icon
          className="hover:text-danger"
          aria-label={`Delete training entry ${originalTask}`}
          title="Delete"
          data-track="Delete training entry"
          onClick={onDelete}
        >
          <Trash2 className="size-4.5" aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}

function RestoreEntry({ entry: { id, originalTask } }: { entry: TrainingEntry }) {
  const restore = useOperatorAction({
    run: () => call(restoreTrainingEntry, { id }),
    apply: (queries) => dropRows(queries, listTrainingData.path, [id]),
    done: () => ({ title: "Training Entry Restored", description: "The engine learns from it again." }),
    failed: () => "The training entry was not restored",
  });
  return (
    <Button
      size="sm"
      aria-label={`Restore training entry ${originalTask}`}
      data-track="Restore training entry"
      loading={restore.isPending}
      onClick={() => restore.mutate(undefined)}
    >
      Restore
    </Button>
  );
}
