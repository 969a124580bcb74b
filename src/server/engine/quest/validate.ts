import { GENERATED_HOURS, rewardForGenerated, titleKey } from "#domain/quests/quest.ts";
import { mentions } from "../constraints.ts";
import type { AdaptedText, BatchContext, DraftQuest } from "../draft.ts";
import type { Constraint } from "../playbook/vocabulary.ts";
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from "./compose-quest.ts";

/** The fault that keeps a quest from being proposed, whoever wrote it; null if there is none. */
export function findFault(quest: DraftQuest, { request }: BatchContext): string | null {
  const { template } = quest;
  if (template.avoid.some((name) => request.person.constraints.has(name)))
    return "breaks what the person ruled out";
  if (!GENERATED_HOURS.some((hours) => hours === quest.hours) || quest.hours > quest.place.windowHours)
    return "does not fit its day";
  if (quest.xpReward !== rewardForGenerated(template.difficulty, quest.hours)) return "pays the wrong reward";
  if (request.history.neverTitles.has(titleKey(quest.title))) return "was there before";
  return findTextFault(quest.title, quest.description);
}

/** Checks for our own texts and those of models. */
export function findTextFault(title: string, description: string): string | null {
  if (title.length < 8 || title.length > TITLE_LENGTH) return "title has the wrong length";
  if (description.length < DESCRIPTION_LENGTH.min || description.length > DESCRIPTION_LENGTH.max)
    return "description has the wrong length";
  if (/\n/u.test(title) || /[<>{}]|https?:|javascript:/iu.test(`${title} ${description}`))
    return "has markup or an address";
  return null;
}

/** Stricter checks for model texts: no Markdown, rewards, prompts or anything the person ruled out. */
export function findModelTextFault(
  { title, description }: AdaptedText,
  ruledOut: ReadonlySet<Constraint> = new Set(),
): string | null {
  const text = `${title} ${description}`;
  if (/\]\(|`|\*\*|www\./u.test(text)) return "has markup or an address";
  if (/(?:\b|\d)XP\b|\bignore (?:all|any|the|previous)\b/iu.test(text))
    return "speaks of what is not its business";
  if ([...ruledOut].some((name) => mentions(text, name))) return "breaks what the person ruled out";
  return findTextFault(title, description);
}
