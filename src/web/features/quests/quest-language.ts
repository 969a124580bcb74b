import type { QuestView } from "#contracts/quests.ts";

/** For `lang`: the playbook's quests are in English; a person's own in their language, as the page. */
export function languageOf({ origin }: Pick<QuestView, "origin">): "en" | undefined {
  return origin === "own" ? undefined : "en";
}
