import type { ToldState } from "#domain/business/fact-keys.ts";

/** How people tell one kind of thing. */
export interface ToldRule {
  readonly state: ToldState;
  /** The group `n` counts those whom it is about. */
  readonly pattern: RegExp;
  /** What must also be said, in the same sentence or beside it. */
  readonly with?: RegExp;
  /** What must not be said in the same sentence. */
  readonly unless?: RegExp;
  /** "needed": somebody else must stand before the words found. "anywhere": whoever the sentence names. */
  readonly who?: "subject" | "needed" | "anywhere";
}

/** One pattern out of alternatives, whole words, any case. */
export const ways = (...alternatives: readonly string[]) =>
  new RegExp(String.raw`(?<![\p{L}'])(?:${alternatives.join("|")})(?![\p{L}])`, "iu");

export const MONEY =
  "(?:[€$£₦₹] ?\\d[\\d.,]*|\\d[\\d.,]* ?(?:€|\\$|£|eur|euros?|usd|dollars?|pounds?|quid|reais|rupees?|naira|pesos?|francs?|kronor|kroner|kr|zloty|lira|shillings?|cedis?|rand|yen|bucks))";
export const NOT =
  "(?:do not|don'?t|does not|doesn'?t|did not|didn'?t|dont|doesnt|didnt|will not|won'?t|wont|has not|hasn'?t|have not|haven'?t|is not|isn'?t|are not|aren'?t|never|not|can ?not|can'?t|cant)";
/** Anything within the sentence, up to so many characters. */
export const within = (most: number) => `[^.!?;]{0,${most}}?`;
