import { SECONDS_PER_HOUR } from "../general/durations.ts";
import type { Currency } from "./currencies.ts";
import type { Month } from "./months.ts";

export const MONEY_KINDS = ["income", "expense"] as const;
export type MoneyKind = (typeof MONEY_KINDS)[number];

export const WHAT_MAX_LENGTH = 120;
/** Entries of one person, removed ones included. */
export const ENTRIES_MAX = 20_000;

/** A sum of entries of one kind in one currency. */
export interface KindSum {
  readonly kind: MoneyKind;
  readonly currency: Currency;
  readonly amount: number;
}

/** What came in, what went out and what is left, in one currency. */
export interface Balance {
  readonly currency: Currency;
  readonly income: number;
  readonly expense: number;
  readonly profit: number;
}

/** A balance for each currency, those with the most entries' money first; currencies are never added up. */
export function balancesOf(sums: readonly KindSum[]): Balance[] {
  const byCurrency = new Map<Currency, { income: number; expense: number }>();
  for (const { kind, currency, amount } of sums) {
    const known = byCurrency.get(currency) ?? { income: 0, expense: 0 };
    byCurrency.set(currency, { ...known, [kind]: known[kind] + amount });
  }
  return [...byCurrency]
    .map(([currency, { income, expense }]) => ({ currency, income, expense, profit: income - expense }))
    .sort((a, b) => (a.currency < b.currency ? -1 : 1));
}

/** The currency that comes first on screens: the one of the goal, else of the latest entry. */
export function mainCurrency(goal: Currency | null, latest: Currency | null): Currency {
  return goal ?? latest ?? "usd";
}

export interface Goal {
  readonly currency: Currency;
  /** The first month for which it holds. */
  readonly from: Month;
  /** 0 means that from then on there is none. */
  readonly amount: number;
}

/** The goal of a month: the latest that began by then. Null if there is none. */
export function goalOf(goals: readonly Goal[], currency: Currency, month: Month): number | null {
  const begun = goals.filter((goal) => goal.currency === currency && goal.from <= month);
  const last = begun.reduce<Goal | null>((a, b) => (a === null || b.from > a.from ? b : a), null);
  return last && last.amount > 0 ? last.amount : null;
}

/** Below this, a figure per hour would say more about chance than about the work. */
export const LEAST_TRACKED_SEC = SECONDS_PER_HOUR;

/** Minor units of profit for each tracked hour; null if less than an hour was tracked. */
export function profitPerHour(profit: number, trackedSec: number): number | null {
  if (trackedSec < LEAST_TRACKED_SEC) return null;
  const perHour = Math.round((Math.abs(profit) * SECONDS_PER_HOUR) / trackedSec);
  return profit < 0 && perHour > 0 ? -perHour : perHour;
}
