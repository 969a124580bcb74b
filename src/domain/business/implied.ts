import type { State, YesNoFact } from "./fact-keys.ts";

const WORKED_FOR_OTHERS: readonly YesNoFact[] = ["made", "tried", "offer", "talked"];

/** What a fact takes for granted: somebody who sold something has a price and something to sell. */
const IMPLIES: Partial<Record<YesNoFact, readonly YesNoFact[]>> = {
  offer: ["talked"],
  tried: ["made"],
  price: ["offer"],
  wanted: ["price", "talked"],
  permit: ["rules"],
  page: ["offer"],
  published: ["made", "offer", "talked"],
  users: WORKED_FOR_OTHERS,
  firstSale: [
    "talked",
    "offer",
    "made",
    "tried",
    "price",
    "wanted",
    "payable",
    "opening",
    "delivery",
    "supply",
  ],
  gathering: ["talked", "offer", "helpers", "place", "made", "tried", "opening"],
  rhythm: ["published"],
  audience: ["published", "channel"],
  reviews: WORKED_FOR_OTHERS,
  repeat: ["firstSale"],
  tenSales: ["firstSale", "channel"],
  steady: ["tenSales", "page", "repeat"],
  soldOut: ["steady"],
  churn: ["tenSales"],
  silent: ["price", "page", "payable"],
  unpaid: ["made", "tried"],
  stock: ["made"],
  freeUsers: WORKED_FOR_OTHERS,
  oneClient: ["firstSale"],
  latePay: ["firstSale"],
  scopeCreep: ["firstSale"],
  returns: ["firstSale"],
  noShows: WORKED_FOR_OTHERS,
  supportLoad: WORKED_FOR_OTHERS,
  badWords: WORKED_FOR_OTHERS,
  tooCheap: ["price", "talked"],
  tooDear: ["price", "talked"],
  fees: ["price", "page"],
  lostClient: ["firstSale"],
  rival: ["offer", "talked"],
  raiseFear: ["firstSale"],
  oldPrice: ["firstSale"],
  noRepeat: ["firstSale"],
  polishing: ["made"],
  tooLong: ["made"],
  copied: ["made"],
  hiddenProof: WORKED_FOR_OTHERS,
  oneSource: WORKED_FOR_OTHERS,
};

/** Keys are read from the database: one that is no fact, such as "constructor", implies nothing. */
function impliedBy(fact: YesNoFact): readonly YesNoFact[] {
  return Object.hasOwn(IMPLIES, fact) ? (IMPLIES[fact] ?? []) : [];
}

/** States that end with a first sale, and until then deny it. */
const BEFORE_FIRST_SALE: readonly State[] = ["unpaid", "freeUsers", "silent"];

export function withImplied(facts: readonly YesNoFact[]): ReadonlySet<YesNoFact> {
  const all = new Set(facts);
  // What is added meanwhile is visited too.
  for (const fact of all) for (const implied of impliedBy(fact)) all.add(implied);
  if (all.has("firstSale")) for (const state of BEFORE_FIRST_SALE) all.delete(state);
  if (all.has("soldOut")) all.delete("fewBuyers");
  return all;
}

/** What cannot be, given what is. */
export function deniedBy(yes: ReadonlySet<YesNoFact>): readonly YesNoFact[] {
  return BEFORE_FIRST_SALE.some((state) => yes.has(state)) ? ["firstSale"] : [];
}
