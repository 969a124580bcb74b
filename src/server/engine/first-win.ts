import { isMet } from "#domain/business/way.ts";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import { FIRST_WIN_HOURS, rewardForGenerated, titleKey } from "#domain/quests/quest.ts";
import { NO_PHRASES } from "./business/read-phrases.ts";
import { questWords } from "./business/words.ts";
import type { BatchRequest, DraftQuest } from "./draft.ts";
import { sizeAt } from "./frontier/sizes.ts";
import type { Playbook } from "./playbook/playbook.ts";
import { describe, titleOf } from "./quest/compose-quest.ts";

type Request = Pick<BatchRequest, "person" | "stage" | "history">;

/** A person's very first quest: a small success, due today whatever the week looks like. Null if none suits. */
export function firstWinFor(
  { firstWins }: Pick<Playbook, "firstWins">,
  { person, stage, history }: Request,
  today: CalendarDay,
): DraftQuest | null {
  const { way, words, knowledge } = person.business;
  const hasSold = isMet("firstSale", { knowledge, stage });
  const general = questWords(way.slots, null, NO_PHRASES, null);
  const template = firstWins.find(
    ({ models, needs, avoid }) =>
      (models === "*" || models.includes(way.model)) &&
      needs.includes("firstSale") === hasSold &&
      !avoid.some((constraint) => person.constraints.has(constraint)),
  );
  if (!template) return null;
  const size = sizeAt(template, FIRST_WIN_HOURS);
  const title = titleOf(template, size, words, general);
  if (history.neverTitles.has(titleKey(title))) return null;
  return {
    template,
    score: 0,
    place: { day: today, dueDay: today, windowHours: FIRST_WIN_HOURS },
    hours: FIRST_WIN_HOURS,
    title,
    description: describe(template, size, words),
    xpReward: rewardForGenerated(template.difficulty, FIRST_WIN_HOURS),
    tools: template.tools,
    reason: `A first win${person.businessName ? ` for ${person.businessName}` : ""}. It fits into the next ten minutes.`,
  };
}
