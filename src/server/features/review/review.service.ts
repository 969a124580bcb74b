import type { InputOf, OutputOf } from "#contracts/endpoint.ts";
import { readNotes } from "#contracts/quests.ts";
import {
  type ClosedReviewView,
  type closeWeek,
  type listReviews,
  REVIEWS_PAGE,
  type ReviewView,
} from "#contracts/review/review.ts";
import { addDays, type CalendarDay, calendarDay, dayAt } from "#domain/general/calendar-day.ts";
import { weeklyHours } from "#domain/onboarding/business-options.ts";
import { availableWeekdays, type WeeklySchedule } from "#domain/onboarding/weekly-schedule.ts";
import { timeSpent } from "#domain/quests/quest-work.ts";
import { type DoneQuest, draftNumbers, draftWins, emptyWeekday } from "#domain/review/draft-review.ts";
import { reviewTime } from "#domain/review/review-week.ts";
import { draftPlan, scheduleAfter } from "#domain/review/week-plan.ts";
import type { Engine } from "#server/engine/draft.ts";
import { changeMySchedule } from "#server/features/accounts/profile.service.ts";
import { readWeeklyIncome } from "#server/features/money/money-weeks.service.ts";
import { freshStreakDays } from "#server/features/progress/streak.service.ts";
import { showMyPath } from "#server/features/quests/path.service.ts";
import { queueWebhooks } from "#server/features/webhooks/queue-webhooks.service.ts";
import { type Actor, type Context, inTransaction } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/db/handles.ts";
import { lockPerson } from "#server/platform/db/lock-person.ts";
import { AppError } from "#server/platform/errors.ts";
import * as reviews from "./review.repository.ts";

/** The figures look back on this many weeks. */
const WEEKS_SHOWN = 3;

/** Whose week is looked back on. */
type Reader = Pick<Context<Handle>, "db" | "now"> & { readonly actor: Pick<Actor, "id" | "user"> };

export async function showMyReview(ctx: Context, engine: Engine): Promise<ReviewView> {
  const streakDays = await freshStreakDays(ctx.db, ctx.actor.user, ctx.now);
  return { ...(await readWeek(ctx, engine)), streakDays };
}

/** The week without the streak. Writes nothing, so it may be read while rows of the person are locked. */
export async function readWeek(ctx: Reader, engine: Engine): Promise<Omit<ReviewView, "streakDays">> {
  const { user } = ctx.actor;
  const schedule = user.weekly_schedule as WeeklySchedule | null;
  const weekdays = availableWeekdays(schedule);
  const today = dayAt(ctx.now, user.time_zone);
  const joined = dayAt(user.created_at, user.time_zone);
  const time = reviewTime(today, weekdays, joined);
  const plan = draftPlan(schedule, weeklyHours(user.time_commitment).max);
  if (!time) return { ...NOTHING, plan };
  const { week } = time;
  const mondays = Array.from({ length: WEEKS_SHOWN }, (_, index) =>
    addDays(week, (index + 1 - WEEKS_SHOWN) * 7),
  );
  const [done, income, path, closed] = await Promise.all([
    readDone(ctx, mondays[0] as CalendarDay, addDays(week, 6)),
    readWeeklyIncome(ctx.db, ctx.actor.id, mondays),
    showMyPath(ctx, engine),
    reviews.findReview(ctx.db, ctx.actor.id, week),
  ]);
  const ofWeek = (monday: CalendarDay) =>
    done.filter(({ day }) => day >= monday && day <= addDays(monday, 6));
  const reached = path.milestones
    .flatMap(({ title, reachedAt }) =>
      reachedAt ? [{ title, day: dayAt(new Date(reachedAt), user.time_zone) }] : [],
    )
    .filter(({ day }) => day >= week && day <= addDays(week, 6));
  const doneDays = done.filter(({ day }) => day >= addDays(week, -7)).map(({ day }) => day);
  return {
    week,
    isInvited: time.isInvited && !closed,
    quests: ofWeek(week).length,
    trackedSec: secondsOf(ofWeek(week)),
    wins: draftWins(ofWeek(week), reached),
    numbers: draftNumbers([
      { kind: "money", ...income },
      { kind: "quests", currency: null, values: mondays.map((monday) => ofWeek(monday).length) },
      { kind: "time", currency: null, values: mondays.map((monday) => secondsOf(ofWeek(monday))) },
    ]).map((number) => ({ ...number, values: [...number.values] })),
    plan,
    emptyWeekday: emptyWeekday(weekdays, doneDays, joined <= addDays(week, -7)),
    closed: closed ? viewClosed(closed) : null,
  };
}

const NOTHING: Omit<ReviewView, "plan" | "streakDays"> = {
  week: null,
  isInvited: false,
  quests: 0,
  trackedSec: 0,
  wins: [],
  numbers: [],
  emptyWeekday: null,
  closed: null,
};

async function readDone(ctx: Reader, from: CalendarDay, to: CalendarDay): Promise<DoneQuest[]> {
  const rows = await reviews.listDone(ctx.db, ctx.actor.id, from, to);
  return rows.map((row) => {
    const notes = readNotes(row.completion_notes);
    return {
      title: row.title,
      day: row.completed_day as CalendarDay,
      xp: row.xp_paid ?? row.xp_reward,
      timeSpentSec: timeSpent(notes?.timeSpentSec, row.worked_sec),
      outcome: notes?.outcome ?? null,
      notes: (notes ? notes.notes : row.completion_notes) || null,
    };
  });
}

const secondsOf = (quests: readonly DoneQuest[]) =>
  quests.reduce((sum, { timeSpentSec }) => sum + (timeSpentSec ?? 0), 0);

type Row = NonNullable<Awaited<ReturnType<typeof reviews.findReview>>>;

export function viewClosed(row: Row): ClosedReviewView {
  return {
    week: row.week,
    wins: row.wins,
    number: row.number ? { ...row.number, values: [...row.number.values] } : null,
    quests: row.quests,
    trackedSec: row.tracked_sec,
    streakDays: row.streak_days,
    hard: row.hard,
    hardText: row.hard_text,
    plan: row.plan,
    closedAt: row.closed_at.toISOString(),
  };
}

/** Figures are taken from the draft of the moment, never from the request. */
export async function closeMyWeek(
  ctx: Context,
  engine: Engine,
  { week, wins, number, hard, hardText, plan }: InputOf<typeof closeWeek>,
): Promise<ReviewView> {
  const draft = await showMyReview(ctx, engine);
  if (draft.closed?.week === week) return draft;
  if (draft.week !== week)
    throw new AppError("conflict", "That week can no longer be closed. Look at the newest one.");
  await inTransaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, ctx.actor.id);
    // Another tab may have closed it since.
    if (await reviews.findReview(ctx.db, ctx.actor.id, week)) return;
    const chosen = draft.numbers.find(({ kind }) => kind === number);
    await reviews.insertReview(ctx.db, {
      user_id: ctx.actor.id,
      week,
      wins: JSON.stringify(wins),
      number: chosen ? JSON.stringify(chosen) : null,
      quests: draft.quests,
      tracked_sec: draft.trackedSec,
      streak_days: draft.streakDays,
      hard,
      hard_text: hardText.trim(),
      plan: JSON.stringify(plan),
      closed_at: ctx.now,
    });
    const { quests, trackedSec, streakDays } = draft;
    const data = { week, quests, trackedSec, streakDays };
    await queueWebhooks(ctx.db, [{ userId: ctx.actor.id, event: "week.reviewed", data }], ctx.now);
    const schedule = ctx.actor.user.weekly_schedule as WeeklySchedule | null;
    const next = scheduleAfter(schedule, draft.plan, plan);
    if (next && next !== schedule) await changeMySchedule(ctx, next);
  });
  const closed = await reviews.findReview(ctx.db, ctx.actor.id, week);
  return { ...draft, isInvited: false, closed: closed ? viewClosed(closed) : null };
}

export async function listMyReviews(
  ctx: Context,
  before: CalendarDay | undefined,
): Promise<OutputOf<typeof listReviews>> {
  const rows = await reviews.listReviews(ctx.db, ctx.actor.id, before, REVIEWS_PAGE);
  const last = rows.length === REVIEWS_PAGE ? rows.at(-1) : undefined;
  return { reviews: rows.map(viewClosed), next: last ? calendarDay(last.week) : null };
}
