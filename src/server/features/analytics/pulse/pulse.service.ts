import { type PulseView, pulseSchema } from "#contracts/console/pulse.ts";
import type { FigureView } from "#contracts/console/revenue.ts";
import { shareOf } from "#domain/analytics/figures.ts";
import { type Range, type RangeSteps, rangeSteps } from "#domain/analytics/ranges.ts";
import { MONTHLY_PRICE } from "#domain/billing/subscription.ts";
import { addDays, utcDay } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import type { Context } from "#server/platform/context.ts";
import type { Db } from "#server/platform/db/handles.ts";
import { lastDays } from "../dashboard/figures-windows.ts";
import { type Figures, keepFigures } from "../kept/kept-figures.service.ts";
import { countEnding } from "../revenue/revenue.repository.ts";
import { type RevenueDeps, readMoney, viewRange } from "../revenue/revenue.service.ts";
import { areHoursKept } from "../sums/counts.repository.ts";
import * as sums from "./pulse.repository.ts";

/** Days of which `people_activity` knows who was here. */
const KNOWN_DAYS = 62;

export function createPulse(deps: RevenueDeps) {
  const read = keepFigures(deps.database, pulseFigures(deps));
  return ({ now, actor }: Context, range: Range): Promise<PulseView> =>
    read({ range, zone: actor.user.time_zone }, now);
}

export function pulseFigures({ payments: { isTest } }: Pick<RevenueDeps, "payments">): Figures<PulseView> {
  return {
    kind: isTest ? "pulse, test money" : "pulse",
    compute: (db, now, asked) => readPulse(db, { now, isTest, ...asked }),
    read: (body) => pulseSchema.safeParse(body).data,
  };
}

interface Asked {
  readonly now: Date;
  readonly zone: string;
  readonly range: Range;
  readonly isTest: boolean;
}

export async function readPulse(db: Db, asked: Asked): Promise<PulseView> {
  const { now, isTest, range, zone } = asked;
  const steps = rangeSteps(range, now, zone, 2);
  const { edges, count } = steps;
  const inDays = (days: number) => new Date(now.getTime() + days * MS_PER_DAY);
  const [people, visited, newUsers, quests, xp, money, ending] = await Promise.all([
    readPeople(db, asked),
    readVisited(db, asked, steps),
    sums.countNewUsers(db, edges),
    sums.sumQuests(db, edges),
    sums.sumXp(db, edges),
    readMoney(db, asked),
    countEnding(db, { now, in3Days: inDays(3), in7Days: inDays(7), isTest }),
  ]);
  /** Sums of the two periods, and step by step. */
  const over = <Row extends { step: number }>(rows: readonly Row[], pick: (row: Row) => number) => {
    const perStep = Array.from({ length: 2 * count }, (_, index) =>
      rows.reduce((sum, row) => sum + (row.step === index + 1 ? pick(row) : 0), 0),
    );
    const [before, current] = [perStep.slice(0, count), perStep.slice(count)];
    const all = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
    return { series: current, seriesBefore: before, value: all(current), before: all(before) };
  };
  const ratio = (part: FigureView, whole: FigureView): FigureView => ({
    value: shareOf(part.value ?? 0, whole.value ?? 0),
    before: shareOf(part.before ?? 0, whole.before ?? 0),
    series: part.series.map((value, index) => shareOf(value ?? 0, whole.series[index] ?? 0)),
    seriesBefore: part.seriesBefore.map((value, index) =>
      shareOf(value ?? 0, whole.seriesBefore[index] ?? 0),
    ),
  });
  const { sessions } = visited;
  const sessionCount = over(sessions, (row) => row.sessions);
  const generated = over(quests, (row) => row.generated);
  const completed = over(quests, (row) => row.completed);
  const signUps = over(newUsers, (row) => row.count);
  const earned = over(xp, (row) => row.amount);
  const actions = over(sessions, (row) => row.actions);
  const { view } = money;
  return {
    ...viewRange(asked, steps),
    inUtc: viewUtc(asked, visited.areDaysUtc),
    isTestMoney: isTest,
    currency: MONTHLY_PRICE.currency,
    mrr: view.mrr,
    trials: view.trials,
    activeUsers: {
      value: people.active,
      before: people.activeBefore,
      ...(people.steps ?? pickSeries(over(visited.people, (row) => row.people))),
    },
    totalUsers: growing(people.total, signUps),
    retention: people.retention,
    completion: ratio(completed, generated),
    session: ratio(
      over(sessions, (row) => row.seconds),
      sessionCount,
    ),
    xp: { ...earned, value: people.xp },
    basis: {
      activeSubscriptions: view.active.value ?? 0,
      trialsEndingIn7Days: ending.within3Days + ending.within7Days,
      retention: people.retained,
      completion: { generated: generated.value, completed: completed.value },
      sessions: sessionCount.value,
      actionsPerSession: shareOf(actions.value, sessionCount.value),
      xpEarned: earned.value,
      newUsers: signUps.value,
    },
    funnel: {
      trialsStarted: view.trialsOfRange.begun,
      trialsEnded: view.trialsOfRange.ended,
      paid: view.trialsOfRange.paid,
    },
  };
}

/**
 * Sums of visits, step by step. People are counted once a UTC day; sessions by the hour, as long as the hours are
 * kept, so that they follow the zone's days.
 */
async function readVisited(db: Db, { now, range }: Asked, { edges, count }: RangeSteps) {
  if (range === "24h") return { sessions: await sums.sumHours(db, edges), people: [], areDaysUtc: false };
  const today = utcDay(now);
  const from = addDays(today, 1 - 2 * count);
  const [days, hours, areKept] = await Promise.all([
    sums.sumDays(db, from, today),
    sums.sumHours(db, edges),
    // A zone's first day may begin within the UTC day before.
    areHoursKept(db, addDays(from, -1)),
  ]);
  return { sessions: areKept ? hours : days, people: days, areDaysUtc: !areKept };
}

/** The figures that count UTC days, and these days; null where they are the zone's days. */
function viewUtc({ now, range, zone }: Asked, areSessionDaysUtc: boolean): PulseView["inUtc"] {
  if (range === "24h") return null;
  const [ofZone, utc] = [rangeSteps(range, now, zone, 2), rangeSteps(range, now, "UTC", 2)];
  if (utc.edges.every((edge, index) => edge.getTime() === ofZone.edges[index]?.getTime())) return null;
  return {
    range: viewRange({ now, range, zone: "UTC" }, utc),
    figures: ["activeUsers", "retention", ...(areSessionDaysUtc ? (["session"] as const) : [])],
  };
}

const pickSeries = ({ series, seriesBefore }: FigureView) => ({ series, seriesBefore });

/** Totals at the end of each step, from the total now and what was added in each. */
function growing(total: number, added: { series: number[]; seriesBefore: number[] }): FigureView {
  const all = [...added.seriesBefore, ...added.series];
  const totals = all.map((_, index) => total - all.slice(index + 1).reduce((sum, value) => sum + value, 0));
  const count = added.series.length;
  return {
    value: total,
    before: totals[count - 1] ?? total,
    series: totals.slice(count),
    seriesBefore: totals.slice(0, count),
  };
}

/** Who was here, as far back as it is known: a comparison that would need more is null. */
async function readPeople(db: Db, { now, zone, range }: Asked) {
  const { count, edges } = rangeSteps(range, now, zone, 2);
  const start = edges[count] as Date;
  const nothing = { value: null, before: null, series: none(count), seriesBefore: none(count) };
  if (range === "24h") {
    const [seen, visits] = await Promise.all([
      sums.countSeen(db, start),
      sums.readHourlyVisits(db, edges, start),
    ]);
    const perStep = Array.from(
      { length: 2 * count },
      (_, index) => visits.steps.find(({ step }) => step === index + 1)?.people ?? 0,
    );
    const { before, returned } = visits;
    return {
      ...seen,
      activeBefore: before,
      steps: { series: perStep.slice(count), seriesBefore: perStep.slice(0, count) },
      retention: { ...nothing, value: shareOf(returned, before) },
      retained: { before, returned },
    };
  }
  if (2 * count > KNOWN_DAYS) {
    // UTC days, as in the shorter ranges.
    const seen = await sums.countSeen(db, lastDays(count, now).at);
    return {
      ...seen,
      activeBefore: null,
      steps: null,
      retention: nothing,
      retained: { before: 0, returned: 0 },
    };
  }
  const hasEarlier = 3 * count <= KNOWN_DAYS;
  const known = await sums.sumPresence(db, { today: utcDay(now), days: count, hasEarlier });
  const { total, xp, active, before, returned } = known;
  return {
    total,
    xp,
    active,
    activeBefore: before,
    steps: null,
    retention: {
      ...nothing,
      value: shareOf(returned, before),
      before: hasEarlier ? shareOf(known.earlierReturned, known.earlier) : null,
      series: known.daily.map((here) => shareOf(here, before)),
    },
    retained: { before, returned },
  };
}

function none(count: number): null[] {
  return Array.from({ length: count }, () => null);
}
