import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { UserView } from "#contracts/accounts.ts";
import type { CompletionNotes, QuestView } from "#contracts/quests.ts";
import { AI_MENTOR, toolNamed } from "#domain/toolbox/tools.ts";
import { displayOf } from "#web/platform/api/api-error.ts";
import { dropDraft } from "#web/platform/storage/drafts.ts";
import { useHighlight } from "../card/use-highlight.ts";
import { useCompleteQuest } from "../complete/complete-quest.ts";
import type { Completion, CompletionSurface } from "../complete/completion.ts";
import { completionDraftName } from "../complete/completion-draft-name.ts";
import { useCelebrations } from "../complete/use-celebrations.ts";
import type { QuestActions } from "../quest-actions.ts";
import { useQuestWork } from "../running/use-quest-work.ts";
import { loadSending } from "../sending/load-sending.ts";
import { useUnsentChanges } from "../unsent/use-unsent-changes.ts";
import { useUnsentShown } from "../unsent/use-unsent-shown.ts";
import { useGenerateQuests } from "../use-generate-quests.ts";
import { useToday } from "../use-now.ts";
import { useQuestChanges } from "../use-quest-changes.ts";
import { useQuests } from "../use-quests.ts";
import { useDeleteQuest, useRejectQuest } from "../use-remove-quest.ts";
import { useStableActions } from "../use-stable-actions.ts";
import { useStartQuest } from "../use-start-quest.ts";
import { openTool } from "../workspace/open-tool.ts";

/** With more active quests than this, generating more asks for confirmation. */
const ASK_BEFORE_MORE = 10;

export type QuestDialog =
  | { kind: "create" }
  | { kind: "edit"; quest: QuestView }
  | { kind: "complete"; quest: QuestView; problem: string | null }
  | { kind: "workspace"; quest: QuestView }
  | { kind: "reading"; quest: QuestView }
  | { kind: "more" };

export type QuestBoard = ReturnType<typeof useQuestBoard>;

/** The person's quests, the actions on them, and the open dialog. */
export function useQuestBoard(user: UserView, onToolUsed: (name: string) => void) {
  const today = useToday(user.timeZone);
  const lists = useQuests(user);
  const celebrations = useCelebrations();
  const queue = useUnsentChanges(user.id, celebrations.payOut);
  const { changes, keep } = queue;
  const work = useQuestWork(user.id);
  const { active, completed, waitingIds } = useUnsentShown(lists, { changes, work, timeZone: user.timeZone });
  const { start, unsavedIds } = useStartQuest(queue);
  const client = useQueryClient();
  const adding = { client, user, today, queue };
  const remove = useDeleteQuest();
  const reject = useRejectQuest(user);
  const { shorten, moveTo } = useQuestChanges(user);
  const generation = useGenerateQuests();
  const { dialog, open, openIfNone, close } = useDialog();
  const { highlightedId, highlight } = useHighlight();

  const completing = useCompleteQuest({
    onComplete: (completion) => {
      queue.begin({ kind: "complete", ...completion });
      celebrations.checkOff(completion.quest.id, completion.surface === "card");
    },
    onPaid: ({ id }, xp) => celebrations.payOut(id, xp),
    onUnreachable: (completion) => queue.leave({ kind: "complete", ...completion }),
    onRefused: (completion: Completion, error) => {
      const { quest, notes, surface } = completion;
      queue.end({ kind: "complete", ...completion });
      if (surface === "card" && notes) open({ kind: "complete", quest, problem: displayOf(error) });
    },
  });

  /** Resolves to whether the server has saved it, or it is kept to be sent later. */
  const finish = async (quest: QuestView, notes: CompletionNotes | null, surface: CompletionSurface) => {
    const completion = { quest, notes, surface, at: new Date().toISOString() };
    const drop = () => dropDraft(user.id, completionDraftName(quest.id));
    // Behind what still waits to be sent, such as the quest's ticks.
    if (!navigator.onLine || waitingIds.has(quest.id)) {
      const isKept = keep({ kind: "complete", ...completion });
      if (isKept) drop();
      return isKept;
    }
    try {
      await completing.mutateAsync(completion);
      queue.end({ kind: "complete", ...completion });
      work.forgetWork(quest.id);
    } catch {
      if (!queue.has(quest.id)) return false;
    }
    drop();
    return true;
  };

  const actions: QuestActions = useStableActions({
    today,
    schedule: user.weeklySchedule,
    unsavedIds,
    highlightedId,
    waitingIds,
    start,
    complete: (quest) => {
      const ask = () => openIfNone({ kind: "complete", quest, problem: null });
      if (quest.inProgress) highlight(quest.id, ask);
      else ask();
    },
    openWorkspace: (quest) => open({ kind: "workspace", quest }),
    read: (quest) => open({ kind: "reading", quest }),
    askMentor: (quest) => {
      if (openTool(toolNamed(AI_MENTOR), quest) === "opened") onToolUsed(AI_MENTOR);
    },
    edit: (quest) => open({ kind: "edit", quest }),
    remove,
    reject,
    shorten,
    moveTo,
    tick: work.tick,
    setCounting: work.setCounting,
    addQuest: async (title, id, onKept) => (await loadSending()).addQuest(adding, title, id, onKept),
    addNewQuest: async (input, onKept) => (await loadSending()).addNewQuest(adding, input, { onKept }),
    finish: (quest, notes) => finish(quest, notes, "workspace"),
    onToolUsed,
  });

  const generate = () => generation.mutate();
  const generateMore = () => {
    if (active.length > ASK_BEFORE_MORE) open({ kind: "more" });
    else generate();
  };

  return {
    ...lists,
    active,
    completed,
    user,
    today,
    generation,
    actions,
    dialog,
    open,
    close,
    create: () => open({ kind: "create" }),
    finish,
    celebrations,
    generate,
    generateMore,
    isGenerating: generation.isPending || lists.isFirstBatchComing,
  };
}

interface OpenDialog {
  /** Differs for each opening, so that no form keeps values of the previous one. */
  turn: number;
  isOpen: boolean;
  content: QuestDialog | null;
}

/** Keeps the content while closing, so that closing can be animated. */
function useDialog() {
  const [dialog, setDialog] = useState<OpenDialog>({ turn: 0, isOpen: false, content: null });
  const open = (content: QuestDialog) => setDialog(({ turn }) => ({ turn: turn + 1, isOpen: true, content }));
  const openIfNone = (content: QuestDialog) =>
    setDialog((known) => (known.isOpen ? known : { turn: known.turn + 1, isOpen: true, content }));
  const close = () => setDialog((known) => ({ ...known, isOpen: false }));
  return { dialog, open, openIfNone, close };
}
