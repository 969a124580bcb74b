import { stemsOf, wordsOf } from "../../text/tokens.ts";
import { type MentorFacts, type OpenQuest, tradeOf } from "../facts.ts";

/** Words that speak of a quest as such. */
const QUEST_WORDS =
  /\b(?:quests?|tasks?|step (?:\d|one|two|three|four|five)|(?:first|second|third|last|next) step|on my (?:board|list|plan)|(?:being|been|was) (?:told|asked) to|you (?:want|tell|told|ask|asked) me to|this week's)\b/iu;
/** What people ask of a quest; together with one word of its title that is enough. */
const ASKS_OF_IT =
  /\b(?:skip|smaller|shorter|too (?:big|much|long|hard)|gentler|easier|stuck|why (?:do|did|should|on earth|am|would|must|is)|the (?:[\p{L}\d]+ ){0,3}(?:one|quest)|explain|help (?:me )?with|not relevant|scares?|version)\b/iu;
/** In most titles, so that it tells nothing. */
const COMMON = new Set(
  stemsOf(
    "first one two three four five six seven eight nine ten write make ask list find choose week new what how set next",
  ),
);

/** The words of the trade stand in many titles and questions. */
const OWN_WORTH = 0.5;

/** The open quest that a message speaks of; null if it speaks of none. */
export function findQuest(text: string, facts: MentorFacts, questId: string | null): OpenQuest | null {
  const byId = questId && facts.open.find(({ id }) => id === questId);
  if (byId) return byId;
  const quoted = facts.open.find(({ title }) => text.toLowerCase().includes(title.toLowerCase()));
  if (quoted) return quoted;
  const said = new Set(stemsOf(withNumberWords(text)));
  const changed = facts.open.find(({ title }) => changesCountOf(text, title));
  if (changed) return changed;
  const own = new Set(stemsOf(tradeOf(facts)));
  const sharedWith = (title: string) =>
    [...new Set(stemsOf(title))]
      .filter((stem) => said.has(stem) && !COMMON.has(stem))
      .reduce((sum, stem) => sum + (own.has(stem) ? OWN_WORTH : 1), 0);
  const [best] = facts.open
    .map((quest) => ({
      quest,
      shared: sharedWith(quest.title) + 0.4 * sharedWith(quest.description),
    }))
    .sort((a, b) => b.shared - a.shared);
  const namesQuest = QUEST_WORDS.test(text);
  const asksOfIt = ASKS_OF_IT.test(text) && wordsOf(text).length <= LONGEST;
  const isMeant = best && isAbout(best.shared, namesQuest, asksOfIt || lacksSomething(text));
  if (best && isMeant) return best.quest;
  return namesQuest && asksOfIt ? (facts.open[0] ?? null) : null;
}

function isAbout(shared: number, namesQuest: boolean, asksOfIt: boolean): boolean {
  return (shared >= 1 && namesQuest) || (shared >= 1.6 && asksOfIt);
}

/** Longer messages tell of something else and only brush the words of a title. */
const LONGEST = 30;
const LACKS =
  /\b(?:(?:i|we) (?:do not|don't|have no|haven't got|have not got|do not have|don't have)(?: own| have| got)?|nobody (?:gives|lends)|no \p{L}+ here)\b/iu;

/** Whether somebody says that they lack what a step needs. */
export function lacksSomething(text: string): boolean {
  return LACKS.test(text);
}

const COUNTS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

function withNumberWords(text: string): string {
  return text.replaceAll(/\b\d{1,2}\b/gu, (digits) => COUNTS[Number(digits)] ?? digits);
}

/** "Can it be 3 instead of 6?", of a quest with six in its title. */
function changesCountOf(text: string, title: string): boolean {
  const [, count] =
    /\b(?:instead of|rather than|not|and not) (one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2})\b/iu.exec(
      withNumberWords(text),
    ) ?? [];
  return count !== undefined && new RegExp(`\\b${count}\\b`, "iu").test(withNumberWords(title));
}
