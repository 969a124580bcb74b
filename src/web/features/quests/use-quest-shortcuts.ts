import { useEffect, useEffectEvent } from "react";
import { inNextOrder } from "#domain/quests/next-quest.ts";
import { isMeantAsShortcut } from "#web/platform/shortcut.ts";
import type { QuestBoard } from "./board/use-quest-board.ts";
import type { DatedQuest } from "./use-quests.ts";

/** N new, S start, C complete. S and C use the focused quest, else the next one or the running one. */
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
  const { active, actions, today, user } = board;
  const focused = focusedQuest(active);
  if (key === "n") return board.create;
  if (key === "s") {
    const quest = focused ?? inNextOrder(active, { schedule: user.weeklySchedule, today })[0];
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
