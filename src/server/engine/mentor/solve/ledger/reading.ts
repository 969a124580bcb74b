import type { Amount } from "../amounts.ts";
import { singular } from "../format.ts";
import type { CountEntry, Entry, MoneyEntry, ShareEntry } from "./entries.ts";
import { type Rates, type Rhythm, timesIn } from "./periods.ts";

/** One term of the sum: its factors, and the money they make. */
export interface Term {
  readonly factors: readonly number[];
  readonly value: number;
  readonly entry: MoneyEntry;
  readonly count: CountEntry | null;
}

/** What was read of a message, before it is known how many of each there are. */
export class Reading {
  readonly monies: MoneyEntry[] = [];
  readonly counts: CountEntry[] = [];
  readonly shares: ShareEntry[] = [];
  readonly order: Entry[] = [];
  unclear: Amount | null = null;
  /** Counts that stand in the sum. */
  readonly placed = new Set<CountEntry>();

  constructor(
    readonly rates: Rates,
    readonly asked: Rhythm | null,
    readonly isOfOne: boolean,
    readonly question: string,
  ) {}

  doubt(amount: Amount | null): null {
    this.unclear ??= amount;
    return null;
  }

  add(entry: Entry): void {
    this.order.push(entry);
    if (entry.type === "unclear") this.doubt(entry.amount);
    else if (entry.type === "share") this.shares.push(entry);
    else if (entry.type === "count") this.counts.push(entry);
    else {
      this.monies.push(entry);
      if (entry.count) this.counts.push(entry.count);
    }
  }
}

function timesOf(entry: MoneyEntry, count: CountEntry | null, reading: Reading): number | null {
  const rhythm = entry.rhythm ?? count?.rhythm ?? null;
  const isBoth = entry.rhythm !== null && count?.rhythm && count.rhythm !== entry.rhythm;
  const times = isBoth ? null : timesIn(rhythm, reading.asked ?? onlyRhythm(reading), reading.rates);
  return times === null ? reading.doubt(entry.amount) : times * entry.repeats;
}

/** Where none is asked for: the one rhythm that the amounts share. */
function onlyRhythm({ monies, counts }: Reading): Rhythm | null {
  const all = [...monies, ...counts].flatMap(({ rhythm }) => rhythm ?? []);
  return all[0] ?? null;
}

export const GENERIC = /^(?:head|person|piece|item|unit|one|guest|time|sale|order|each|child|kid)$/iu;

/** The count that money for one goes with: by its name, or the only one there is. */
export function countFor({ unit, line }: MoneyEntry, reading: Reading): CountEntry | null {
  const isOfCost = (count: CountEntry) =>
    reading.monies.some((other) => other.count === count && other.flow !== "in");
  const open = reading.counts.filter(
    (count) => count.role !== "gone" && count.role !== "made" && !isOfCost(count),
  );
  const named = unit ? open.find(({ noun }) => noun !== null && isSame(noun, unit)) : undefined;
  if (named) return named;
  const isOther =
    unit !== null && !GENERIC.test(unit) && !new RegExp(String.raw`\b${unit}`, "iu").test(line.lead);
  const priced = reading.monies.find(({ flow }) => flow === "in");
  const isOfPriced =
    unit !== null && priced !== undefined && new RegExp(String.raw`\b${unit}`, "iu").test(priced.line.text);
  if (isOther && !isOfPriced) return null;
  const sold = open.filter(({ role }) => role === "sold");
  const nested = open.filter(({ isNested }) => isNested);
  for (const list of [nested, sold, open]) if (list.length === 1) return list[0] ?? null;
  return null;
}

function isSame(noun: string, unit: string): boolean {
  return (
    noun === unit || (unit.length > 2 && noun.endsWith(unit)) || (noun.length > 3 && unit.endsWith(noun))
  );
}

/** The factors of a term: how many, of how many, how often. */
export function term(
  entry: MoneyEntry,
  count: CountEntry | null,
  per: number,
  reading: Reading,
): Term | null {
  const outer = count?.isNested ? reading.counts[reading.counts.indexOf(count) - 1] : undefined;
  if (count?.isNested && !outer) return reading.doubt(count.amount);
  const rhythmic = outer ?? count;
  const times = timesOf(entry, rhythmic, reading);
  if (times === null) return null;
  for (const used of [count, outer]) if (used) reading.placed.add(used);
  const factors = [outer?.amount.value, count?.amount.value, times, per].flatMap((each) =>
    each === undefined || each === 1 ? [] : each,
  );
  const value = factors.reduce((product, each) => product * each, entry.amount.value);
  return { factors, value, entry, count };
}

/** "Jars 0.90 each" beside "62 jars at 8 and 10 candles at 6". */
export function labelled({ line }: MoneyEntry, { counts }: Reading): CountEntry | null {
  const words = (line.lead.match(/\p{L}{3,}/gu) ?? []).map((word) => singular(word.toLowerCase()));
  const sold = counts.filter(({ role }) => role === "sold" || role === "plain");
  const found = sold.filter(({ noun }) => noun !== null && words.includes(noun));
  return sold.length > 1 && found.length === 1 ? (found[0] ?? null) : null;
}
