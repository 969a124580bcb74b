import type { InputOf } from "#contracts/endpoint.ts";
import type { setMoneyGoal } from "#contracts/money/money.ts";
import type { MoneyMonthView } from "#contracts/money/money-month.ts";
import { readNotes } from "#contracts/quests.ts";
import { dayAt } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import type { Currency } from "#domain/money/currencies.ts";
import { balancesOf, type Goal, goalOf, mainCurrency, profitPerHour } from "#domain/money/money-sums.ts";
import { type Month, monthOf } from "#domain/money/months.ts";
import { timeSpent } from "#domain/quests/quest-work.ts";
import { isRevenue } from "#domain/quests/revenue.ts";
import type { Context } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/db/handles.ts";
import { viewEntry } from "./entry-view.ts";
import * as money from "./money.repository.ts";
import * as sums from "./money-sums.repository.ts";

/** How far back revenue in notes is offered for entering, and how many at once. */
const NOTED_DAYS = 90;
const NOTED_READ = 100;
const NOTED_SHOWN = 5;

export async function showMyMonth(ctx: Context, asked?: Month): Promise<MoneyMonthView> {
  const { id, user } = ctx.actor;
  const today = dayAt(ctx.now, user.time_zone);
  const month = asked ?? monthOf(today);
  const [kindSums, goals, times, [last], years, areSalesTold, noted] = await Promise.all([
    sums.sumMonth(ctx.db, id, month),
    money.listGoals(ctx.db, id),
    sums.listTimes(ctx.db, id, month),
    money.listEntries(ctx.db, id, { limit: 1 }),
    sums.listYears(ctx.db, id),
    money.areSalesTold(ctx.db, id),
    listNoted(ctx.db, id, ctx.now),
  ]);
  const trackedSec = times.reduce((sum, time) => sum + secondsOf(time), 0);
  const currency = mainCurrency(goalCurrency(goals, month), last?.currency ?? null);
  // A currency with a goal has a balance also before its first entry.
  const aimed = goals.map((goal) => goal.currency).filter((code) => goalOf(goals, code, month) !== null);
  const zeros = [currency, ...aimed].map((code) => ({ kind: "income", currency: code, amount: 0 }) as const);
  const balances = balancesOf([...zeros, ...kindSums]).map((balance) => ({
    ...balance,
    goal: goalOf(goals, balance.currency, month),
    perHour: profitPerHour(balance.profit, trackedSec),
  }));
  return {
    month,
    today,
    currency,
    balances: balances.sort((a, b) => Number(b.currency === currency) - Number(a.currency === currency)),
    trackedSec,
    last: last ? viewEntry(last) : null,
    years,
    areSalesTold,
    noted,
  };
}

/** The goal that was set last decides which currency comes first. */
export function goalCurrency(goals: readonly Goal[], month: Month): Currency | null {
  return goals.find(({ currency }) => goalOf(goals, currency, month) !== null)?.currency ?? null;
}

function secondsOf(time: { completion_notes: string | null; worked_sec: number | null }): number {
  return timeSpent(readNotes(time.completion_notes)?.timeSpentSec, time.worked_sec) ?? 0;
}

/** Revenue in notes has no currency, so it is offered and never counted by itself (decision 0045). */
async function listNoted(db: Handle, userId: string, now: Date): Promise<MoneyMonthView["noted"]> {
  const since = new Date(now.getTime() - NOTED_DAYS * MS_PER_DAY);
  const rows = await sums.listWithMetric(db, userId, since, NOTED_READ);
  return rows
    .flatMap(({ id, title, completed_day, completion_notes }) => {
      const metric = readNotes(completion_notes)?.metric;
      if (!metric || !isRevenue(metric) || !completed_day) return [];
      return [{ questId: id, title, day: completed_day, ...metric }];
    })
    .slice(0, NOTED_SHOWN);
}

export async function setMyGoal(
  ctx: Context,
  { currency, amount }: InputOf<typeof setMoneyGoal>,
): Promise<MoneyMonthView> {
  const month = monthOf(dayAt(ctx.now, ctx.actor.user.time_zone));
  await money.setGoal(ctx.db, ctx.actor.id, { currency, month, amount, now: ctx.now });
  return showMyMonth(ctx);
}

export async function setMySettings(ctx: Context, areSalesTold: boolean): Promise<MoneyMonthView> {
  await money.setSalesTold(ctx.db, ctx.actor.id, areSalesTold);
  return showMyMonth(ctx);
}
