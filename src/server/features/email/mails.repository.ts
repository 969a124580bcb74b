import { type Insertable, sql } from "kysely";
import type { MailType, SentMailType } from "#domain/email/mail-rules.ts";
import { countRows } from "#server/platform/db/count-rows.ts";
import type { Db, Tx } from "#server/platform/db/handles.ts";
import type { Schema } from "#server/platform/db/tables/schema.ts";

/** After this many failed attempts a mail is given up. */
export const MOST_ATTEMPTS = 5;

/** One delivery attempt. Its outcome is saved only while it is the latest attempt. */
export interface Claim {
  readonly id: string;
  readonly attempts: number;
}

/** Undefined if the mail was sent, may have been sent, or was given up. */
export function claimMail(
  tx: Tx,
  row: Omit<Insertable<Schema["mails"]>, "state">,
): Promise<Claim | undefined> {
  return tx
    .insertInto("mails")
    .values({ ...row, state: "sending" })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "type", "episode"])
        .doUpdateSet({
          state: "sending",
          attempts: sql`mails.attempts + 1`,
          claimed_at: row.claimed_at,
          settled_at: null,
          error: null,
        })
        .where("mails.state", "=", "failed")
        .where("mails.attempts", "<", MOST_ATTEMPTS),
    )
    .returning(["id", "attempts"])
    .executeTakeFirst();
}

/** Starts another attempt at a mail in doubt. */
export function claimAgain(tx: Tx, id: string, now: Date): Promise<Claim> {
  return tx
    .updateTable("mails")
    .set({ claimed_at: now, attempts: sql`attempts + 1` })
    .where("id", "=", id)
    .returning(["id", "attempts"])
    .executeTakeFirstOrThrow();
}

export async function recordSent(db: Db, claim: Claim, now: Date): Promise<void> {
  await ofClaim(db, claim).set({ state: "sent", settled_at: now, error: null }).execute();
}

/** An attempt that does not count leaves the number of attempts unchanged. */
export async function recordFailed(
  db: Db,
  claim: Claim,
  { now, reason, counts }: { now: Date; reason: string; counts: boolean },
): Promise<void> {
  await ofClaim(db, claim)
    .set({
      state: "failed",
      settled_at: now,
      error: reason,
      attempts: counts ? claim.attempts : claim.attempts - 1,
    })
    .execute();
}

/** The new attempt was not sent, so the mail stays in doubt from its first attempt. */
export async function recordStillInDoubt(
  db: Db,
  claim: Claim,
  { claimedAt, reason }: { claimedAt: Date; reason: string },
): Promise<void> {
  await ofClaim(db, claim).set({ claimed_at: claimedAt, error: reason }).execute();
}

function ofClaim(db: Db, { id, attempts }: Claim) {
  return db
    .updateTable("mails")
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("state", "=", "sending");
}

export function findMail(tx: Tx, id: string) {
  return tx
    .selectFrom("mails")
    .innerJoin("users", "users.id", "mails.user_id")
    .select(["mails.user_id", "mails.type", "mails.state", "mails.claimed_at", "users.username"])
    .where("mails.id", "=", id)
    .executeTakeFirst();
}

/** Newest first. A digest of another day is not worth sending again. */
export function listSendingSince(db: Db, before: Date, limit: number) {
  return db
    .selectFrom("mails")
    .innerJoin("users", "users.id", "mails.user_id")
    .select(["mails.id", "mails.type", "mails.claimed_at as claimedAt", "users.username", "users.email"])
    .where("mails.state", "=", "sending")
    .where("mails.type", "<>", "digest")
    .where("mails.claimed_at", "<=", before)
    .$narrowType<{ type: Exclude<SentMailType, "digest"> }>()
    .orderBy("mails.claimed_at", "desc")
    .limit(limit)
    .execute();
}

export function countMails(db: Db, state: "sent" | "failed", since: Date): Promise<number> {
  return countRows(db, "mails", sql`state = ${state} and claimed_at >= ${since}`);
}

/** How many of each reminder were sent since. */
export async function countSentByType(db: Db, since: Date): Promise<Record<MailType, number>> {
  const rows = await db
    .selectFrom("mails")
    .select((eb) => ["type", eb.fn.countAll<string>().as("count")])
    .where("state", "=", "sent")
    .where("claimed_at", ">=", since)
    .groupBy("type")
    .execute();
  const of = (type: MailType) => Number(rows.find((row) => row.type === type)?.count ?? 0);
  return {
    onboarding_incomplete_1h: of("onboarding_incomplete_1h"),
    onboarding_incomplete_7d: of("onboarding_incomplete_7d"),
    inactive_7d: of("inactive_7d"),
  };
}
