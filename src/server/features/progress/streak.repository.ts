import type { CalendarDay } from "#domain/calendar-day.ts";
import type { StreakHistory } from "#domain/streak.ts";
import type { CountedDay } from "#domain/streak-day.ts";
import type { Handle, Tx } from "#server/platform/db/handles.ts";

/** Ten years of days: a streak is replayed from its history, and the history of one person stays small. */
const MAX_DAYS = 3_660;

export async function readHistory(
  db: Handle,
  userId: string,
): Promise<StreakHistory & { lastRepairOn: CalendarDay | null }> {
  const active = await db
    .selectFrom("active_days")
    .select("day")
    .where("user_id", "=", userId)
    .orderBy("day", "desc")
    .limit(MAX_DAYS)
    .execute();
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
    activeDays: active.map(({ day }) => day),
    repairedDays: repaired.map(({ day }) => day),
    schedule: periods.map(({ from_day: from, weekdays }) => ({ from, weekdays })),
    lastRepairOn: repaired.reduce<CalendarDay | null>(
      (last, { repaired_on: on }) => (last && last > on ? last : on),
      null,
    ),
  };
}

/** Days that count, from one to the other, with their latest completion. */
export async function listCounted(
  tx: Tx,
  userId: string,
  from: CalendarDay,
  to: CalendarDay,
): Promise<CountedDay[]> {
  const rows = await tx
    .selectFrom("active_days")
    .select(["day", "last_at", "time_zone"])
    .where("user_id", "=", userId)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .execute();
  return rows.flatMap(({ day, last_at: lastAt, time_zone: zone }) =>
    lastAt && zone ? [{ day, lastAt, zone }] : [],
  );
}

export async function putActiveDay(tx: Tx, userId: string, counted: CountedDay): Promise<void> {
  const latest = { last_at: counted.lastAt, time_zone: counted.zone };
  await tx
    .insertInto("active_days")
    .values({ user_id: userId, day: counted.day, ...latest })
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
