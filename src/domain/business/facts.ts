import { MS_PER_DAY } from "../general/durations.ts";
import type { FactKey, FactSource, WordFact, YesNoFact } from "./fact-keys.ts";
import { deniedBy, withImplied } from "./implied.ts";
import { hasFewClients, isModel, type Model } from "./models.ts";

/**
 * Records that are no facts. newBusiness: from here on another business, older facts about the offer no longer
 * count. described: the model and offer that the description spoke of. confirmed: the person has seen what was
 * understood. notYet: a stage that the person does not want to move to. concern: what the person said to have on
 * their mind, by the id of the situation; empty if asked, and nothing was chosen.
 */
export const FACT_MARKS = ["newBusiness", "described", "confirmed", "notYet", "concern"] as const;
export type FactMark = (typeof FACT_MARKS)[number];

const isMark = (key: string): key is FactMark => (FACT_MARKS as readonly string[]).includes(key);

/** One thing that was learned about a business. Records are never changed; a newer one of the same key counts. */
export interface FactRecord {
  readonly key: FactKey | FactMark;
  /** "yes", "no", a whole number, or words. */
  readonly value: string;
  readonly source: FactSource;
  readonly at: Date;
}

export interface Knowledge {
  readonly model: Model;
  /** The record that counts, by key. */
  readonly records: ReadonlyMap<FactKey, FactRecord>;
  readonly yes: ReadonlySet<YesNoFact>;
  readonly no: ReadonlySet<YesNoFact>;
  /** All reported sales, the most within a month, the days between first and last report, and the largest report. */
  readonly sales: {
    readonly total: number;
    readonly bestMonth: number;
    readonly days: number;
    readonly largest: number;
  };
}

/** Facts about the person rather than about the offer: they outlive a change of business. */
const LASTING: readonly FactRecord["key"][] = [
  "registered",
  "account",
  "noBudget",
  "alone",
  "anonymous",
  "shy",
  "hoursAtMost",
];

const MONTH_DAYS = 31;
/** Steady: that many sales over at least two months, or so many in one report that they cannot be the first. */
const STEADY = {
  few: { total: 5, month: 3, atOnce: 10 },
  many: { total: 30, month: 15, atOnce: 30 },
} as const;
const STEADY_DAYS = 60;
const TEN_SALES = { few: 3, many: 10 } as const;
const FEW_BUYERS = 9;
const USERS_REACHED = 10;
const AUDIENCE_REACHED = 100;

/** Folds records, oldest first, into what counts today. `guess` is the model if nobody named one. */
export function knowledgeOf(all: readonly FactRecord[], guess: Model): Knowledge {
  const changedAt = changeOfBusiness(all);
  const counting = all.filter(
    ({ key, at }) => changedAt === null || at >= changedAt || LASTING.includes(key),
  );
  const records = new Map<FactKey, FactRecord>();
  for (const record of counting) if (!isMark(record.key)) records.set(record.key, record);
  const named = records.get("model")?.value ?? guess;
  const model = isModel(named) ? named : guess;
  const sales = countSales(counting);
  const said = (answer: string) =>
    [...records].flatMap(([key, { value }]) => (value === answer ? [key as YesNoFact] : []));
  const proven = provenByNumbers(records, sales, model);
  const told = said("yes").filter((fact) => !isOver(fact, records));
  const workedOn = told.filter((fact) => isOnlyWorkedOn({ records }, fact));
  const implied = withImplied([...told.filter((fact) => !workedOn.includes(fact)), ...proven]);
  const yes = new Set([...implied, ...workedOn]);
  const no = new Set([...said("no"), ...deniedBy(yes)].filter((fact) => !yes.has(fact)));
  return { model, records, yes, no, sales };
}

/** States that a later sale ends: stock goes, a lead is answered, the price was accepted. */
const ENDED_BY_SALE: readonly YesNoFact[] = [
  "stock",
  "tooDear",
  "hotLead",
  "lostClient",
  "bigOrder",
  "priceOpen",
  "lookers",
  "polishing",
];

function isOver(fact: YesNoFact, records: Knowledge["records"]): boolean {
  const [told, sold] = [records.get(fact), records.get("sales")];
  return ENDED_BY_SALE.includes(fact) && told !== undefined && sold !== undefined && sold.at > told.at;
}

/**
 * Milestones that only others can grant, such as a review or a second order. Quests towards them count as work on
 * them, but prove nothing: only a report does.
 */
const GRANTED_BY_OTHERS: ReadonlySet<FactKey> = new Set([
  "wanted",
  "users",
  "reviews",
  "channel",
  "audience",
  "repeat",
  "tenSales",
  "steady",
  "helper",
]);

/** Whether a milestone counts as reached only because its quests were done. */
export function isOnlyWorkedOn({ records }: Pick<Knowledge, "records">, key: FactKey): boolean {
  return GRANTED_BY_OTHERS.has(key) && records.get(key)?.source === "quest";
}

/** When the person changed to another business; null if never. */
export function changeOfBusiness(records: readonly FactRecord[]): Date | null {
  return records.findLast(({ key }) => key === "newBusiness")?.at ?? null;
}

/** Told sales and entered ones are two counts of the same sales: the greater counts, never their sum. */
function countSales(records: readonly FactRecord[]): Knowledge["sales"] {
  const reports = records.filter(({ key }) => key === "sales");
  const told = countReports(reports.filter(({ source }) => source !== "money"));
  const entered = countReports(reports.filter(({ source }) => source === "money"));
  return {
    total: Math.max(told.total, entered.total),
    bestMonth: Math.max(told.bestMonth, entered.bestMonth),
    days: Math.max(told.days, entered.days),
    largest: Math.max(told.largest, entered.largest),
  };
}

function countReports(reports: readonly FactRecord[]): Knowledge["sales"] {
  const sum = (list: readonly FactRecord[]) => list.reduce((total, { value }) => total + Number(value), 0);
  const monthsUpTo = reports.map(({ at: end }) =>
    sum(reports.filter(({ at }) => at <= end && end.getTime() - at.getTime() <= MONTH_DAYS * MS_PER_DAY)),
  );
  const [first, last] = [reports[0], reports.at(-1)];
  return {
    total: sum(reports),
    bestMonth: Math.max(0, ...monthsUpTo),
    days: first && last ? (last.at.getTime() - first.at.getTime()) / MS_PER_DAY : 0,
    largest: Math.max(0, ...reports.map(({ value }) => Number(value))),
  };
}

function provenByNumbers(
  records: Knowledge["records"],
  sales: Knowledge["sales"],
  model: Model,
): readonly YesNoFact[] {
  const size = hasFewClients(model) ? "few" : "many";
  const number = (key: FactKey) => Number(records.get(key)?.value ?? 0);
  const proven: [YesNoFact, boolean][] = [
    ["fewBuyers", sales.total > 0 ? sales.total <= FEW_BUYERS : isFirstSaleOnly(records)],
    ["firstSale", sales.total > 0],
    ["soldOut", records.has("waiting") && (sales.total > 0 || records.get("firstSale")?.value === "yes")],
    ["tenSales", sales.total >= TEN_SALES[size]],
    ["steady", isSteady(sales, STEADY[size])],
    ["users", number("userCount") >= USERS_REACHED],
    ["audience", number("subscribers") >= AUDIENCE_REACHED],
    ["published", number("subscribers") > 0],
    ["made", number("userCount") > 0],
  ];
  return proven.flatMap(([fact, isProven]) => (isProven ? [fact] : []));
}

/** Said without a number. */
function isFirstSaleOnly(records: Knowledge["records"]): boolean {
  const isSaid = (key: FactKey) => records.get(key)?.value === "yes";
  return isSaid("firstSale") && !isSaid("tenSales") && !isSaid("steady") && !isSaid("churn");
}

function isSteady(
  sales: Knowledge["sales"],
  { total, month, atOnce }: { total: number; month: number; atOnce: number },
): boolean {
  if (sales.largest >= atOnce) return true;
  return sales.days >= STEADY_DAYS && sales.total >= total && sales.bestMonth >= month;
}

export function wordOf({ records }: Pick<Knowledge, "records">, key: WordFact): string | null {
  return records.get(key)?.value || null;
}

/** The stages that the person said "not yet" to, for this business. */
export function refusedStages(records: readonly FactRecord[]): ReadonlySet<string> {
  const changedAt = changeOfBusiness(records);
  return new Set(
    records.flatMap(({ key, value, at }) =>
      key === "notYet" && (changedAt === null || at >= changedAt) ? [value] : [],
    ),
  );
}

/** Whether the person has seen what was understood about this business. */
export function isConfirmed(records: readonly FactRecord[]): boolean {
  const changedAt = changeOfBusiness(records);
  return records.some(({ key, at }) => key === "confirmed" && (changedAt === null || at >= changedAt));
}

/** What a description speaks of. */
export interface Described {
  readonly model: Model;
  readonly sells: string | null;
}

const LONG_WORD = /[\p{L}\p{N}]{4,}/gu;

/** Another way to earn money, or an offer that shares no word with the one before. */
export function isOtherBusiness(before: Described, after: Described): boolean {
  if (before.model !== after.model) return true;
  const words = (text: string | null) => (text ?? "").toLowerCase().match(LONG_WORD) ?? [];
  const [was, is] = [words(before.sells), words(after.sells)];
  const stem = (word: string) => word.slice(0, 4);
  return (
    was.length > 0 && is.length > 0 && !was.some((word) => is.some((other) => stem(other) === stem(word)))
  );
}

/** What to keep, given what the description speaks of now: nothing, its first reading, or a change of business. */
export function marksFor(records: readonly FactRecord[], described: Described, now: Date): FactRecord[] {
  const mark: FactRecord = {
    key: "described",
    value: JSON.stringify([described.model, described.sells]),
    source: "description",
    at: now,
  };
  const last = records.findLast(({ key }) => key === "described");
  if (!last) return [mark];
  if (last.value === mark.value) return [];
  const [model, sells] = JSON.parse(last.value) as [Model, string | null];
  if (!isOtherBusiness({ model, sells }, described)) return [mark];
  return [{ key: "newBusiness", value: "yes", source: "description", at: now }, mark];
}
