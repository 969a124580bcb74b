import { stemsOf } from "../../text/tokens.ts";
import type { MentorFacts, OpenQuest } from "../facts.ts";

/** Words that speak of a quest as such. */
const QUEST_WORDS =
  /\b(?:quests?|tasks?|step (?:\d|one|two|three|four|five)|(?:first|second|third|last|next) step|on my (?:board|list|plan)|this week's)\b/iu;
/** What people ask of a quest; together with one word of its title that is enough. */
const ASKS_OF_IT =
  /\b(?:skip|smaller|shorter|too (?:big|much|long|hard)|gentler|easier|stuck|why (?:do|should|on earth|am|would|must|is)|the (?:\p{L}+ ){0,3}(?:one|thing)|explain|help (?:me )?with|not relevant|scares?|version)\b/iu;
/** In most titles, so that it tells nothing. */
const COMMON = new Set(
  stemsOf("first one two three five write make ask list find choose week new what how set next"),
);

/** The open quest that a message speaks of; null if it speaks of none. */
export function findQuest(text: string, facts: MentorFacts, questId: string | null): OpenQuest | null {
  const byId = questId && facts.open.find(({ id }) => id === questId);
  if (byId) return byId;
  const quoted = facts.open.find(({ title }) => text.toLowerCase().includes(title.toLowerCase()));
  if (quoted) return quoted;
  const said = new Set(stemsOf(text));
  const [best] = facts.open
    .map((quest) => ({
      quest,
      shared: sharedWith(said, quest.title) + 0.4 * sharedWith(said, quest.description),
    }))
    .sort((a, b) => b.shared - a.shared);
  const namesQuest = QUEST_WORDS.test(text);
  const asksOfIt = ASKS_OF_IT.test(text);
  if (best && ((best.shared >= 1 && namesQuest) || (best.shared >= 1.8 && asksOfIt))) return best.quest;
  return namesQuest && asksOfIt ? (facts.open[0] ?? null) : null;
}

function sharedWith(said: ReadonlySet<string>, text: string): number {
  return [...new Set(stemsOf(text))].filter((stem) => said.has(stem) && !COMMON.has(stem)).length;
}
