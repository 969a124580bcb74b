import { rewardForGenerated, titleKey } from "#domain/quests/quest.ts";
import { NO_PHRASES } from "../business/read-phrases.ts";
import { questWords } from "../business/words.ts";
import type { BatchRequest } from "../draft.ts";
import { sizeAt } from "../frontier/sizes.ts";
import type { Template } from "../playbook/playbook.ts";
import { describe, titleOf } from "./compose-quest.ts";
import { findTextFault } from "./validate.ts";

/** A suggested quest is short. */
export const SUGGESTED_HOURS = 1;

/** The text and reward of a single suggested quest; null if the person had it before or its text is at fault. */
export function composeSuggestion(template: Template, { person, history }: BatchRequest) {
  const { words, way } = person.business;
  const general = questWords(way.slots, null, NO_PHRASES, null);
  const size = sizeAt(template, SUGGESTED_HOURS);
  const title = titleOf(template, size, words, general);
  const description = describe(template, size, words);
  if (history.neverTitles.has(titleKey(title)) || findTextFault(title, description) !== null) return null;
  return {
    templateId: template.id,
    hours: size.hours,
    title,
    description,
    category: template.category,
    difficulty: template.difficulty,
    xpReward: rewardForGenerated(template.difficulty, size.hours),
  };
}
