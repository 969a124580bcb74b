import { addDays, type CalendarDay } from "../general/calendar-day.ts";
import { type BatchPlan, SHORTEST_HOURS } from "../quests/quest-batch.ts";
import type { HardChoice } from "./draft-review.ts";

/** What was hard in a week, as its review says. */
export interface HardWeek {
  readonly hard: HardChoice | null;
  readonly text: string;
}

/** Why the next week's quests are lighter. */
export type Easing = Exclude<HardChoice, "nothing">;

/** The answers of a review shape the week after it, and no other. */
export function shapesWeekOf(week: CalendarDay, today: CalendarDay): boolean {
  return today >= week && today <= addDays(week, 13);
}

/** In the languages of the screens. What was skipped or missed says nothing of why. */
const SAID: readonly (readonly [Easing, RegExp])[] = [
  [
    "time",
    /\b(?:(?:no|not enough|too little|hardly any|barely any|short (?:of|on)|ran out of|lack of) time|time (?:was|is|ran) (?:too )?(?:short|out)|too busy|(?:keine|zu wenig|kaum|nicht genug) zeit|zeit (?:war|ist) (?:zu )?knapp|(?:sin|poco|falta de|no (?:tuve|tenía|había)) tiempo)(?!\p{L})/iu,
  ],
  [
    "tired",
    /(?<!\bnot )\b(?:tired|exhausted|worn out|burn(?:ed|t) out|no (?:energy|strength)|(?:zu |so |sehr )?müde|erschöpft|keine (?:kraft|energie)|cansad[oa]|agotad[oa]|sin (?:fuerzas|energía))(?!\p{L})/iu,
  ],
  [
    "unsure",
    /\b(?:(?:too|so|very) (?:hard|difficult|complicated|big)|(?:not sure|unsure|no idea|did(?:n['’]t| not) know|do(?:n['’]t| not) know) (?:how|what|where)|got stuck|(?:zu |so )(?:schwer|schwierig|kompliziert|groß)|wusste nicht|keine ahnung|(?:demasiado|muy) (?:difícil|complicad[oa]|grande)|no sab[íi]a (?:cómo|qué))(?!\p{L})/iu,
  ],
];

/** What was chosen, otherwise what the words say; null if neither asks for a lighter week. */
export function easingOf({ hard, text }: HardWeek): Easing | null {
  if (hard !== null) return hard === "nothing" ? null : hard;
  const plain = text.normalize("NFKC").replaceAll(/\s+/gu, " ");
  return SAID.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

/** The longest quest of a lighter week. */
export const EASED_HOURS = 1;
/** Of a week after one that was tiring. */
const QUESTS_KEPT = 2 / 3;

/** The same week with short quests, and after a tiring one with fewer. */
export function easePlan(plan: BatchPlan, easing: Easing | null): BatchPlan {
  if (easing === null) return plan;
  const places =
    easing === "tired" ? plan.places.slice(0, Math.ceil(plan.places.length * QUESTS_KEPT)) : plan.places;
  return { ...plan, places, minHours: Math.min(plan.minHours, places.length * SHORTEST_HOURS) };
}

/** Says beside a quest why it is short. */
export const EASED_REASONS: Readonly<Record<Easing, string>> = {
  time: "Kept short: last week time was too short.",
  tired: "Kept short, in a lighter week: the last one was tiring.",
  unsure: "Kept to a small piece: last week it was not clear how.",
};
