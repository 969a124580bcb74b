import { metricText } from "#domain/logbook/logbook.ts";
import { copyText } from "#web/platform/copy-text.ts";
import { language } from "#web/platform/language/language.ts";
import { t } from "#web/platform/language/text.ts";
import { randomId } from "#web/platform/random-id.ts";
import { readDraft } from "#web/platform/storage/drafts.ts";
import type { Refused } from "#web/platform/storage/refused.ts";
import { RefusedItems } from "#web/ui/refused-items.tsx";
import { toastError } from "#web/ui/toast/toast-error.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { questDraftName } from "../quest-draft-name.ts";
import { refusedChanges } from "../unsent/refused-changes.ts";
import type { UnsentQuestChange } from "../unsent/unsent-changes.ts";
import type { QuestBoard } from "./use-quest-board.ts";

interface RefusedQuestsProps {
  refused: readonly Refused<UnsentQuestChange>[];
  board: Pick<QuestBoard, "user" | "open" | "sendAgain">;
}

/** New quests and notes that the server would not take, with every word. */
export function RefusedQuests({ refused, board }: RefusedQuestsProps) {
  const userId = board.user.id;
  const sendAgain = (one: Refused<UnsentQuestChange>) => {
    const { id, item } = one;
    // Its words were changed in the form since.
    if (item.kind === "create" && readDraft(userId, questDraftName(item.quest.id)) !== undefined)
      return edit(one);
    // A new quest gets a new id: the one that was refused may be taken, or belong to a quest that was removed.
    const change = item.kind === "create" ? { ...item, quest: { ...item.quest, id: randomId() } } : item;
    if (!board.sendAgain(change)) return toastError(t("Too much waits to be sent. Try again later."));
    refusedChanges.drop(userId, id);
  };
  const edit = (one: Refused<UnsentQuestChange>) =>
    board.open({
      kind: "create",
      from: one.item.quest,
      onSaved: () => refusedChanges.drop(userId, one.id),
    });
  const remove = (one: Refused<UnsentQuestChange>) => {
    refusedChanges.drop(userId, one.id);
    toast({
      title: t("Removed from this device"),
      description: one.item.quest.title,
      icon: "removed",
      action: { label: t("Undo"), run: () => void refusedChanges.add(userId, one) },
    });
  };
  return (
    <RefusedItems
      items={refused.map((one) => {
        const words = typedIn(one.item);
        return {
          id: one.id,
          title: one.item.quest.title,
          words,
          problem: one.problem,
          change:
            one.item.kind === "create"
              ? { label: t("Edit"), run: () => edit(one) }
              : { label: t("Copy the notes"), run: (near: HTMLElement) => void copy(words, near) },
          again: () => sendAgain(one),
          remove: () => remove(one),
        };
      })}
    />
  );
}

function typedIn(change: UnsentQuestChange): string {
  if (change.kind !== "complete") return change.quest.description;
  const { notes, link, metric } = change.notes ?? {};
  return [notes, link, metric && metricText(metric, language)].filter(Boolean).join("\n");
}

async function copy(words: string, near: HTMLElement): Promise<void> {
  if (await copyText(words, near)) toast({ title: t("Copied"), variant: "success" });
  else toastError(t("Copying is blocked here: select the words instead."));
}
