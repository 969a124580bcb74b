import { sql } from "kysely";
import type { Language } from "#domain/accounts/language.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { deleteInBatches } from "#server/platform/db/batches.ts";
import type { Db, Handle, Tx } from "#server/platform/db/handles.ts";

/** A reminder with what its time is planned from. */
export interface WaitingReminder {
  readonly quest_id: string;
  readonly user_id: string;
  readonly due_at: Date | null;
  readonly attempts: number;
  readonly quest_due_at: Date;
  readonly is_open: boolean;
  readonly time_zone: string;
  readonly language: Language | null;
  readonly weekly_schedule: unknown;
  readonly quiet_from: string | null;
  readonly quiet_to: string | null;
  readonly has_settings: boolean;
}

function selectWaiting(db: Handle) {
  return db
    .selectFrom("quest_reminders as r")
    .innerJoin("quests as q", "q.id", "r.quest_id")
    .innerJoin("users as u", "u.id", "r.user_id")
    .leftJoin("reminder_settings as s", "s.user_id", "r.user_id")
    .select([
      "r.quest_id",
      "r.user_id",
      "r.due_at",
      "r.attempts",
      "q.due_at as quest_due_at",
      "u.time_zone",
      "u.language",
      "u.weekly_schedule",
      "s.quiet_from",
      "s.quiet_to",
      sql<boolean>`s.user_id is not null`.as("has_settings"),
      sql<boolean>`q.completed_at is null and q.deleted_at is null and u.closed_at is null`.as("is_open"),
    ])
    .where("r.state", "=", "waiting");
}

/** Of open quests, at most as many as a person can have open. */
export function listWaiting(db: Handle, userId: string, limit: number): Promise<WaitingReminder[]> {
  return selectWaiting(db)
    .where("r.user_id", "=", userId)
    .where("q.completed_at", "is", null)
    .where("q.deleted_at", "is", null)
    .orderBy("r.due_at")
    .orderBy("r.quest_id")
    .limit(limit)
    .execute();
}

/** Whether any is to be planned or due. */
export const areRemindersWaiting = (now: Date) => sql<boolean>`
  exists (select from quest_reminders where state = 'waiting' and (due_at is null or due_at <= ${now}))`;

/** Locked, so that a quest that moves meanwhile is planned again afterwards. */
export function lockUnplanned(tx: Tx, limit: number): Promise<WaitingReminder[]> {
  return selectWaiting(tx).where("r.due_at", "is", null).limit(limit).forUpdate("r").skipLocked().execute();
}

/** Due first. */
export function listDue(db: Db, now: Date, limit: number): Promise<WaitingReminder[]> {
  return selectWaiting(db).where("r.due_at", "<=", now).orderBy("r.due_at").limit(limit).execute();
}

/** Whether it is an open quest of this person, and when it is due. */
export async function lockOpenQuest(tx: Tx, userId: string, questId: string): Promise<Date | null> {
  const quest = await tx
    .selectFrom("quests")
    .select("due_at")
    .where("id", "=", questId)
    .where("user_id", "=", userId)
    .where("completed_at", "is", null)
    .where("deleted_at", "is", null)
    .forShare()
    .executeTakeFirst();
  return quest?.due_at ?? null;
}

export async function putReminder(
  tx: Tx,
  reminder: { quest_id: string; user_id: string; due_at: Date; asked_at: Date },
): Promise<void> {
  const { due_at, asked_at } = reminder;
  await tx
    .insertInto("quest_reminders")
    .values({ ...reminder, claimed_at: null })
    .onConflict((conflict) =>
      conflict
        .column("quest_id")
        .doUpdateSet({ due_at, asked_at, state: "waiting", attempts: 0, claimed_at: null }),
    )
    .execute();
}

export async function deleteReminder(db: Db, userId: string, questId: string): Promise<void> {
  await db
    .deleteFrom("quest_reminders")
    .where("quest_id", "=", questId)
    .where("user_id", "=", userId)
    .execute();
}

/** Sets several times in one statement; null: to be planned again. */
export async function setTimes(
  db: Handle,
  times: readonly { questId: string; at: Date | null }[],
): Promise<void> {
  if (times.length === 0) return;
  const ids = times.map(({ questId }) => questId);
  const instants = times.map(({ at }) => at);
  await sql`
    update quest_reminders set due_at = t.at
    from unnest(${ids}::uuid[], ${instants}::timestamptz[]) as t (id, at)
    where quest_id = t.id and state = 'waiting'`.execute(db);
}

/** Claims those that still wait for the time at which they were found; returns their quests. */
export async function claimReminders(
  db: Db,
  found: readonly { questId: string; at: Date }[],
  now: Date,
): Promise<Set<string>> {
  const ids = found.map(({ questId }) => questId);
  const instants = found.map(({ at }) => at);
  const { rows } = await sql<{ quest_id: string }>`
    update quest_reminders set state = 'claimed', claimed_at = ${now}, attempts = attempts + 1
    from unnest(${ids}::uuid[], ${instants}::timestamptz[]) as t (id, at)
    where quest_id = t.id and due_at = t.at and state = 'waiting'
    returning quest_id`.execute(db);
  return new Set(rows.map(({ quest_id }) => quest_id));
}

type Settled = "waiting" | "sent" | "left_out";

export async function settleReminder(db: Db, questId: string, state: Settled): Promise<void> {
  await db
    .updateTable("quest_reminders")
    .set({ state })
    .where("quest_id", "=", questId)
    .where("state", "=", "claimed")
    .execute();
}

/** Reminders that wait no longer; what is left out stays as a record as long as what was sent. */
export async function leaveOut(db: Db, questIds: readonly string[], now: Date): Promise<void> {
  if (questIds.length === 0) return;
  await db
    .updateTable("quest_reminders")
    .set({ state: "left_out", claimed_at: now })
    .where("quest_id", "in", questIds)
    .where("state", "=", "waiting")
    .execute();
}

export function deleteSettledBefore(db: Db, now: Date, keptDays: number): Promise<number> {
  const before = new Date(now.getTime() - keptDays * MS_PER_DAY);
  return deleteInBatches(db, "quest_reminders", sql`claimed_at < ${before} and state <> 'waiting'`);
}
