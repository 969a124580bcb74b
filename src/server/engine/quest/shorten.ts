import { FIRST_WIN_HOURS, rewardForGenerated, XP_REWARDS, type XpReward } from "#domain/quests/quest.ts";
import { readQuestText } from "#domain/quests/quest-text.ts";
import { NO_PHRASES } from "../business/read-phrases.ts";
import { questWords } from "../business/words.ts";
import type { Person } from "../person.ts";
import type { Template } from "../playbook/playbook.ts";
import { situationSlot } from "../playbook/vocabulary.ts";
import {
  cutAtSentence,
  cutAtWord,
  DESCRIPTION_LENGTH,
  describe,
  TITLE_LENGTH,
  titleOf,
} from "./compose-quest.ts";

interface ShorterQuest {
  readonly hours: number;
  readonly title: string;
  readonly description: string;
  readonly xpReward: XpReward;
}

/**
 * The quest at its next smaller length, in this person's words; null at the shortest. `quote`: how the situation was
 * told that the quest takes up, if it was typed rather than described.
 */
export function shorten(
  template: Template,
  hours: number,
  { business: { words: known, way } }: Pick<Person, "business">,
  quote: string | null = null,
): ShorterQuest | null {
  const { situation, inShort } = template;
  const slot = situationSlot(situation ?? "");
  const words = situation === null ? known : { ...known, [slot]: quote ?? known[slot] ?? inShort ?? "" };
  const size = template.sizes.findLast((other) => other.hours < hours);
  if (!size) return null;
  const general = questWords(way.slots, null, NO_PHRASES, null);
  return {
    hours: size.hours,
    title: cutAtWord(titleOf(template, size, words, general), TITLE_LENGTH),
    description: cutAtSentence(describe(template, size, words), DESCRIPTION_LENGTH.max),
    xpReward: rewardForGenerated(template.difficulty, size.hours),
  };
}

/** The first step of a quest alone, in ten minutes; null if the text has no more than one. */
export function firstStep({ title, description }: Pick<ShorterQuest, "title" | "description">) {
  const { summary, steps } = readQuestText(description);
  const [first] = steps;
  if (first === undefined || steps.length < 2) return null;
  const shorter: ShorterQuest = {
    hours: FIRST_WIN_HOURS,
    title: cutAtWord(`First step: ${title}`, TITLE_LENGTH),
    description:
      `${summary}\n1. ${first}\nDone when that step is done. The rest can follow another day.`.trim(),
    xpReward: XP_REWARDS[0],
  };
  return shorter;
}
