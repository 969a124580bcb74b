import { useEffect, useEffectEvent } from "react";
import { isMeantAsShortcut } from "#web/platform/shortcut.ts";
import type { DatedQuest } from "./use-quests.ts";
import type { QuestBoard } from "./week/use-quest-board.ts";
import { isOverdue } from "./week/week-plan.ts";

/** N new, S start, C complete. S and C use the focused card, else the first unstarted or the running one. */
export function useQuestShortcuts(board: QuestBoard): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const act = actionFor(event.key.toLowerCase(), board);
    if (!act || !isMeantAsShortcut(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    window.addEventListener("keydown", handle);
    return () => window.removeEventListener("keydown", handle);
  }, []);
}

function actionFor(key: string, board: QuestBoard): (() => void) | null {
  const { active, actions, today } = board;
  const focused = focusedQuest(active);
  if (key === "n") return board.create;
  if (key === "s") {
    const quest = focused ?? firstToStart(active, today);
    return quest && !quest.inProgress ? () => actions.start(quest) : null;
  }
  if (key === "c") {
    const quest = focused ?? active.find((candidate) => candidate.inProgress);
    return quest ? () => actions.complete(quest) : null;
  }
  return null;
}

function focusedQuest(active: readonly DatedQuest[]): DatedQuest | undefined {
  const card = document.activeElement?.closest<HTMLElement>("[data-quest-id]");
  return card ? active.find(({ id }) => id === card.dataset.questId) : undefined;
}

/** The first unstarted card on screen, overdue ones first. */
function firstToStart(active: readonly DatedQuest[], today: DatedQuest["dueDay"]): DatedQuest | undefined {
  const waiting = active.filter((quest) => !quest.inProgress);
  const onScreen = [...document.querySelectorAll<HTMLElement>("[data-quest-id]")].map(
    (card) => card.dataset.questId,
  );
  const inOrder = onScreen.flatMap((id) => waiting.filter((quest) => quest.id === id));
  return inOrder.find((quest) => isOverdue(quest, today)) ?? inOrder[0];
}
