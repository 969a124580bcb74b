import { useEffect, useEffectEvent } from "react";
import { displayOf } from "#web/platform/api/api-error.ts";
import { t } from "#web/platform/language/text.ts";
import { randomId } from "#web/platform/random-id.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { onQuestCommand, type QuestCommand } from "#web/wiring/quest-command.ts";
import type { QuestBoard } from "./board/use-quest-board.ts";

/** Does what the palette asks of the quests. */
export function useQuestCommands(board: QuestBoard): void {
  const handle = useEffectEvent((command: QuestCommand) => {
    if (command.act === "create") {
      if (command.title) void createNow(board, command.title, randomId());
      else board.create();
      return;
    }
    const { act, quest } = command;
    const { actions } = board;
    if (act === "pause" || act === "resume") actions.setCounting(quest, act === "resume");
    else if (act === "workspace") actions.openWorkspace(quest);
    else actions[act](quest);
  });
  useEffect(() => onQuestCommand((command) => handle(command)), []);
}

/** If it fails, the message keeps the title and can send it again. */
async function createNow(board: QuestBoard, title: string, id: string): Promise<void> {
  try {
    await board.actions.addQuest(title, id);
  } catch (error) {
    toast({
      title: t("Quest not saved"),
      description: t("“{title}”: {problem}", { title, problem: displayOf(error) }),
      variant: "destructive",
      durationMs: 10_000,
      action: { label: t("Try again"), run: () => void createNow(board, title, id) },
    });
  }
}
