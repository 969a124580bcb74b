import { csvText } from "../general/csv.ts";
import { plainAmount } from "./amounts.ts";
import { type FileEntry, fileRows } from "./money-file.ts";
import type { Balance } from "./money-sums.ts";

interface YearSums {
  readonly total: Balance;
  readonly months: readonly (Balance & { readonly month: string })[];
}

const SUMS_HEAD = ["Month", "In", "Out", "Currency"] as const;

/** A year for the tax adviser: every entry, oldest first, then each currency's sums by month and for the year. */
export function yearCsv(
  year: number,
  entries: readonly (FileEntry & { readonly questTitle: string | null })[],
  currencies: readonly YearSums[],
): string {
  const ofYear = entries.filter(({ day }) => day.startsWith(`${year}-`));
  const oldestFirst = ofYear.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const sums = currencies.flatMap(({ total, months }) => [
    [],
    SUMS_HEAD,
    ...months.map((month) => sumRow(month.month, month)),
    sumRow(String(year), total),
  ]);
  return csvText([...fileRows(oldestFirst), ...sums]);
}

/** What is left is not written: below zero it would look like a formula, and is kept from spreadsheets as text. */
function sumRow(name: string, { income, currency, expense }: Balance) {
  return [name, plainAmount(income, currency), plainAmount(expense, currency), currency.toUpperCase()];
}
