import type { CalendarDay } from "#domain/general/calendar-day.ts";
import type { Weekday } from "#domain/onboarding/weekly-schedule.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import type { UserRecord } from "#server/platform/db/tables/schema.ts";
import { USER_COLUMNS } from "#server/platform/db/user-columns.ts";

export function lockUser(tx: Tx, id: string): Promise<UserRecord> {
  return tx
    .selectFrom("users")
    .select(USER_COLUMNS)
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Sets the weekdays that count from this day on.
 * Replaces later periods, which a zone further east can create.
 */
export async function putSchedulePeriod(
  tx: Tx,
  userId: string,
  from: CalendarDay,
  weekdays: readonly Weekday[],
): Promise<void> {
  await tx
    .deleteFrom("schedule_periods")
    .where("user_id", "=", userId)
    .where("from_day", ">=", from)
    .execute();
  await tx
    .insertInto("schedule_periods")
    .values({ user_id: userId, from_day: from, weekdays: [...weekdays] })
    .execute();
}

export async function deleteSchedulePeriods(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("schedule_periods").where("user_id", "=", userId).execute();
}
