import { wordsOf } from "../text/tokens.ts";

/** What a follow-up asks about the same topic. */
export type Facet = "example" | "cheaper" | "no-reply" | "companies" | "steps" | "pitfall" | "why";

const FACETS: readonly [Facet, RegExp][] = [
  [
    "example",
    /\b(?:examples?|for instance|e\.?g\.?|sample|show me|what (?:would|does|could) (?:that|it|this) look like|like what|such as|template|in practice|concrete(?:ly)?)\b/iu,
  ],
  [
    "cheaper",
    /\b(?:cheap(?:er|ly|est)?|no (?:money|budget|cash)|(?:for )?free|without (?:paying|spending|money)|can'?t afford|costs? (?:nothing|less|too much)|low budget|zero budget|tight budget|broke|less time|quicker|faster|shortcut|no time)\b/iu,
  ],
  [
    "no-reply",
    /\b(?:no ?(?:body|one) (?:answers?|repl(?:y|ies)|responds?|bites?|cares?|buys?|signs? up)|(?:what )?if (?:they|he|she|nobody|no one|people|it) (?:say(?:s)? no|ignores?|don'?t|doesn'?t|never|won'?t|fails?|flops?|answers?)|no (?:answer|reply|replies|response|reaction)|ghost(?:ed|ing)?|didn'?t work|not working|doesn'?t work|still nothing|tried that|already did|crickets|say no|refuse)\b/iu,
  ],
  [
    "companies",
    /\b(?:b2b|compan(?:y|ies)|corporate|businesses as|for businesses|other businesses|enterprises?|agencies as clients|firms)\b/iu,
  ],
  [
    "pitfall",
    /\b(?:go(?:es)? wrong|mistakes?|pitfalls?|avoid|watch out|careful|risks?|danger(?:s|ous)?)\b/iu,
  ],
  [
    "steps",
    /\b(?:how exactly|step by step|where do i (?:start|begin)|what first|first step|how do i do (?:that|it|this)|and then|what then|next step|more detail|explain more|tell me more|go on|more please|elaborate)\b/iu,
  ],
  ["why", /^\s*(?:but )?why\b/iu],
];

const POINTERS =
  /\b(?:that|this|it|those|these|them|they|one|same|above|you said|you mentioned|the (?:first|second|third|last) (?:one|step|point))\b/iu;
const SHORT = 9;

export function findFacet(text: string): Facet | null {
  return FACETS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** A short message or one with a pointer word: it continues the previous topic. */
export function pointsBack(text: string): boolean {
  const length = wordsOf(text).length;
  return length <= SHORT && (POINTERS.test(text) || findFacet(text) !== null || length <= 4);
}
