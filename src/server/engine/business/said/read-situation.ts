import type { FactKey } from "#domain/business/fact-keys.ts";
import { looseEndsIn } from "./loose-ends.ts";
import { newsIn } from "./news.ts";
import type { Stated } from "./read-state.ts";
import { priceIn, stockIn, waitingIn } from "./said-amounts.ts";
import { dateIn } from "./said-dates.ts";
import {
  FREE_USERS,
  NOT_UNPAID,
  SITUATION_SAYINGS,
  type SituationSaying,
  UNPAID,
} from "./sayings-situation.ts";

/** Said of later, of what could be, or of what is not so. */
const NOT_SO =
  /\b(?:if|would|could|might|hope|hoping|plan(?:ning)? to|want to|going to|afraid (?:of|that)|fear|worried|in case|no (?:more )?(?:bad|negative|no-shows?|complaints?|returns)|without (?:any )?(?:bad|complaints?|returns|no-shows?)|competitors?|used to|my (?:friend|sister|brother|cousin|neighbour)(?:'s| sold| has| sells))\b/iu;

/** An offer that deals with such a trouble of others: "an app against no-shows" has none of its own. */
const OFFER_AGAINST =
  /\b(?:help(?:s|ing)?|reduc\w+|prevent\w*|stop(?:s|ping)?|fight\w*|against|avoid\w*|track\w*|remind\w*|warn\w*|teach\w*|train\w*|courses?|advi[sc]e\w*|consult\w*|coach(?:es|ing)?|podcast|newsletter|blog|(?:app|tool|software|saas|plug-?in|service|system|dashboard|platform) (?:for|that|which|to|so|against)|about(?! \d)|so that|whose|people who|owners who|for \p{L}+ who|insurance)\b/iu;

/** The states and the figures that a text tells in the person's own words. */
export function readSituation(text: string): Stated[] {
  const plain = text.normalize("NFKC").replaceAll("’", "'").slice(0, 4_000);
  const stated = new Map<FactKey, string>();
  const state = (key: FactKey, value: string | null) =>
    value === null || stated.has(key) || stated.set(key, value);
  const sentences = plain.split(/(?<=[.!?;\n])\s+/u).map((sentence) => sentence.replace(/[.!?;:,\s]+$/u, ""));
  for (const sentence of sentences) {
    state("dateSaid", dateIn(sentence));
    state("priceSaid", priceIn(sentence));
    state("waiting", waitingIn(sentence));
    state("inStock", stockIn(sentence));
    const states = statesIn(sentence);
    for (const key of states) state(key, "yes");
    for (const { key, saidKey, said } of [...looseEndsIn(sentence), ...newsIn(sentence)]) {
      // What comes back broken has quests of its own.
      if (key === "failing" && states.includes("returns")) continue;
      state(key, "yes");
      state(saidKey, said);
    }
  }
  if (stated.has("inStock")) state("stock", "yes");
  if (stated.has("dateSaid")) state("dateSet", "yes");
  return [...stated].map(([key, value]) => ({ key, value }));
}

function statesIn(sentence: string): FactKey[] {
  return [
    ...found(SITUATION_SAYINGS, sentence),
    ...found(FREE_USERS, sentence),
    ...(NOT_UNPAID.test(sentence) ? [] : found(UNPAID, sentence)),
  ];
}

function found(sayings: readonly SituationSaying[], sentence: string): FactKey[] {
  return sayings.flatMap(([pattern, state]) => {
    const hit = pattern.exec(sentence);
    if (!hit || NOT_SO.test(sentence)) return [];
    return OFFER_AGAINST.test(sentence.slice(0, hit.index)) && !OWN.test(hit[0]) ? [] : [state];
  });
}

const OWN = /\b(?:me|my|us|our)\b/iu;
