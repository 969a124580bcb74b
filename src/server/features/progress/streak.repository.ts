import type { Selectable } from "kysely";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import type { StreakHistory } from "#domain/progress/streak.ts";
import { type CountedDay, skippedDates } from "#domain/progress/streak-day.ts";
import type { Handle, Tx } from "#server/platform/db/handles.ts";
import type { Schema } from "#server/platform/db/tables/schema.ts";

/** Ten years: a streak is recomputed from its whole history, which stays small per person. */
const MAX_DAYS = 3_660;

/** Active days around a completion: its date, two after, two before, and the one before a longer pause. */
const NEAR_DAYS = 6;

export async function readHistory(
  db: Handle,
  userId: string,
): Promise<{ history: StreakHistory; latest: CountedDay | undefined; lastRepairOn: CalendarDay | null }> {
  const active = await latestDays(db, userId, MAX_DAYS).execute();
  const repaired = await db
    .selectFrom("repaired_days")
    .select(["day", "repaired_on"])
    .where("user_id", "=", userId)
    .orderBy("day", "desc")
    .limit(MAX_DAYS)
    .execute();
  const periods = await db
    .selectFrom("schedule_periods")
    .select(["from_day", "weekdays"])
    .where("user_id", "=", userId)
    .orderBy("from_day")
    .limit(MAX_DAYS)
    .execute();
  return {
    history: {
      activeDays: active.map(({ day }) => day),
      repairedDays: repaired.map(({ day }) => day),
      skippedDays: active.flatMap(({ day, skipped }) => skippedDates(day, skipped)),
      schedule: periods.map(({ from_day: from, weekdays }) => ({ from, weekdays })),
    },
    latest: active.slice(0, 1).flatMap(countedDay)[0],
    lastRepairOn: repaired.reduce<CalendarDay | null>(
      (last, { repaired_on: on }) => (last && last > on ? last : on),
      null,
    ),
  };
}

/** The last few active days up to `to`, with their latest completion. */
export async function listCounted(tx: Tx, userId: string, to: CalendarDay): Promise<CountedDay[]> {
  const rows = await latestDays(tx, userId, NEAR_DAYS).where("day", "<=", to).execute();
  return rows.flatMap(countedDay);
}

function latestDays(db: Handle, userId: string, limit: number) {
  return db
    .selectFrom("active_days")
    .select(["day", "last_at", "time_zone", "skipped"])
    .where("user_id", "=", userId)
    .orderBy("day", "desc")
    .limit(limit);
}

type ActiveDayRow = Omit<Selectable<Schema["active_days"]>, "user_id">;

function countedDay({ day, last_at: lastAt, time_zone: zone, skipped }: ActiveDayRow): CountedDay[] {
  return lastAt && zone ? [{ day, lastAt, zone, skipped }] : [];
}

export async function putActiveDay(tx: Tx, userId: string, counted: CountedDay): Promise<void> {
  const latest = { last_at: counted.lastAt, time_zone: counted.zone };
  await tx
    .insertInto("active_days")
    .values({ user_id: userId, day: counted.day, ...latest, skipped: counted.skipped })
    .onConflict((conflict) => conflict.columns(["user_id", "day"]).doUpdateSet(latest))
    .execute();
}

export async function addRepairedDays(
  tx: Tx,
  userId: string,
  days: readonly CalendarDay[],
  on: CalendarDay,
): Promise<void> {
  await tx
    .insertInto("repaired_days")
    .values(days.map((day) => ({ user_id: userId, day, repaired_on: on })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function saveStreak(
  db: Handle,
  userId: string,
  days: number,
  checkedDay: CalendarDay,
): Promise<void> {
  await db
    .updateTable("users")
    .set({ weekly_streak: days, streak_checked_day: checkedDay })
    .where("id", "=", userId)
    .execute();
}
