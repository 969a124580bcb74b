import { Suspense, useState } from "react";
import { XP_CAPS } from "#domain/xp/quest-pay.ts";
import { useSummary } from "#web/features/progress/use-progress.ts";
import { createInput, draftName, editInput, type QuestDraft } from "#web/features/quests/quest-form.ts";
import type { QuestBoard, QuestDialog } from "#web/features/quests/week/use-quest-board.ts";
import { ApiError, displayOf } from "#web/platform/api/api-error.ts";
import { Boundary } from "#web/platform/lazy/boundary.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { randomId } from "#web/platform/random-id.ts";
import { dropDraft } from "#web/platform/storage/drafts.ts";

const CompleteDialog = lazyPart("complete-quest", async () => {
  return (await import("#web/features/quests/complete/complete-dialog.tsx")).CompleteDialog;
});
const QuestFormDialog = lazyPart("quest-form", async () => {
  return (await import("#web/features/quests/quest-form-dialog.tsx")).QuestFormDialog;
});
const WorkspaceDialog = lazyPart("workspace", async () => {
  return (await import("#web/features/quests/workspace/workspace-dialog.tsx")).WorkspaceDialog;
});
const MoreTasksDialog = lazyPart("more-tasks", async () => {
  return (await import("#web/features/quests/more-tasks-dialog.tsx")).MoreTasksDialog;
});
const DayClearedDialog = lazyPart("day-cleared", async () => {
  return (await import("#web/features/quests/complete/day-cleared-dialog.tsx")).DayClearedDialog;
});

const CelebrationLayer = lazyPart("celebration", async () => {
  return (await import("#web/features/quests/complete/celebration-layer.tsx")).CelebrationLayer;
});

/** So that the first of them opens at once, and still does when the connection is gone. */
export function prepareQuestDialogs(): void {
  for (const Part of [CompleteDialog, WorkspaceDialog, QuestFormDialog, CelebrationLayer])
    void Part.preload();
}

/** Fetched with the first of them; one that cannot be fetched is missed by nobody. */
export function QuestCelebrations({ board: { celebrations } }: { board: QuestBoard }) {
  if (celebrations.shown.length === 0) return null;
  return (
    <Boundary fallback={() => null}>
      <Suspense fallback={null}>
        <CelebrationLayer shown={celebrations.shown} onDone={celebrations.forget} />
      </Suspense>
    </Boundary>
  );
}

/** The one dialog that is open, each in a file of its own. */
export function QuestDialogs({ board }: { board: QuestBoard }) {
  const { content, turn, isOpen } = board.dialog;
  if (!content) return null;
  return (
    <Boundary key={turn} fallback={() => null}>
      <Suspense fallback={null}>
        <Shown board={board} content={content} open={isOpen} />
      </Suspense>
    </Boundary>
  );
}

interface ShownProps {
  board: QuestBoard;
  content: QuestDialog;
  open: boolean;
}

function Shown({ board, content, open }: ShownProps) {
  const onClose = board.close;
  switch (content.kind) {
    case "create":
    case "edit":
      return <Form board={board} content={content} open={open} />;
    case "complete":
      return (
        <CompleteDialog
          open={open}
          onClose={onClose}
          quest={content.quest}
          problem={content.problem}
          drafts={board.drafts}
          onComplete={(notes) => void board.finish(content.quest, notes, "card")}
        />
      );
    case "workspace":
      return (
        <WorkspaceDialog
          open={open}
          onClose={onClose}
          quest={content.quest}
          onToolUsed={board.actions.onToolUsed}
          onComplete={(notes) => board.finish(content.quest, notes, "workspace")}
        />
      );
    case "more":
      return (
        <MoreTasksDialog
          open={open}
          onClose={onClose}
          activeCount={board.active.length}
          onGenerate={board.generate}
        />
      );
    case "cleared":
      return (
        <DayClearedDialog
          open={open}
          onClose={onClose}
          finished={board.completed.filter((quest) => quest.completedDay === board.today)}
          streakDays={board.user.weeklyStreak}
          onGenerate={board.generate}
        />
      );
  }
}

type FormContent = Extract<QuestDialog, { kind: "create" | "edit" }>;

function Form({ board, content, open }: { board: QuestBoard; content: FormContent; open: boolean }) {
  const { user, today, writes } = board;
  const summary = useSummary();
  const [newId, setNewId] = useState<string | null>(null);
  const quest = content.kind === "edit" ? content.quest : null;
  const writing = content.kind === "edit" ? writes.edit : writes.create;
  const save = (draft: QuestDraft) => {
    const onSuccess = () => {
      dropDraft(user.id, draftName(quest));
      board.close();
    };
    if (content.kind === "create") {
      // An id that led to a conflict would lead there again.
      const onError = (error: unknown) => isConflict(error) && setNewId(randomId());
      writes.create.mutate(createInput(draft, newId ?? content.newId, user.timeZone), { onSuccess, onError });
      return;
    }
    const changes = editInput(draft, content.quest, user.timeZone);
    if (Object.keys(changes).length === 0) board.close();
    else writes.edit.mutate({ quest: content.quest, changes }, { onSuccess });
  };
  return (
    <QuestFormDialog
      open={open}
      quest={quest}
      userId={user.id}
      today={today}
      timeZone={user.timeZone}
      xpLeft={summary.data?.xpLeft ?? XP_CAPS}
      isSaving={writing.isPending}
      problem={writing.isError ? displayOf(writing.error) : null}
      onClose={board.close}
      onSave={save}
    />
  );
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === "conflict";
}
