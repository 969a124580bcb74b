import type { Trade, WaySlot } from "../playbook/schema.ts";
import { headOf, isMass, isPlural, pluralOf, singularOf, withArticle } from "./grammar.ts";
import type { OwnPhrases } from "./read-phrases.ts";

/** The words that fill the slots of a quest; "business" is the name of the business. */
export type QuestWords = Readonly<Record<WaySlot | "business", string>>;

type Words = Readonly<Record<WaySlot, string>>;

/** A longer phrase makes a title that nobody reads to its end. */
const LONGEST = 34;

/** The model's words, then the trade's, then the person's own. */
export function questWords(
  ofModel: Words,
  trade: Trade | null,
  own: OwnPhrases,
  businessName: string | null,
): QuestWords {
  const base = { ...ofModel, ...defined(trade?.slots ?? {}) };
  const words = { ...base, ...offerWords(own, base), ...buyerWords(own.buyers) };
  return {
    ...words,
    ...(own.soldAt && { place: own.soldAt }),
    aCustomer: withArticle(words.customer),
    business: businessName ?? "your business",
  };
}

function offerWords(own: OwnPhrases, base: Words) {
  const doing = own.doing && own.doing.length <= LONGEST ? { "offer.doing": own.doing } : {};
  const sells = shortened(own.sells);
  if (!sells) return doing;
  const many = pluralOf(sells);
  return { "offer.many": many, "offer.one": oneOf(many, base), ...doing };
}

/** A long phrase without its tail ("photos of damaged roofs on farms" becomes "photos"); null if even that is long. */
function shortened(phrase: string | null): string | null {
  if (!phrase || phrase.length <= LONGEST) return phrase;
  const first = firstOf(phrase);
  const short = first.length <= LONGEST ? first : headOf(first);
  return short.length <= LONGEST && short.includes(" ") ? short : null;
}

/** One of several things joined by "and": "cushion covers" of "cushion covers and laptop sleeves". */
function firstOf(phrase: string): string {
  const [first = phrase, ...more] = phrase.split(/ (?:and|or|&) /iu);
  return more.length > 0 && isPlural(first) ? first : phrase;
}

/** With its article; of a mass noun in the unit that the trade counts ("a bar of soap"), or the trade's own word. */
function oneOf(many: string, base: Words): string {
  const first = firstOf(many);
  if (isPlural(first) || !isMass(first)) return withArticle(singularOf(first));
  const [, unit] = /^(.+?) of /u.exec(base["offer.one"]) ?? [];
  return unit && !/^an? (?:month|pilot month|hour|day|year|week)$/u.test(unit) ? `${unit} of ${many}` : base["offer.one"];
}

function buyerWords(buyers: string | null) {
  if (!buyers) return {};
  const [first = buyers, ...more] = buyers.split(/ (?:and|or|&) /iu);
  const customers = buyers.length <= LONGEST || more.length === 0 ? buyers : first;
  return { customers, customer: singularOf(more.length > 0 && isPlural(first) ? first : buyers) };
}

function defined<T extends object>(value: T): { [K in keyof T]: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(value).filter(([, word]) => word)) as {
    [K in keyof T]: NonNullable<T[K]>;
  };
}
