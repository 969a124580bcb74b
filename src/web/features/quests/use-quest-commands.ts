import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { DUE_TIME, TITLE_MAX_LENGTH } from "#domain/quests/quest.ts";
import { displayOf } from "#web/platform/api/api-error.ts";
import { randomId } from "#web/platform/random-id.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { onQuestCommand, type QuestCommand } from "#web/wiring/quest-command.ts";
import { beginWrite, endWrite } from "./quest-cache.ts";
import { createInput, newDraft } from "./quest-form.ts";
import { sendNewQuest } from "./send-new-quest.ts";
import type { QuestBoard } from "./week/use-quest-board.ts";

/** Does what the palette asks of the quests. */
export function useQuestCommands(board: QuestBoard): void {
  const createNow = useCreateNow(board);
  const handle = useEffectEvent((command: QuestCommand) => {
    if (command.act === "create") {
      if (command.title) void createNow(command.title, randomId());
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

/** A quest of today with the usual reward. If it fails, the message keeps the title and can send it again. */
function useCreateNow({ today, user }: QuestBoard) {
  const client = useQueryClient();
  return async function createNow(title: string, id: string): Promise<void> {
    beginWrite(client);
    try {
      const draft = {
        ...newDraft(today),
        title: title.slice(0, TITLE_MAX_LENGTH),
        due: `${today}T${DUE_TIME}`,
      };
      await sendNewQuest(client, createInput(draft, id, user.timeZone));
    } catch (error) {
      toast({
        title: "Quest not saved",
        description: `“${title}”: ${displayOf(error)}`,
        variant: "destructive",
        durationMs: 10_000,
        action: { label: "Try again", run: () => void createNow(title, id) },
      });
    } finally {
      endWrite(client);
    }
  };
}
