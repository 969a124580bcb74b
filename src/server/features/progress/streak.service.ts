import type { OutputOf } from "#contracts/endpoint.ts";
import type { getStreakCalendar, StreakView } from "#contracts/progress.ts";
import { addDays, type CalendarDay, dayAt } from "#domain/general/calendar-day.ts";
import { availableWeekdays, type WeeklySchedule } from "#domain/onboarding/weekly-schedule.ts";
import {
  daysToNextToken,
  offerRepair,
  REST_TOKENS_MAX,
  type Streak,
  type StreakHistory,
} from "#domain/progress/streak.ts";
import { streakCalendar } from "#domain/progress/streak-calendar.ts";
import type { CountedDay } from "#domain/progress/streak-day.ts";
import { streakNow, withCounted } from "#domain/progress/streak-now.ts";
import { noteActivity } from "#server/features/activity/activity.service.ts";
import { lockMyTotal } from "#server/features/xp/awards.service.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/db/handles.ts";
import type { UserRecord } from "#server/platform/db/tables/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import * as streaks from "./streak.repository.ts";

type StreakPerson = Pick<
  UserRecord,
  "id" | "time_zone" | "previous_time_zone" | "time_zone_changed_at" | "weekly_schedule" | "created_at"
>;

interface StreakToday {
  readonly streak: Streak;
  readonly today: CalendarDay;
  readonly history: StreakHistory;
  readonly lastRepairOn: CalendarDay | null;
}

export async function readStreak(db: Handle, person: StreakPerson, now: Date): Promise<StreakToday> {
  return streakOf(await streaks.readHistory(db, person.id), person, now);
}

function streakOf(stored: streaks.StoredHistory, person: StreakPerson, now: Date): StreakToday {
  const { latest, lastRepairOn } = stored;
  const schedule = stored.history.schedule.length > 0 ? stored.history.schedule : [currentSchedule(person)];
  const history = { ...stored.history, schedule };
  const { time_zone: zone, previous_time_zone: previousZone, time_zone_changed_at: changedAt } = person;
  const zones = { zone, previousZone, changedAt };
  return { ...streakNow(history, latest, zones, now), history, lastRepairOn };
}

/** Until a first schedule change is stored, the profile's schedule applies to all days. */
function currentSchedule(person: StreakPerson) {
  const from = dayAt(person.created_at, person.time_zone);
  return { from, weekdays: availableWeekdays(person.weekly_schedule as WeeklySchedule | null) };
}

/** The streak after a completion that counts on this day, and what is new about it. */
export function streakAfter(
  stored: streaks.StoredHistory,
  person: StreakPerson,
  counted: CountedDay,
  now: Date,
) {
  const before = streakOf(stored, person, now).streak;
  const { history, latest } = withCounted(stored.history, stored.latest, counted);
  const { streak, today } = streakOf({ ...stored, history, latest }, person, now);
  return {
    days: streak.days,
    today,
    isStarted: before.days === 0 && streak.days === 1,
    restTokens: streak.restTokens,
    hasNewToken: streak.restTokens > before.restTokens,
  };
}

/** The stored value is valid for the day it was computed on; recomputed once on a new day. */
export async function freshStreakDays(db: Handle, user: UserRecord, now: Date): Promise<number> {
  const today = dayAt(now, user.time_zone);
  if (user.streak_checked_day === today) return user.weekly_streak;
  const { streak } = await readStreak(db, user, now);
  await streaks.saveStreak(db, user.id, streak.days, today);
  return streak.days;
}

export async function viewMyStreak(ctx: Context<Handle>): Promise<StreakView> {
  const { streak, today, lastRepairOn } = await readStreak(ctx.db, ctx.actor.user, ctx.now);
  const repair = offerRepair(streak, today, lastRepairOn);
  return {
    days: streak.days,
    restTokens: streak.restTokens,
    restedYesterday: streak.restedDays.includes(addDays(today, -1)),
    repairRestores: repair.canRepair ? repair.restores : null,
  };
}

export async function viewMyStreakCalendar(
  ctx: Context<Handle>,
): Promise<OutputOf<typeof getStreakCalendar>> {
  const { streak, today, history } = await readStreak(ctx.db, ctx.actor.user, ctx.now);
  const keepsMore = streak.restTokens < REST_TOKENS_MAX;
  return {
    days: streakCalendar(history, streak, today),
    longest: streak.longest,
    nextTokenIn: keepsMore ? daysToNextToken(streak.days) : null,
  };
}

export function repairMyStreak(ctx: Context): Promise<StreakView> {
  return inTransaction(ctx, async (ctx) => {
    // Serialises concurrent repairs.
    await lockMyTotal(ctx);
    const { streak, today, lastRepairOn } = await readStreak(ctx.db, ctx.actor.user, ctx.now);
    const repair = offerRepair(streak, today, lastRepairOn);
    if (!repair.canRepair) throw new AppError("conflict", "There is no streak to repair right now.");
    await streaks.addRepairedDays(ctx.db, ctx.actor.id, repair.days, today);
    await streaks.saveStreak(ctx.db, ctx.actor.id, repair.restores, today);
    await noteActivity(ctx, ctx.actor.id, [{ kind: "streak_repaired", amount: repair.restores }]);
    return viewMyStreak(ctx);
  });
}
