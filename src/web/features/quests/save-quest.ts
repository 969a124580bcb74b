import type { InputOf } from "#contracts/endpoint.ts";
import { type QuestView, updateQuest } from "#contracts/quests.ts";
import { call } from "#web/platform/api/api.ts";

/** Sends changes that pay nothing; answers the quest alone. */
export async function saveQuest(changes: InputOf<typeof updateQuest>): Promise<QuestView> {
  const { streakStarted: _, earned: __, awardId: ___, ...quest } = await call(updateQuest, changes);
  return quest;
}
