import type { Selectable } from "kysely";
import type { FeedRevisions } from "#domain/reminders/event-revisions.ts";
import type { Db, Handle, Tx } from "#server/platform/db/handles.ts";
import type { Schema } from "#server/platform/db/tables/schema.ts";

type FeedRecord = Selectable<Schema["calendar_feeds"]>;

export interface FoundFeed extends FeedRecord {
  readonly time_zone: string;
  readonly weekly_schedule: unknown;
  readonly quests_version: string | null;
}

/** Not that of a closed account. */
export function findFeed(db: Db, tokenHash: Buffer): Promise<FoundFeed | undefined> {
  return db
    .selectFrom("calendar_feeds as f")
    .innerJoin("users as u", "u.id", "f.user_id")
    .selectAll("f")
    .select(["u.time_zone", "u.weekly_schedule", "u.quests_version"])
    .where("f.token_hash", "=", tokenHash)
    .where("u.closed_at", "is", null)
    .executeTakeFirst();
}

export function findOwnFeed(db: Handle, userId: string) {
  return db
    .selectFrom("calendar_feeds")
    .select(["created_at", "read_at"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** More than anyone can have open. */
const LISTED_OPEN = 400;

export function listOpenQuests(db: Handle, userId: string) {
  return db
    .selectFrom("quests")
    .select(["id", "title", "due_at", "created_at", "estimated_hours"])
    .where("user_id", "=", userId)
    .where("completed_at", "is", null)
    .where("deleted_at", "is", null)
    .orderBy("due_at")
    .orderBy("id")
    .limit(LISTED_OPEN)
    .execute();
}

export async function putFeed(tx: Tx, userId: string, tokenHash: Buffer, now: Date): Promise<void> {
  const latest = { token_hash: tokenHash, created_at: now, read_at: null };
  await tx
    .insertInto("calendar_feeds")
    .values({ user_id: userId, ...latest, made_from: null })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(latest))
    .execute();
}

export async function deleteFeed(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("calendar_feeds").where("user_id", "=", userId).execute();
}

/** False if another read was first. */
export async function saveRevisions(
  db: Db,
  feed: Pick<FeedRecord, "user_id" | "revision">,
  madeFrom: string,
  { revision, events }: FeedRevisions,
): Promise<boolean> {
  const stored = Object.entries(events).map(([id, { print, sequence, changedAt }]) => [
    id,
    [print, sequence, changedAt.toISOString()],
  ]);
  const result = await db
    .updateTable("calendar_feeds")
    .set({ made_from: madeFrom, revision, events: JSON.stringify(Object.fromEntries(stored)) })
    .where("user_id", "=", feed.user_id)
    .where("revision", "=", feed.revision)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function noteRead(db: Db, userId: string, now: Date): Promise<void> {
  await db.updateTable("calendar_feeds").set({ read_at: now }).where("user_id", "=", userId).execute();
}
