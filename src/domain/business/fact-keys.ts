/** What a business has reached. Each is a milestone of at least one way; "yes", "no" or not known. */
export const MILESTONES = [
  "talked",
  "offer",
  "made",
  "tried",
  "cost",
  "price",
  "wanted",
  "supply",
  "helpers",
  "place",
  "rules",
  "permit",
  "registered",
  "insured",
  "terms",
  "account",
  "proof",
  "page",
  "payable",
  "delivery",
  "opening",
  "published",
  "users",
  "firstSale",
  "gathering",
  "reviews",
  "channel",
  "rhythm",
  "audience",
  "repeat",
  "tenSales",
  "numbers",
  "steady",
  "capacity",
  "process",
  "priceRaised",
  "keep",
  "second",
  "helper",
  "reserve",
] as const;

/** How things stand at the moment; "yes", "no" or not known. */
export const STATES = [
  "soldOut",
  "churn",
  "silent",
  "regulated",
  "noBudget",
  "alone",
  "anonymous",
  "shy",
  "unpaid",
  "fewBuyers",
  "stock",
  "freeUsers",
  "oneClient",
  "noShows",
  "latePay",
  "scopeCreep",
  "returns",
  "supportLoad",
  "dateSet",
  "tooCheap",
  "tooDear",
  "smallBatch",
  "fees",
  "badWords",
  "seasonal",
  "unanswered",
  "unsigned",
  "untested",
  "unsure",
  "hurting",
  "failing",
  "afraid",
  "hotLead",
  "lostClient",
  "bigOrder",
  "offered",
  "askedFree",
  "priceOpen",
  "raiseFear",
  "blocked",
  "rival",
  "splitUp",
  "sourceGone",
  "equipment",
  "lookers",
  "costsRose",
  "postage",
  "homeLimit",
  "oldPrice",
  "polishing",
  "onlyYou",
  "noRepeat",
  "hiddenProof",
  "muddle",
  "askedMore",
  "placeEnds",
  "scattered",
  "jobLimit",
  "oneSource",
  "otherBuyers",
  "lawDoubt",
  "tooLong",
  "copied",
  "restart",
] as const;

/** States that are taken up in the person's own words, in the order in which a coach would take them up. */
export const TOLD_STATES = [
  "offered",
  "bigOrder",
  "askedFree",
  "askedMore",
  "hotLead",
  "failing",
  "lostClient",
  "noShows",
  "blocked",
  "lawDoubt",
  "placeEnds",
  "soldOut",
  "equipment",
  "splitUp",
  "sourceGone",
  "copied",
  "latePay",
  "badWords",
  "returns",
  "churn",
  "polishing",
  "stock",
  "scopeCreep",
  "tooLong",
  "priceOpen",
  "unpaid",
  "oldPrice",
  "raiseFear",
  "tooCheap",
  "tooDear",
  "costsRose",
  "fees",
  "postage",
  "silent",
  "lookers",
  "freeUsers",
  "noRepeat",
  "oneClient",
  "oneSource",
  "otherBuyers",
  "rival",
  "onlyYou",
  "supportLoad",
  "muddle",
  "scattered",
  "hurting",
  "homeLimit",
  "jobLimit",
  "hiddenProof",
  "restart",
  "seasonal",
  "unsigned",
  "unanswered",
  "untested",
  "unsure",
  "afraid",
] as const satisfies readonly State[];

/** What the business is, in words. */
export const WORD_FACTS = ["model", "sells", "buyers", "soldAt"] as const;

/** Figures of the business, in the person's currency or minutes: what sums are made from. */
export const FIGURE_FACTS = [
  "unitCost",
  "unitPrice",
  "unitMinutes",
  "monthlyCosts",
  "hourlyWage",
  "monthlyTarget",
] as const;

/** Numbers that a person reports; each report is kept, and reports of sales add up. */
export const NUMBER_FACTS = ["sales", "userCount", "subscribers", "hoursAtMost", ...FIGURE_FACTS] as const;

/** What was told, in the person's own words, to be quoted. */
export const QUOTED_FACTS = TOLD_STATES.map((state): QuotedFact => `${state}Said`);

/** Whom it is about, in words that fit after "write to": "the dental clinic", "the nine who left". */
export const PARTY_FACTS = TOLD_STATES.map((state): PartyFact => `${state}By`);

/** What was said of stock, price, people waiting, a coming date, an answer that is due, and what was told, in words that fit into a sentence. */
export const SAID_FACTS = [
  "inStock",
  "waiting",
  "priceSaid",
  "dateSaid",
  "answerBy",
  ...QUOTED_FACTS,
  ...PARTY_FACTS,
] as const;

export type Milestone = (typeof MILESTONES)[number];
export type State = (typeof STATES)[number];
export type ToldState = (typeof TOLD_STATES)[number];
export type QuotedFact = `${ToldState}Said`;
export type PartyFact = `${ToldState}By`;
export type WordFact = (typeof WORD_FACTS)[number];
export type FigureFact = (typeof FIGURE_FACTS)[number];
export type NumberFact = (typeof NUMBER_FACTS)[number];
export type YesNoFact = Milestone | State;
export type FactKey = YesNoFact | WordFact | NumberFact | (typeof SAID_FACTS)[number];

export const YES_NO_FACTS: readonly YesNoFact[] = [...MILESTONES, ...STATES];

/** Where a fact came from. */
export const FACT_SOURCES = ["description", "quest", "note", "mentor", "profile", "stage", "money"] as const;
export type FactSource = (typeof FACT_SOURCES)[number];
