import { sql } from "kysely";
import { DEMO_ISSUER } from "#domain/accounts/demo-issuer.ts";
import { addDays, type CalendarDay } from "#domain/general/calendar-day.ts";
import type { Db, Tx } from "#server/platform/db/handles.ts";

/** People whose digest is due or has to be planned. */
export async function listDueDigests(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("reminder_settings")
    .select("user_id")
    .where("digest", "<>", sql.lit("off"))
    .where((either) => either.or([either("digest_at", "is", null), either("digest_at", "<=", now)]))
    .orderBy(sql`digest_at nulls first`)
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Undefined if another process has it. */
export function lockDigest(tx: Tx, userId: string) {
  return tx
    .selectFrom("reminder_settings as s")
    .innerJoin("users as u", "u.id", "s.user_id")
    .select(["s.digest", "s.digest_hour", "s.digest_weekday", "s.digest_at"])
    .select(["u.id", "u.username", "u.email", "u.time_zone", "u.weekly_schedule", "u.created_at"])
    .select(
      sql<boolean>`u.takes_mail and u.closed_at is null and u.issuer <> ${sql.lit(DEMO_ISSUER)}`.as(
        "takes_mail",
      ),
    )
    .where("s.user_id", "=", userId)
    .forUpdate("s")
    .skipLocked()
    .executeTakeFirst();
}

/** Only if it still is the one that was found: the person may have changed it meanwhile. */
export async function setDigestTime(
  db: Db | Tx,
  userId: string,
  before: Date | null,
  next: Date | null,
): Promise<void> {
  await db
    .updateTable("reminder_settings")
    .set({ digest_at: next })
    .where("user_id", "=", userId)
    .where("digest_at", "is not distinct from", before)
    .execute();
}

/** More than anybody completes in a week. */
const DONE_MAX = 500;

/** What counted on this day and the six before, the most rewarding first. */
export async function listLastWeek(tx: Tx, userId: string, today: CalendarDay) {
  const done = await tx
    .selectFrom("quests")
    .select(["title", sql<number>`coalesce(xp_paid, xp_reward)`.as("xp")])
    .where("user_id", "=", userId)
    .where("completed_at", "is not", null)
    .where("deleted_at", "is", null)
    .where("completed_day", ">", addDays(today, -7))
    .where("completed_day", "<=", today)
    .orderBy("xp", "desc")
    .orderBy("completed_at", "desc")
    .limit(DONE_MAX)
    .execute();
  return {
    quests: done.length,
    xp: done.reduce((sum, { xp }) => sum + xp, 0),
    titles: done.map(({ title }) => title),
  };
}

export async function isWeekClosed(tx: Tx, userId: string, week: CalendarDay): Promise<boolean> {
  const review = await tx
    .selectFrom("reviews")
    .select("week")
    .where("user_id", "=", userId)
    .where("week", "=", week)
    .executeTakeFirst();
  return review !== undefined;
}
