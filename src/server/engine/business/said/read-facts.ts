import type { Recognise } from "../../text/recogniser.ts";
import { readSituation } from "./read-situation.ts";
import { readState, type Stated } from "./read-state.ts";
import { readTold } from "./told/read-told.ts";

/**
 * Everything that a text states about the business: what is reached, how things stand, and figures. With a
 * recogniser, what no pattern knows is told by its likeness to what others wrote.
 */
export function readFacts(text: string, recogniseTold?: Recognise): Stated[] {
  const own = withoutPricesOfOthers(text.replaceAll(THOUSANDS, "$1"));
  return withoutEarlySellOut([...readState(own), ...readSituation(own), ...readTold(text, recogniseTold)]);
}

/** "1 900 €" is one number. */
const THOUSANDS = /(?<=\b\d{1,3})[ \u00a0\u202f](\d{3})(?=\D|$)(?! ?(?:people|times|pieces))/gu;

/** A waiting list before the first sale shows that people want it, not that it is sold out. */
function withoutEarlySellOut(stated: readonly Stated[]): Stated[] {
  const hasNotSold = stated.some(({ key, value }) => key === "firstSale" && value === "no");
  return stated.filter(({ key }) => !hasNotSold || !key.startsWith("soldOut"));
}

const OFFERED_TO_ME = /\b(?:offers? (?:me|us)|offered (?:me|us)|landlord|lease|for rent)\b/iu;
const SUM =
  /[€$£₦₹]\s?\d[\d.,]*|\b\d[\d.,]*\s?(?:€|\$|£|euros?|dollars?|pounds?|rupees?|shillings?|naira|pesos?|francs?)(?: (?:a|per) \p{L}+)?/giu;

/** What others want to be paid is no price of one's own. */
function withoutPricesOfOthers(text: string): string {
  return text
    .split(/(?<=[.!?;\n])\s+/u)
    .map((sentence) => (OFFERED_TO_ME.test(sentence) ? sentence.replaceAll(SUM, "") : sentence))
    .join(" ");
}
