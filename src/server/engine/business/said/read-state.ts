import type { FactKey } from "#domain/business/fact-keys.ts";
import { countsIn } from "./counts.ts";
import { NO_BUYERS_YET, ON_OFFER, SAYINGS, type Saying } from "./sayings.ts";
import { MONEY_SAYINGS, PERSONAL_SAYINGS } from "./sayings-money.ts";
import { BUSY, SALE_SAYINGS } from "./sayings-sales.ts";

/** A fact that a text states. */
export interface Stated {
  readonly key: FactKey;
  readonly value: string;
}

/** Said of later or of what could be: not a fact. "Starts next week" is one. */
const NOT_A_FACT =
  /\b(?:if|when i|once i|until i|would|(?:i|he|she|they|we)'d have|could|should|might|(?:said |says )?(?:they|he|she|people)'?d (?:try|buy|use|pay|come|take|order)|hope|hoping|plan(?:ning)? to|want(?: to|s to)?|going to|will|dream|goal|aim|trying to (?:get|sell|find)|my (?:friend|sister|brother|cousin|neighbour|competitor)(?:'s| sold| has| sells))\b/iu;

/** The facts that a text states plainly, in the person's own words about the business. */
export function readState(text: string): Stated[] {
  const plain = text
    .normalize("NFKC")
    .replaceAll("’", "'")
    // "2 100 subscribers".
    .replaceAll(/(?<=\b\d{1,3}) (?=\d{3}\b)/gu, "")
    .slice(0, 4_000);
  const stated = new Map<FactKey, string>();
  const state = (key: FactKey, value: string) => stated.has(key) || stated.set(key, value);
  const isOnOffer = ON_OFFER.test(plain);
  for (const clause of clausesOf(plain)) {
    for (const [key, value] of saidIn(clause, PERSONAL_SAYINGS)) state(key, value);
    if (NOT_A_FACT.test(clause)) continue;
    for (const [key, value] of saidIn(clause, FACT_SAYINGS)) state(key, value);
    if (isOnOffer && NO_BUYERS_YET.test(clause)) state("silent", "yes");
    for (const [key, count] of countsIn(clause)) state(key, String(count));
  }
  // Long days alone say little; with buyers they mean more work than time.
  if ((stated.has("sales") || stated.get("firstSale") === "yes") && BUSY.test(plain)) state("soldOut", "yes");
  return [...stated].map(([key, value]) => ({ key, value }));
}

const FACT_SAYINGS = [...SAYINGS, ...MONEY_SAYINGS, ...SALE_SAYINGS];

/** Where a sentence says that there are more requests than room; null if it does not. */
export function placeOfFull(sentence: string): number | null {
  if (NOT_A_FACT.test(sentence)) return null;
  const places = FACT_SAYINGS.flatMap(([saying, key]) =>
    key === "soldOut" ? [sentence.search(saying)] : [],
  );
  return places.find((place) => place >= 0) ?? null;
}

function saidIn(clause: string, sayings: readonly Saying[]): [FactKey, string][] {
  return sayings.flatMap(([saying, key, value]) => (saying.test(clause) ? [[key, value]] : []));
}

/** Sentences and their parts; what somebody needs is a list and stays together. */
function clausesOf(text: string): string[] {
  const joined = text.replaceAll(/\bneeds?\b[^.!?;]*/giu, (needs) => needs.replaceAll(",", " and"));
  return joined
    .split(/(?<=[.!?;\n])\s+|,\s+|\s+(?:but|although|however)\s+/u)
    .map((clause) => clause.replace(/[.!?;:,]+$/u, "").trim());
}
