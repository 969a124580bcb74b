import type { MoneyEntryView, MoneyMonthView } from "#contracts/money/money-month.ts";
import { formatMoney } from "#domain/general/money.ts";
import type { Currency } from "#domain/money/currencies.ts";
import { language } from "#web/platform/language/language.ts";
import { t } from "#web/platform/language/text.ts";

export const sumText = (amount: number, currency: Currency) => formatMoney({ amount, currency }, language);

/** "+$38", "−$12.50" */
export function entryAmount({
  kind,
  amount,
  currency,
}: Pick<MoneyEntryView, "kind" | "amount" | "currency">): string {
  return `${kind === "income" ? "+" : "−"}${sumText(amount, currency)}`;
}

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
const MONTH = format({ month: "long" });
const MONTH_OF_YEAR = format({ month: "long", year: "numeric" });
const DAY = format({ weekday: "short", month: "short", day: "numeric" });
const DAY_OF_YEAR = format({ weekday: "short", month: "short", day: "numeric", year: "numeric" });

/** "November" */
export function monthName(month: string): string {
  return MONTH.format(new Date(`${month}-01`));
}

/** "November 2026" */
export function monthText(month: string): string {
  return MONTH_OF_YEAR.format(new Date(`${month}-01`));
}

/** "Tue, Nov 10" */
export function dayText(day: string): string {
  return DAY.format(new Date(day));
}

/** "November", or "November 2025" in another year. */
export function monthWord(month: string, today: string): string {
  return month.slice(0, 4) === today.slice(0, 4) ? monthName(month) : monthText(month);
}

/** "Today", "Tue, Nov 10" */
export function dayWord(day: string, today: string): string {
  if (day === today) return t("Today");
  return day.slice(0, 4) === today.slice(0, 4) ? dayText(day) : DAY_OF_YEAR.format(new Date(day));
}

/** "US Dollar (USD)" */
export function currencyName(currency: Currency): string {
  const code = currency.toUpperCase();
  const name = new Intl.DisplayNames(language, { type: "currency" }).of(code);
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
  return [
    hours > 0 ? t("{hours} h", { hours }) : "",
    rest > 0 || hours === 0 ? t("{minutes} min", { minutes: rest }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}
