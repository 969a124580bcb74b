import type { CountedPlatform } from "#domain/sharing/sharing.ts";
import type { Tx } from "#server/platform/db/handles.ts";

interface NewShare {
  readonly userId: string;
  readonly subject: string;
  readonly platform: CountedPlatform;
  readonly sharedAt: Date;
  readonly isPaid: boolean;
}

/** One row per subject and platform: a repeat changes nothing, unless it is the first one paid. */
export async function saveShare(tx: Tx, share: NewShare): Promise<void> {
  await tx
    .insertInto("shares")
    .values({
      user_id: share.userId,
      subject: share.subject,
      platform: share.platform,
      shared_at: share.sharedAt,
      is_paid: share.isPaid,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "subject", "platform"])
        .doUpdateSet({ shared_at: share.sharedAt, is_paid: true })
        .where("shares.is_paid", "=", false)
        .where("excluded.is_paid", "=", true),
    )
    .execute();
}

/** One row per platform. */
export function listOfSubject(tx: Tx, userId: string, subject: string) {
  return tx
    .selectFrom("shares")
    .select(["platform", "shared_at", "is_paid"])
    .where("user_id", "=", userId)
    .where("subject", "=", subject)
    .execute();
}

export async function countPaidSince(tx: Tx, userId: string, since: Date): Promise<number> {
  const row = await tx
    .selectFrom("shares")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("user_id", "=", userId)
    .where("is_paid", "=", true)
    .where("shared_at", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Read again under the lock: the current zone decides which day the pay counts for. */
export function readZone(tx: Tx, userId: string) {
  return tx
    .selectFrom("users")
    .select(["time_zone", "time_zone_changed_at"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
}
