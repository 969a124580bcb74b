import { Suspense } from "react";
import type { QuestView } from "#contracts/quests.ts";
import { XP_CAPS } from "#domain/xp/quest-pay.ts";
import { useSummary } from "#web/features/progress/use-progress.ts";
import type { QuestDialog } from "#web/features/quests/board/use-dialog.ts";
import type { QuestBoard } from "#web/features/quests/board/use-quest-board.ts";
import { QuestActionsProvider } from "#web/features/quests/quest-actions.ts";
import { Boundary } from "#web/platform/lazy/boundary.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";

const CompleteDialog = lazyPart("complete-quest", async () => {
  return (await import("#web/features/quests/complete/complete-dialog.tsx")).CompleteDialog;
});
const QuestFormDialog = lazyPart("quest-form", async () => {
  return (await import("#web/features/quests/quest-form-dialog.tsx")).QuestFormDialog;
});
const WorkspaceDialog = lazyPart("workspace", async () => {
  return (await import("#web/features/quests/workspace/workspace-dialog.tsx")).WorkspaceDialog;
});
const QuestReadingDialog = lazyPart("quest-reading", async () => {
  return (await import("#web/features/quests/reading/quest-reading-dialog.tsx")).QuestReadingDialog;
});
const MoreQuestsDialog = lazyPart("more-quests", async () => {
  return (await import("#web/features/quests/more-quests-dialog.tsx")).MoreQuestsDialog;
});

const CelebrationLayer = lazyPart("celebration", async () => {
  return (await import("#web/features/quests/complete/celebration-layer.tsx")).CelebrationLayer;
});

/** Preloads the dialogs, so that they open at once, even if the connection is lost. */
export function prepareQuestDialogs(): void {
  for (const Part of [CompleteDialog, WorkspaceDialog, QuestFormDialog, QuestReadingDialog, CelebrationLayer])
    void Part.preload();
}

/** Loaded with the first celebration; silently absent if that fails. */
function QuestCelebrations({ board: { celebrations } }: { board: QuestBoard }) {
  if (celebrations.shown.length === 0) return null;
  return (
    <Boundary fallback={() => null}>
      <Suspense fallback={null}>
        <CelebrationLayer shown={celebrations.shown} onDone={celebrations.forget} />
      </Suspense>
    </Boundary>
  );
}

/** The open dialog, and what celebrates a completed quest. Nothing of it is needed before the first use. */
export function QuestDialogs({ board }: { board: QuestBoard }) {
  return (
    <>
      <OpenDialog board={board} />
      <QuestCelebrations board={board} />
    </>
  );
}

/** Each is in its own chunk. */
function OpenDialog({ board }: { board: QuestBoard }) {
  const { content, turn, isOpen } = board.dialog;
  if (!content) return null;
  return (
    <Boundary key={turn} fallback={() => null}>
      <Suspense fallback={null}>
        <QuestActionsProvider value={board.actions}>
          <Shown board={board} content={content} open={isOpen} />
        </QuestActionsProvider>
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
      return <Form board={board} quest={null} open={open} from={content.from} onSaved={content.onSaved} />;
    case "edit":
      return <Form board={board} quest={content.quest} open={open} />;
    case "complete":
      return (
        <CompleteDialog
          open={open}
          onClose={onClose}
          quest={content.quest}
          problem={content.problem}
          userId={board.user.id}
          onComplete={(notes) => void board.finish(content.quest, notes, "card")}
        />
      );
    case "workspace":
      return (
        <WorkspaceDialog
          open={open}
          onClose={onClose}
          quest={asItIsNow(board, content.quest)}
          onToolUsed={board.actions.onToolUsed}
          onComplete={(notes) => board.finish(content.quest, notes, "workspace")}
        />
      );
    case "reading":
      return (
        <QuestReadingDialog
          open={open}
          onClose={onClose}
          quest={asItIsNow(board, content.quest)}
          onStart={() => {
            onClose();
            board.actions.start(content.quest);
          }}
        />
      );
    case "more":
      return (
        <MoreQuestsDialog
          open={open}
          onClose={onClose}
          activeCount={board.active.length}
          onGenerate={board.generate}
        />
      );
  }
}

/** The quest may change under an open dialog, e.g. by a tick; one that is gone stays as it was. */
function asItIsNow(board: QuestBoard, quest: QuestView): QuestView {
  return board.active.find(({ id }) => id === quest.id) ?? quest;
}

interface FormProps {
  board: QuestBoard;
  quest: QuestView | null;
  from?: QuestView | undefined;
  onSaved?: (() => void) | undefined;
  open: boolean;
}

function Form({ board, ...form }: FormProps) {
  const xpLeft = useSummary().data?.xpLeft ?? XP_CAPS;
  const { user, today, close } = board;
  return <QuestFormDialog {...form} user={user} today={today} xpLeft={xpLeft} onClose={close} />;
}
