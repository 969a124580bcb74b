import {
  type FigureView,
  type RangeView,
  type RevenueView,
  revenueSchema,
} from "#contracts/console/revenue.ts";
import { type Range, type RangeSteps, rangeSteps } from "#domain/analytics/ranges.ts";
import * as figures from "#domain/analytics/revenue.ts";
import { picturePath } from "#domain/avatars/picture-type.ts";
import { MONTHLY_PRICE, UNPAID_GRACE_DAYS } from "#domain/billing/subscription.ts";
import { type CalendarDay, calendarDay, dayAt, instantOf } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import type { Context } from "#server/platform/context.ts";
import type { Databases } from "#server/platform/db/databases.ts";
import type { Db } from "#server/platform/db/handles.ts";
import { hasDemoPeople } from "../demo-people.repository.ts";
import { type Figures, keepFigures } from "../kept/kept-figures.service.ts";
import * as ledger from "./revenue.repository.ts";

const TRIALS_SHOWN = 6;
const FAILED_SHOWN = 5;
const COHORT_MONTHS = 6;

export interface RevenueDeps {
  readonly database: Databases;
  readonly payments: { readonly isTest: boolean };
}

/** The console's revenue. Only money of the mode in use counts: live money, or test money. */
export function createRevenue(deps: RevenueDeps) {
  const read = keepFigures(deps.database, revenueFigures(deps));
  return ({ now, actor }: Context, range: Range): Promise<RevenueView> =>
    read({ range, zone: actor.user.time_zone }, now);
}

export function revenueFigures({
  payments: { isTest },
}: Pick<RevenueDeps, "payments">): Figures<RevenueView> {
  return {
    kind: isTest ? "revenue, test money" : "revenue",
    compute: (db, now, asked) => readRevenue(db, { now, isTest, ...asked }),
    read: (body) => revenueSchema.safeParse(body).data,
  };
}

interface Asked {
  readonly now: Date;
  readonly zone: string;
  readonly range: Range;
  readonly isTest: boolean;
}

/** Three periods: churn and conversion of each step look back over one. */
const PERIODS = 3;

export async function readRevenue(db: Db, asked: Asked): Promise<RevenueView> {
  const { now, isTest } = asked;
  const inDays = (days: number) => new Date(now.getTime() + days * MS_PER_DAY);
  const [money, waiting, failed, ending, next, plans, cohorts, isDemo] = await Promise.all([
    readMoney(db, asked),
    ledger.sumWaiting(db, isTest),
    ledger.listWaiting(db, isTest, FAILED_SHOWN),
    ledger.countEnding(db, { now, in3Days: inDays(3), in7Days: inDays(7), isTest }),
    ledger.listEnding(db, { now, weekAgo: inDays(-7), isTest, limit: TRIALS_SHOWN }),
    ledger.countPlans(db, now),
    readCohorts(db, asked),
    hasDemoPeople(db),
  ]);
  const { accounts, ...byPlan } = plans;
  const known = byPlan.subscribed + byPlan.trial + byPlan.trialEnded + byPlan.legacy;
  return {
    ...viewRange(asked, money.steps),
    isTestMoney: isTest,
    hasDemoPeople: isDemo,
    currency: MONTHLY_PRICE.currency,
    ...money.view,
    waiting,
    trialsEnding: { ...ending, next: next.map((trial) => viewTrial(trial, now)) },
    failedPayments: failed.map(({ id, username, avatarId, amount, failedAt, dueAt }) => ({
      id,
      username,
      profileImageUrl: picturePath(avatarId),
      amount,
      failedAt: failedAt.toISOString(),
      givenUpAt: new Date(dueAt.getTime() + UNPAID_GRACE_DAYS * MS_PER_DAY).toISOString(),
    })),
    accountsByPlan: { ...byPlan, unsubscribed: accounts - known },
    cohorts,
  };
}

/** What changes over time: also read by the overview. */
export async function readMoney(db: Db, { now, zone, range, isTest }: Asked) {
  const steps = rangeSteps(range, now, zone, PERIODS);
  const { edges, count } = steps;
  const [subscriptions, trials, failed] = await Promise.all([
    ledger.groupSubscriptions(db, edges, isTest),
    ledger.groupTrials(db, edges, isTest),
    ledger.countFailed(db, edges, isTest),
  ]);
  const [before, start, end] = [count, 2 * count, 3 * count];
  const at = (edge: number) => figures.subscriptionsAt(subscriptions, edge);
  const failedIn = (from: number, to: number) =>
    failed.reduce((sum, { step, count: times }) => sum + (step > from && step <= to ? times : 0), 0);
  const figure = (value: (edge: number) => number | null, compared = value(start)): FigureView => ({
    value: value(end),
    before: compared,
    series: upTo(count, (index) => value(start + 1 + index)),
    seriesBefore: upTo(count, (index) => value(before + 1 + index)),
  });
  const converted = figures.trialToPaid(trials, start, end);
  const { rate: _, ...churnOf } = figures.churn(subscriptions, start, end);
  return {
    steps,
    view: {
      mrr: figure((edge) => at(edge).amount),
      active: figure((edge) => at(edge).count),
      trials: figure((edge) => figures.trialsAt(trials, edge)),
      trialToPaid: figure((edge) => figures.trialToPaid(trials, edge - count, edge).rate),
      churn: figure((edge) => figures.churn(subscriptions, edge - count, edge).rate),
      failed: {
        value: failedIn(start, end),
        before: failedIn(before, start),
        series: upTo(count, (index) => failedIn(start + index, start + index + 1)),
        seriesBefore: upTo(count, (index) => failedIn(before + index, before + index + 1)),
      },
      trialsOfRange: {
        begun: figures.trialsBegun(trials, start, end),
        ended: converted.of,
        paid: converted.paid,
      },
      churnOf,
      movements: {
        start: at(start).amount,
        ...figures.movements(subscriptions, start, end),
        end: at(end).amount,
      },
    },
  };
}

function upTo<T>(count: number, value: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => value(index));
}

/** The last two periods of the steps: the range and the one before. */
export function viewRange(
  { range, zone, now }: Pick<Asked, "range" | "zone" | "now">,
  steps: RangeSteps,
): RangeView {
  const starts = steps.edges.slice(0, -1).map((edge) => edge.toISOString());
  return {
    range,
    zone,
    steps: starts.slice(-steps.count),
    stepsBefore: starts.slice(-2 * steps.count, -steps.count),
    until: now.toISOString(),
  };
}

function viewTrial({ avatarId, ...trial }: Awaited<ReturnType<typeof ledger.listEnding>>[number], now: Date) {
  return {
    ...trial,
    profileImageUrl: picturePath(avatarId),
    endsAt: trial.endsAt.toISOString(),
    daysLeft: Math.ceil((trial.endsAt.getTime() - now.getTime()) / MS_PER_DAY),
    lastSeenAt: trial.lastSeenAt?.toISOString() ?? null,
  };
}

/** Months of the operator's calendar; the current one so far. */
async function readCohorts(db: Db, { now, zone, isTest }: Asked): Promise<RevenueView["cohorts"]> {
  const firsts = upTo(COHORT_MONTHS, (index) => firstOfMonth(dayAt(now, zone), index + 1 - COHORT_MONTHS));
  const months = firsts.map((day) => instantOf(day, "00:00", zone));
  const ends = [...months.slice(1), now];
  const rows = await ledger.countCohorts(db, { months, ends, isTest });
  const people = (cohort: number, end: number) =>
    rows.find((row) => row.cohort === cohort && row.end === end)?.people ?? 0;
  return firsts.map((day, index) => ({
    month: day.slice(0, 7),
    people: people(index + 1, 0),
    staying: [
      people(index + 1, 0),
      ...upTo(COHORT_MONTHS - index - 1, (later) => people(index + 1, index + later + 2)),
    ],
  }));
}

function firstOfMonth(day: CalendarDay, months: number): CalendarDay {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return calendarDay(date.toISOString().slice(0, 10));
}
