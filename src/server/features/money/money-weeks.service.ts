import { addDays, type CalendarDay } from "#domain/general/calendar-day.ts";
import type { Currency } from "#domain/money/currencies.ts";
import { mainCurrency } from "#domain/money/money-sums.ts";
import { monthOf } from "#domain/money/months.ts";
import type { Handle } from "#server/platform/db/handles.ts";
import * as money from "./money.repository.ts";
import { goalCurrency } from "./money-month.service.ts";
import { sumDays } from "./money-sums.repository.ts";

/** What came in during each of these weeks, by their Mondays, in the currency that comes first. */
export async function readWeeklyIncome(
  db: Handle,
  userId: string,
  mondays: readonly CalendarDay[],
): Promise<{ currency: Currency; values: number[] }> {
  const goals = await money.listGoals(db, userId);
  const [last] = await money.listEntries(db, userId, { limit: 1 });
  const month = monthOf(mondays.at(-1) as CalendarDay);
  const currency = mainCurrency(goalCurrency(goals, month), last?.currency ?? null);
  const weeks = await Promise.all(mondays.map((monday) => sumDays(db, userId, monday, addDays(monday, 6))));
  const incomeOf = (sums: (typeof weeks)[number]) =>
    sums.find((sum) => sum.kind === "income" && sum.currency === currency)?.amount ?? 0;
  return { currency, values: weeks.map(incomeOf) };
}
