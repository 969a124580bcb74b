import { type FactKey, type State, TOLD_STATES, type ToldState } from "#domain/business/fact-keys.ts";
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
  /\b(?:if|would|could|might|hope|hoping|plan(?:ning)? to|want to|going to|afraid (?:of|that)|fear|worried|in case|no (?:more )?(?:bad|negative|no-shows?|complaints?|returns)|without (?:any )?(?:bad|complaints?|returns|no-shows?)|competitors?|used to|you (?:can |just )?(?:send|bring|give|post) (?:it|them) back|my (?:friend|sister|brother|cousin|neighbour)(?:'s| sold| has| sells))\b/iu;

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
    for (const { state: key } of statesIn(sentence)) state(key, "yes");
  }
  if (stated.has("inStock")) state("stock", "yes");
  if (stated.has("dateSaid")) state("dateSet", "yes");
  return [...stated].map(([key, value]) => ({ key, value }));
}

/** A state, and where the words that tell it stand. */
interface Situation<S extends State = State> {
  readonly state: S;
  readonly index: number;
  readonly length: number;
}

const isTold = (found: Situation): found is Situation<ToldState> =>
  (TOLD_STATES as readonly State[]).includes(found.state);

/** The states of a sentence that are taken up in the person's own words. */
export function situationsIn(sentence: string): Situation<ToldState>[] {
  return statesIn(sentence).filter(isTold);
}

function statesIn(sentence: string): Situation[] {
  return [
    ...found(SITUATION_SAYINGS, sentence),
    ...found(FREE_USERS, sentence),
    ...(NOT_UNPAID.test(sentence) ? [] : found(UNPAID, sentence)),
  ];
}

function found(sayings: readonly SituationSaying[], sentence: string): Situation[] {
  return sayings.flatMap(([pattern, state]) => {
    const hit = pattern.exec(sentence);
    if (!hit || NOT_SO.test(sentence)) return [];
    const isOfOffer = OFFER_AGAINST.test(sentence.slice(0, hit.index)) && !OWN.test(hit[0]);
    return isOfOffer ? [] : [{ state, index: hit.index, length: hit[0].length }];
  });
}

const OWN = /\b(?:me|my|us|our)\b/iu;
