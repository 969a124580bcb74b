import { type Amount, readAmounts } from "../amounts.ts";
import { refineAmounts } from "../refine.ts";
import { type CountEntry, type Entry, entriesOf, isPaidOnTop, type MoneyEntry } from "./entries.ts";
import { COST_NOUNS, flowByVerb } from "./flow.ts";
import { linesOf, questionIn } from "./lines.ts";
import { type Rhythm, ratesTold, rhythmAsked } from "./periods.ts";
import { countFor, GENERIC, labelled, Reading, type Term, term } from "./reading.ts";

export interface Ledger {
  readonly income: readonly Term[];
  readonly costs: readonly Term[];
  /** Percent of all that comes in. */
  readonly fees: readonly number[];
  readonly rhythm: Rhythm | null;
  /** How many were sold, and how the person calls one. */
  readonly sold: number;
  readonly thing: string | null;
  /** Bought or made, where that is more than was sold. */
  readonly made: number | null;
}

interface Doubt {
  readonly unclear: Amount | null;
}

const OF_ONE =
  /\b(?:(?:on|from|per|for|of) (?:one|each|every|an?|1) (?!month|week|year|day|season|quarter)\p{L}+|per (?!month|week|year|day|season|quarter|annum)\p{L}+|on it|(?:make|keep|left|earn) (?:on |from )?each)\b/iu;

/** Money that goes back, was lent, or is shared with somebody: whose it is, and of what, a line does not tell. */
const WHOSE =
  /\b(?:refund\p{L}*|returned|cancell?ed|credited|owes?|owed|loan|borrowed|lent|grant|invest\p{L}*|went to|(?:he|she|they|gallery|shop|partner|helper) (?:keeps?|takes?|gets?)|another)\b/iu;
const SOLD_BY_MEASURE = /\b(?:sold|sell|sells|selling)\s(?:about |around )?$/iu;
const BY_THE_HOUR = /\b(?:charge|an hour|per hour|hourly)\b/iu;

/** An amount whose meaning no rule here can tell. */
function unreadable(text: string, amounts: readonly Amount[]): Amount | null {
  if (WHOSE.test(text)) return amounts.at(-1) ?? null;
  return (
    amounts.find(
      ({ kind, before }) =>
        (kind === "measure" && SOLD_BY_MEASURE.test(before)) || (kind === "hours" && BY_THE_HOUR.test(text)),
    ) ?? null
  );
}

/** The amounts of a text, with where they stand. */
export function amountsIn(text: string): Amount[] {
  return refineAmounts(text, readAmounts(text));
}

export function ledgerIn(text: string): Ledger | Doubt {
  return readLedger(text, amountsIn(text), questionIn(text));
}

export function readLedger(text: string, amounts: readonly Amount[], question: string): Ledger | Doubt {
  const unclear = unreadable(text, amounts);
  if (unclear) return { unclear };
  const { rates, spans } = ratesTold(text, amounts);
  const reading = new Reading(rates, rhythmAsked(text, question), OF_ONE.test(text), question);
  let before: Entry | undefined;
  for (const line of linesOf(
    text,
    amounts.filter((amount) => !spans.has(amount)),
  ))
    for (const entry of entriesOf(line, text)) {
      const told = besides(entry, before);
      reading.add(told);
      before = told;
    }
  return reading.unclear ? { unclear: reading.unclear } : assembled(reading);
}

/** What the line before says of this one: "plus 6.50 post", "6 per child and 4 per adult". */
function besides(entry: Entry, before: Entry | undefined): Entry {
  if (entry.type !== "money") return entry;
  if (isPaidOnTop(entry.line, before)) return { ...entry, flow: "in", scope: "each" };
  const isUnnamed = entry.flow === null && entry.count === null && !/\p{L}{2,}/u.test(entry.line.lead);
  const isListed =
    entry.line.tie === "and" ||
    (entry.line.tie === null && before?.type === "money" && before.scope === "total");
  if (!isUnnamed || !isListed || before?.type !== "money" || before.flow === null) return entry;
  if (before.flow === "in" && COST_NOUNS.test(entry.line.text))
    return { type: "unclear", amount: entry.amount };
  const isOpen = entry.scope === "open";
  return { ...entry, flow: before.flow, ...(isOpen && { scope: before.scope, unit: before.unit }) };
}

/** "18 kids at 12, 2 clowns at 50": without a verb, only the first of two things is surely sold. */
function isOtherThing(entry: MoneyEntry, first: MoneyEntry | undefined): boolean {
  if (!first?.count || !entry.count?.noun || entry === first || entry.line.header) return false;
  const isSaid = [entry, first].some(({ line }) => flowByVerb(line.lead + line.text) === "in");
  return !isSaid && entry.count.noun !== first.count.noun;
}

function assembled(reading: Reading): Ledger | Doubt {
  const incomes = incomesOf(reading);
  if (!incomes) return { unclear: reading.unclear };
  const other = incomes.find((entry) => isOtherThing(entry, incomes[0]));
  if (other) return { unclear: other.amount };
  checkNames(incomes, reading);
  const income = incomes.flatMap((entry) => incomeTerm(entry, incomes, reading) ?? []);
  const sold = soldIn(incomes, reading);
  const costs = reading.monies
    .filter((entry) => !incomes.includes(entry))
    .flatMap((entry) => costTerm(entry, income, sold, reading) ?? []);
  checkRhythms(incomes, reading);
  const loose = reading.counts.find((count) => !reading.placed.has(count) && !isInfo(count, reading));
  const unclear = reading.unclear ?? loose?.amount ?? null;
  if (unclear) return { unclear };
  const short = nameOfLoss(income, costs);
  if (short) return { unclear: short };
  const rhythms = [...income, ...costs].map(({ entry }) => entry.rhythm ?? entry.count?.rhythm ?? null);
  const made = reading.counts
    .filter(({ role }) => role === "made")
    .reduce((sum, { amount }) => sum + amount.value, 0);
  return {
    income,
    costs,
    fees: reading.shares.map(({ amount }) => amount.value),
    rhythm: reading.asked ?? rhythms.find((rhythm) => rhythm !== null) ?? null,
    sold,
    thing: thingOf(incomes, reading),
    made: made > sold && sold > 0 ? made : null,
  };
}

/** "gave 20 away", "baked 60", "I have 4 hives", and a number said twice need no place in the sum. */
function isInfo(count: CountEntry, { counts, placed }: Reading): boolean {
  if (count.role === "gone" || count.role === "made") return true;
  if (counts.some((other) => placed.has(other) && other.amount.value === count.amount.value)) return true;
  return /\b(?:i|we) (?:have|keep|own|run|am|are)\s(?:got )?$/iu.test(count.line.lead) && placed.size > 0;
}

/** What is said to come in; else the one sum without a name that is for one of the things counted. */
function incomesOf(reading: Reading): MoneyEntry[] | null {
  const told = reading.monies.filter(({ flow }) => flow === "in");
  if (told.length > 0) return told;
  const unnamed = reading.monies.filter((entry) => {
    const { flow, scope, line, unit } = entry;
    const isNext = reading.order[reading.order.indexOf(entry) - 1]?.type === "count";
    const hasName = /\p{L}{3,}/u.test(line.lead.replace(/\babout\b/iu, ""));
    return flow === null && scope === "each" && (unit !== null || isNext) && !hasName;
  });
  if (unnamed.length === 1) return unnamed;
  return reading.doubt(reading.monies[0]?.amount ?? null);
}

/** "Cake 450, 60 cupcakes at 2.50": a bare name before anything was said to be paid may be an income too. */
function checkNames(incomes: readonly MoneyEntry[], reading: Reading): void {
  const [first] = reading.monies;
  if (first && first.flow === null && !incomes.includes(first)) reading.doubt(first.amount);
}

/** A cost without a rhythm beside a weekly income, asked for the month: nobody said how often it comes. */
function checkRhythms(incomes: readonly MoneyEntry[], reading: Reading): void {
  const comes = incomes.map(
    (entry) => entry.rhythm ?? (entry.count ?? countFor(entry, reading))?.rhythm ?? null,
  );
  const costs = reading.monies.filter((entry) => !incomes.includes(entry));
  const isScaled =
    reading.asked !== null && comes.some((rhythm) => rhythm !== null && rhythm !== reading.asked);
  const isUntimed = reading.asked === null && comes.every((rhythm) => rhythm === null);
  for (const { scope, rhythm, amount } of costs) {
    if (isScaled && rhythm === null && scope === "open") reading.doubt(amount);
    if (isUntimed && rhythm !== null) reading.doubt(amount);
  }
}

/** A loss that hangs on a sum without a verb: it may have been meant as income. */
function nameOfLoss(income: readonly Term[], costs: readonly Term[]): Amount | null {
  const add = (terms: readonly Term[]) => terms.reduce((sum, { value }) => sum + value, 0);
  if (add(income) >= add(costs)) return null;
  return costs.find(({ entry }) => entry.flow === null && entry.line.header === null)?.entry.amount ?? null;
}

function incomeTerm(entry: MoneyEntry, incomes: readonly MoneyEntry[], reading: Reading): Term | null {
  const { amount, scope } = entry;
  if (scope === "total") return term(entry, null, 1, reading);
  if (entry.count) {
    if (scope === "open") return reading.doubt(amount);
    return term(entry, entry.count, 1, reading);
  }
  if (scope === "open" && incomes.length > 1) return reading.doubt(amount);
  const count = countFor(entry, reading) ?? incomes.find((other) => other.count)?.count ?? null;
  if (count) return term(entry, count, 1, reading);
  const isWhole = scope === "open" && reading.counts.length === 0;
  return isWhole || (reading.isOfOne && reading.counts.length === 0)
    ? term(entry, null, 1, reading)
    : reading.doubt(amount);
}

function soldIn(incomes: readonly MoneyEntry[], reading: Reading): number {
  const counts = new Set(
    incomes.flatMap((entry) =>
      entry.scope === "total" ? [] : (entry.count ?? countFor(entry, reading) ?? []),
    ),
  );
  return [...counts].reduce((sum, { amount }) => sum + amount.value, 0);
}

const FOR_ALL =
  /\b(?:rent|insurance|stall|stand|booth|pitch|table|petrol|fuel|diesel|parking|tolls?|van|hosting|software|licen[cs]e|wages?|staff|helper|assistant|electricity|website|studio|room|hall|venue|storage|garage|service|tyres|accountant|permit|hotel|train|bus|ads?|advertising|machine|tools?|hire|band|dj|pianist|guide|driver|gas)\b/iu;
const FOR_ONE_PIECE = /\b(?:postage|shipping|packaging|ingredients?|label|labels)\b/iu;

function costTerm(entry: MoneyEntry, income: readonly Term[], sold: number, reading: Reading): Term | null {
  const { scope, count, amount } = entry;
  if (count) {
    if (scope === "each") return term(entry, count, 1, reading);
    const isForAll = scope === "total" || amount.value > Math.max(count.amount.value, priceIn(income));
    if (!isForAll) return reading.doubt(amount);
    reading.placed.add(count);
    return term(entry, null, 1, reading);
  }
  if (scope === "each") return eachTerm(entry, sold, reading);
  if (scope === "total" || entry.rhythm !== null) return term(entry, null, 1, reading);
  return sold === 0 ? term(entry, null, 1, reading) : openTerm(entry, priceIn(income), sold, reading);
}

/** A cost of which the words say neither "each" nor "in all". */
function openTerm(entry: MoneyEntry, price: number, sold: number, reading: Reading): Term | null {
  const { amount } = entry;
  if (isToldOfOne(entry, price, reading)) return eachTerm(entry, sold, reading);
  const isOften = reading.counts.some(({ rhythm, role }) => rhythm !== null && role === "sold");
  const isForAll = FOR_ALL.test(entry.line.text);
  if (isOften && isForAll && amount.value <= price / 2) return reading.doubt(amount);
  if (isForAll || amount.value >= price) return term(entry, null, 1, reading);
  const isSmall = amount.value <= price / 2 && amount.value * 100 < price * sold;
  return isSmall && FOR_ONE_PIECE.test(entry.line.text)
    ? eachTerm(entry, sold, reading)
    : reading.doubt(amount);
}

/** "I charge 45 for a repair, petrol is 5. I do 20 a month": said in one breath with the price of one. */
function isToldOfOne({ line, amount }: MoneyEntry, price: number, { monies, counts }: Reading): boolean {
  const isBeside = (other: { readonly line: { readonly sentence: number } }) =>
    other.line.sentence === line.sentence;
  const isPriced = monies.some(
    (other) => isBeside(other) && other.flow === "in" && other.scope === "each" && other.count === null,
  );
  return isPriced && !counts.some(isBeside) && amount.value <= price / 2;
}

const POSTED = /\b(?:postage|shipping|courier|post|delivery)\b/iu;

function soldCounts({ monies }: Reading): CountEntry[] {
  return monies.flatMap(({ flow, count }) => (flow === "in" && count ? count : []));
}

const countOf = (counts: readonly CountEntry[]) => counts.reduce((sum, { amount }) => sum + amount.value, 0);

/** "Baked 60, sold 52, 1.20 each" or "gave 5 away, each cost 4": those that were not sold may have cost it too. */
function isOfUnsold(entry: MoneyEntry, { counts, monies }: Reading): boolean {
  if (POSTED.test(entry.line.text)) return false;
  const made = counts.filter(({ role }) => role === "made");
  const isGiven = counts.some(({ role }) => role === "gone");
  return (
    made.some(({ line }) => !monies.some((money) => money.line === line)) || (isGiven && made.length === 0)
  );
}

function eachTerm(entry: MoneyEntry, sold: number, reading: Reading): Term | null {
  const isAlone = reading.isOfOne || reading.counts.length === 0;
  if (sold === 0) return isAlone ? term(entry, null, 1, reading) : reading.doubt(entry.amount);
  const sales = soldCounts(reading);
  if (isOfUnsold(entry, reading) || (entry.line.isAside && sales.length > 1))
    return reading.doubt(entry.amount);
  const same = entry.unit ? sales.filter(({ noun }) => noun === entry.unit) : [];
  const count = same.length > 1 ? null : (labelled(entry, reading) ?? countFor(entry, reading));
  return count ? term(entry, count, 1, reading) : termOfAll(entry, same.length > 1 ? same : sales, reading);
}

/** "12 per guest" beside two prices for guests, "6 each" beside two things that were sold. */
function termOfAll(entry: MoneyEntry, sales: readonly CountEntry[], reading: Reading): Term | null {
  const isForThose = entry.unit === null || GENERIC.test(entry.unit) || sales[0]?.noun === entry.unit;
  const isTimed = sales.some(({ rhythm }) => rhythm !== null);
  return sales.length > 1 && isForThose && !isTimed
    ? term(entry, null, countOf(sales), reading)
    : reading.doubt(entry.amount);
}

function priceIn(income: readonly Term[]): number {
  return Math.max(0, ...income.map(({ entry }) => entry.amount.value));
}

function thingOf(incomes: readonly MoneyEntry[], reading: Reading): string | null {
  const nouns = incomes.map(
    (entry) => entry.count?.noun ?? entry.unit ?? countFor(entry, reading)?.noun ?? null,
  );
  return new Set(nouns).size === 1 ? (nouns[0] ?? null) : null;
}
