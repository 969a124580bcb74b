import { Suspense } from "react";
import { Boundary } from "#web/app/boundary.tsx";
import { lazyPart } from "#web/app/lazy-part.ts";
import { createInput, editInput, type QuestDraft } from "#web/features/quests/quest-form.ts";
import type { QuestBoard, QuestDialog } from "#web/features/quests/use-quest-board.ts";
import { sumXp } from "#web/features/quests/week-plan.ts";
import { displayOf } from "#web/platform/api-error.ts";

const CompleteDialog = lazyPart("complete-quest", async () => {
  return (await import("#web/features/quests/complete-dialog.tsx")).CompleteDialog;
});
const QuestFormDialog = lazyPart("quest-form", async () => {
  return (await import("#web/features/quests/quest-form-dialog.tsx")).QuestFormDialog;
});
const WorkspaceDialog = lazyPart("workspace", async () => {
  return (await import("#web/features/quests/workspace-dialog.tsx")).WorkspaceDialog;
});
const MoreTasksDialog = lazyPart("more-tasks", async () => {
  return (await import("#web/features/quests/more-tasks-dialog.tsx")).MoreTasksDialog;
});
const DayClearedDialog = lazyPart("day-cleared", async () => {
  return (await import("#web/features/quests/day-cleared-dialog.tsx")).DayClearedDialog;
});

/** Fetched while nothing else happens, so that the first Complete opens at once. */
export function preloadQuestDialogs(): void {
  CompleteDialog.preload();
  WorkspaceDialog.preload();
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
  const { user, today, writes, completed } = board;
  const quest = content.kind === "edit" ? content.quest : null;
  const writing = content.kind === "edit" ? writes.edit : writes.create;
  const save = (draft: QuestDraft) => {
    const onSuccess = board.close;
    if (content.kind === "create") {
      writes.create.mutate(createInput(draft, content.newId, user.timeZone), { onSuccess });
      return;
    }
    const changes = editInput(draft, content.quest, user.timeZone);
    if (Object.keys(changes).length === 0) board.close();
    else writes.edit.mutate({ quest: content.quest, changes }, { onSuccess });
  };
  const ownToday = completed.filter(({ origin, completedDay }) => origin === "own" && completedDay === today);
  return (
    <QuestFormDialog
      open={open}
      quest={quest}
      today={today}
      timeZone={user.timeZone}
      ownXpToday={sumXp(ownToday)}
      isSaving={writing.isPending}
      problem={writing.isError ? displayOf(writing.error) : null}
      onClose={board.close}
      onSave={save}
    />
  );
}
