import type { Trade, WaySlot } from "../playbook/schema.ts";
import { isMass, isPlural, pluralOf, singularOf, withArticle } from "./grammar.ts";
import type { OwnPhrases } from "./read-phrases.ts";

/** The words that fill the slots of a quest; "business" is the name of the business. */
export type QuestWords = Readonly<Record<WaySlot | "business", string>>;

/** The model's words, then the trade's, then the person's own. */
export function questWords(
  ofModel: Readonly<Record<WaySlot, string>>,
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

function offerWords(own: OwnPhrases, base: Readonly<Record<WaySlot, string>>) {
  const doing = own.doing && { "offer.doing": own.doing };
  if (!own.sells) return { ...doing };
  const many = pluralOf(own.sells);
  const isCounted = isPlural(many) || !isMass(many);
  const one = isCounted ? withArticle(singularOf(many)) : `${withArticle(base.piece)} of ${many}`;
  return {
    "offer.many": many,
    "offer.one": isCounted ? one : sensibleOne(many, base),
    ...doing,
  };
}

/** One of a mass noun: "a bar of goat milk soap" if the trade counts bars, otherwise the trade's own word. */
function sensibleOne(many: string, base: Readonly<Record<WaySlot, string>>): string {
  const unit = / of /u.test(base["offer.one"]) ? base["offer.one"].replace(/ of .*$/u, "") : null;
  return unit ? `${unit} of ${many}` : base["offer.one"];
}

function buyerWords(buyers: string | null) {
  if (!buyers) return {};
  const both = buyers.split(/ (?:and|or|&) /iu);
  const customers = buyers;
  const customer = singularOf(both[0] ?? buyers);
  return { customers, customer };
}

function defined<T extends object>(value: T): { [K in keyof T]: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(value).filter(([, word]) => word)) as {
    [K in keyof T]: NonNullable<T[K]>;
  };
}
