import { sql } from "kysely";
import { DEMO_ISSUER } from "#domain/accounts/demo-issuer.ts";
import type { Db, Tx } from "#server/platform/db/handles.ts";

/** Whether `listDueDigests` would find any. */
export const areDigestsDue = (now: Date) => sql<boolean>`
  exists (select from reminder_settings where digest <> 'off' and (digest_at is null or digest_at <= ${now}))`;

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
    .select(["u.id", "u.username", "u.email", "u.time_zone", "u.weekly_schedule", "u.language"])
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
