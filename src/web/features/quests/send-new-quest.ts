import type { QueryClient } from "@tanstack/react-query";
import { createQuest, type QuestView } from "#contracts/quests.ts";
import { isTitleOf } from "#domain/quests/quest.ts";
import { funnel, track } from "#web/platform/analytics/analytics-queue.ts";
import { call } from "#web/platform/api/api.ts";
import { t } from "#web/platform/language/text.ts";
import { record, toast } from "#web/ui/toast/toast-store.ts";
import { putQuest, QUESTS_KEY } from "./quest-cache.ts";
import type { NewQuest } from "./quest-form.ts";
import { trackedCategory } from "./tracked-category.ts";

/** Creates a quest of the person's own and shows it. Where it is in view, its words are for the activity list. */
export async function sendNewQuest(
  client: QueryClient,
  input: NewQuest,
  { isInView = false, isRepeat = false } = {},
): Promise<void> {
  const quest = await call(createQuest, input);
  const isFirst = !client.getQueryData<QuestView[]>(QUESTS_KEY)?.some(({ origin }) => origin === "own");
  if (isFirst) funnel("first_task_created");
  track("task_create", trackedCategory(quest));
  putQuest(client, quest);
  if (isRepeat && isOtherThan(quest, input)) {
    toast({
      title: t("Changed on another device"),
      description: t("“{title}” stays as it was changed there.", { title: quest.title }),
    });
    return;
  }
  const words = { title: t("Task Created"), description: quest.title, variant: "success" } as const;
  if (isInView) record(words, { isSaid: true });
  else toast(words);
}

/** An earlier attempt had arrived, and the quest was edited elsewhere since. */
function isOtherThan(quest: QuestView, sent: NewQuest): boolean {
  const isSameTitle = isTitleOf(quest.title, sent.title.trim());
  return !isSameTitle || quest.description !== (sent.description ?? "");
}
