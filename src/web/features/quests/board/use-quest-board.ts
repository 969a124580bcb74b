import { useQueryClient } from "@tanstack/react-query";
import type { UserView } from "#contracts/accounts.ts";
import { AI_MENTOR, toolNamed } from "#domain/toolbox/tools.ts";
import { useHighlight } from "../card/use-highlight.ts";
import { withChanges } from "../changes/load-changes.ts";
import { useCelebrations } from "../complete/use-celebrations.ts";
import { handOverFocus } from "../focus-handover.ts";
import type { QuestActions } from "../quest-actions.ts";
import { loadSending } from "../sending/load-sending.ts";
import type { UnsentQuestChange } from "../unsent/unsent-changes.ts";
import { useGenerateQuests } from "../use-generate-quests.ts";
import { useToday } from "../use-now.ts";
import { useQuests } from "../use-quests.ts";
import { useStableActions } from "../use-stable-actions.ts";
import { useStartQuest } from "../use-start-quest.ts";
import { useQuestWork } from "../work/use-quest-work.ts";
import { openTool } from "../workspace/open-tool.ts";
import { useDialog } from "./use-dialog.ts";
import { useFinish } from "./use-finish.ts";
import { useUnsentChanges } from "./use-unsent-changes.ts";
import { useUnsentShown } from "./use-unsent-shown.ts";

/** With more active quests than this, generating more asks for confirmation. */
const ASK_BEFORE_MORE = 10;

export type QuestBoard = ReturnType<typeof useQuestBoard>;

/** The person's quests, the actions on them, and the open dialog. */
export function useQuestBoard(user: UserView, onToolUsed: (name: string) => void) {
  const today = useToday(user.timeZone);
  const lists = useQuests(user);
  const celebrations = useCelebrations();
  const queue = useUnsentChanges(user.id, celebrations.payOut);
  const work = useQuestWork(user.id);
  const { active, completed, waitingIds } = useUnsentShown(lists, {
    changes: queue.changes,
    work,
    timeZone: user.timeZone,
  });
  const { start, unsavedIds } = useStartQuest(queue);
  const client = useQueryClient();
  const adding = { client, user, today, queue };
  const generation = useGenerateQuests();
  const { dialog, open, openIfNone, close } = useDialog();
  const { highlightedId, highlight } = useHighlight();

  const finish = useFinish({ user, queue, work, waitingIds, celebrations, open });

  const actions: QuestActions = useStableActions({
    today,
    schedule: user.weeklySchedule,
    unsavedIds,
    highlightedId,
    waitingIds,
    start: (quest) => {
      handOverFocus();
      start(quest);
    },
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
    remove: (quest) => withChanges((changes) => changes.removeQuest(client, quest)),
    reject: (quest) => withChanges((changes) => changes.rejectQuest(client, user, quest)),
    shorten: (quest) => withChanges((changes) => changes.shorten(client, quest)),
    moveTo: (quest, day) => withChanges((changes) => changes.moveQuest(client, user, quest, day)),
    tick: work.tick,
    setCounting: work.setCounting,
    addQuest: async (title, id, onKept) => (await loadSending()).addQuest(adding, title, id, onKept),
    addNewQuest: async (input, onKept) => (await loadSending()).addNewQuest(adding, input, { onKept }),
    finish: (quest, notes) => finish(quest, notes, "running"),
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
    /** Sends what was refused once more. False if too much waits. */
    sendAgain: (change: UnsentQuestChange) => {
      const isKept = queue.keep(change);
      if (isKept) queue.resend();
      return isKept;
    },
    isGenerating: generation.isPending || lists.isFirstBatchComing,
  };
}
