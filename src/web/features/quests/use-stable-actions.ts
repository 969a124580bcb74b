import { useLayoutEffect, useMemo, useRef, useState } from "react";
import type { QuestActions } from "./quest-actions.ts";

/**
 * Stable functions that call the latest version of each action, so that opening or closing a dialog
 * re-renders no card.
 */
export function useStableActions(actions: QuestActions): QuestActions {
  const newest = useRef(actions);
  useLayoutEffect(() => {
    newest.current = actions;
  });
  const [calls] = useState(
    () =>
      ({
        start: (quest) => newest.current.start(quest),
        complete: (quest) => newest.current.complete(quest),
        openWorkspace: (quest) => newest.current.openWorkspace(quest),
        read: (quest) => newest.current.read(quest),
        askMentor: (quest) => newest.current.askMentor(quest),
        edit: (quest) => newest.current.edit(quest),
        remove: (quest) => newest.current.remove(quest),
        reject: (quest) => newest.current.reject(quest),
        shorten: (quest) => newest.current.shorten(quest),
        tick: (quest, step, isDone) => newest.current.tick(quest, step, isDone),
        setCounting: (quest, isCounting) => newest.current.setCounting(quest, isCounting),
        finish: (quest, notes) => newest.current.finish(quest, notes),
        addQuest: (title, id, onKept) => newest.current.addQuest(title, id, onKept),
        addNewQuest: (input, onKept) => newest.current.addNewQuest(input, onKept),
        moveTo: (quest, day) => newest.current.moveTo(quest, day),
        onToolUsed: (name) => newest.current.onToolUsed(name),
      }) satisfies Partial<QuestActions>,
  );
  const { today, schedule, unsavedIds, highlightedId, waitingIds } = actions;
  return useMemo(
    () => ({ ...calls, today, schedule, unsavedIds, highlightedId, waitingIds }),
    [calls, today, schedule, unsavedIds, highlightedId, waitingIds],
  );
}
