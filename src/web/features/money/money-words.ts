import type { MoneyEntryView, MoneyMonthView } from "#contracts/money/money-month.ts";
import { formatMoney } from "#domain/general/money.ts";
import { dayText, monthText } from "#domain/logbook/logbook.ts";
import type { Currency } from "#domain/money/currencies.ts";

export const sumText = (amount: number, currency: Currency) => formatMoney({ amount, currency });

/** "+$38", "−$12.50" */
export function entryAmount({
  kind,
  amount,
  currency,
}: Pick<MoneyEntryView, "kind" | "amount" | "currency">): string {
  return `${kind === "income" ? "+" : "−"}${sumText(amount, currency)}`;
}

/** "November", or "November 2025" in another year. */
export function monthWord(month: string, today: string): string {
  const text = monthText(month);
  return month.slice(0, 4) === today.slice(0, 4) ? text.replace(/ \d{4}$/u, "") : text;
}

/** "Today", "Tue, Nov 10" */
export function dayWord(day: string, today: string): string {
  if (day === today) return "Today";
  return day.slice(0, 4) === today.slice(0, 4) ? dayText(day) : `${dayText(day)}, ${day.slice(0, 4)}`;
}

/** "US Dollar (USD)" */
export function currencyName(currency: Currency): string {
  const code = currency.toUpperCase();
  const name = new Intl.DisplayNames("en", { type: "currency" }).of(code);
  return name && name !== code ? `${code}, ${name}` : code;
}

/** The balance of the currency that comes first. */
export function mainBalance({ balances, currency }: MoneyMonthView): MoneyMonthView["balances"][number] {
  const zero = { currency, income: 0, expense: 0, profit: 0, goal: null, perHour: null };
  return balances.find((balance) => balance.currency === currency) ?? zero;
}

/** "2 h 10 min" of work. */
export function hoursText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : "", rest > 0 || hours === 0 ? `${rest} min` : ""]
    .filter(Boolean)
    .join(" ");
}
