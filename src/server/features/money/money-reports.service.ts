import type { OutputOf } from "#contracts/endpoint.ts";
import {
  type listMoneyQuests,
  MONEY_QUESTS,
  type MoneyYearView,
  YEAR_WORDS,
} from "#contracts/money/money-reports.ts";
import { groupBy } from "#domain/general/group-by.ts";
import { balancesOf } from "#domain/money/money-sums.ts";
import { monthsOfYear } from "#domain/money/months.ts";
import type { Context } from "#server/platform/context.ts";
import * as sums from "./money-sums.repository.ts";

export async function listMyQuestSums(ctx: Context): Promise<OutputOf<typeof listMoneyQuests>> {
  const rows = await sums.sumQuests(ctx.db, ctx.actor.id, MONEY_QUESTS);
  return [...groupBy(rows, ({ questId }) => questId)].map(([questId, ofQuest]) => ({
    questId,
    title: ofQuest[0]?.title ?? "",
    balances: balancesOf(ofQuest),
  }));
}

/** For features that show quests: what these brought and cost, each currency for itself. */
export async function readBroughtBy(ctx: Context, questIds: readonly string[]) {
  const rows = await sums.sumOfQuests(ctx.db, ctx.actor.id, questIds);
  return new Map(
    [...groupBy(rows, ({ questId }) => questId ?? "")].map(([id, all]) => [id, balancesOf(all)]),
  );
}

export async function showMyYear(ctx: Context, year: number): Promise<MoneyYearView> {
  const [months, words] = await Promise.all([
    sums.sumMonthsOfYear(ctx.db, ctx.actor.id, year),
    sums.sumWordsOfYear(ctx.db, ctx.actor.id, year, YEAR_WORDS),
  ]);
  return {
    year,
    currencies: balancesOf(months).map((total) => {
      const ofCurrency = months.filter(({ currency }) => currency === total.currency);
      const zero = { kind: "income", currency: total.currency, amount: 0 } as const;
      return {
        total,
        months: monthsOfYear(year).flatMap((month) =>
          balancesOf([zero, ...ofCurrency.filter((sum) => sum.month === month)]).map((balance) => ({
            month,
            ...balance,
          })),
        ),
        words: words.filter(({ currency }) => currency === total.currency),
      };
    }),
  };
}
