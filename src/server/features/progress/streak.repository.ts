import { sql } from "kysely";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import type { SchedulePeriod, StreakHistory } from "#domain/progress/streak.ts";
import { type CountedDay, skippedDates } from "#domain/progress/streak-day.ts";
import type { Handle, Tx } from "#server/platform/db/handles.ts";
import { prepare } from "#server/platform/db/prepared.ts";

/** Ten years: a streak is recomputed from its whole history, which stays small per person. */
const MAX_DAYS = 3_660;

export interface StoredHistory {
  readonly history: StreakHistory;
  readonly latest: CountedDay | undefined;
  readonly lastRepairOn: CalendarDay | null;
}

/** What the columns of `historyColumns` hold; times are text in JSON. */
export interface HistoryColumns {
  readonly active: readonly CalendarDay[];
  readonly skipped: readonly DayRow[] | null;
  readonly latest: DayRow | null;
  readonly repaired: readonly { readonly day: CalendarDay; readonly on: CalendarDay }[] | null;
  readonly periods: readonly SchedulePeriod[] | null;
}

export interface DayRow {
  readonly day: CalendarDay;
  readonly lastAt: string | null;
  readonly zone: string | null;
  readonly skipped: number;
}

/** A row of `active_days d` as JSON. */
export const DAY_AS_JSON = sql`json_build_object('day', d.day, 'lastAt', d.last_at, 'zone', d.time_zone, 'skipped', d.skipped)`;

/** A person's whole history in one row: columns of a statement that may select more. */
export const historyColumns = (userId: string) => sql`
  to_json(array(select day from active_days where user_id = ${userId} order by day desc limit ${MAX_DAYS}::int)) as active,
  (select json_agg(${DAY_AS_JSON}) from active_days d where user_id = ${userId} and skipped > 0) as skipped,
  (select ${DAY_AS_JSON} from active_days d where user_id = ${userId} order by day desc limit 1) as latest,
  (select json_agg(json_build_object('day', day, 'on', repaired_on)) from repaired_days where user_id = ${userId}) as repaired,
  (select json_agg(json_build_object('from', from_day, 'weekdays', weekdays) order by from_day)
   from schedule_periods where user_id = ${userId}) as periods`;

const selectHistory = prepare(
  (_db, { userId }: { userId: string }) => sql<HistoryColumns>`select ${historyColumns(userId)}`,
);

export async function readHistory(db: Handle, userId: string): Promise<StoredHistory> {
  const [row] = await selectHistory(db, { userId });
  if (!row) throw new Error("A select without a table has one row");
  return historyOf(row);
}

export function historyOf({ active, skipped, latest, repaired, periods }: HistoryColumns): StoredHistory {
  return {
    history: {
      activeDays: active,
      repairedDays: (repaired ?? []).map(({ day }) => day),
      skippedDays: (skipped ?? []).flatMap(({ day, skipped }) => skippedDates(day, skipped)),
      schedule: periods ?? [],
    },
    latest: (latest ? [latest] : []).flatMap(countedDay)[0],
    lastRepairOn: (repaired ?? []).reduce<CalendarDay | null>(
      (last, { on }) => (last && last > on ? last : on),
      null,
    ),
  };
}

/** Days from before completions kept their time have none, and are left out. */
export function countedDay({ day, lastAt, zone, skipped }: DayRow): CountedDay[] {
  return lastAt && zone ? [{ day, lastAt: new Date(lastAt), zone, skipped }] : [];
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
