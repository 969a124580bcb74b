import type { ActivityView } from "#contracts/activity.ts";
import { ACTIVITY_KEPT_MS, ACTIVITY_SHOWN, type Activity } from "#domain/activity/activity.ts";
import { activityWords } from "#domain/activity/activity-words.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { Db, Tx } from "#server/platform/db/handles.ts";
import * as activity from "./activity.repository.ts";

type NoteContext = Pick<Context<Tx>, "db" | "now" | "push" | "tell">;

/** Adds to the person's list, in the transaction of what it is about; their open pages hear of it after the commit. */
export async function noteActivity(
  ctx: NoteContext,
  userId: string,
  entries: readonly Activity[],
): Promise<void> {
  if (entries.length === 0) return;
  await writeActivity(ctx.db, userId, entries, ctx.now);
  ctx.push(() => ctx.tell(userId));
}

/** For work without a context, which has to tell the person's pages itself. */
export async function writeActivity(
  tx: Tx,
  userId: string,
  entries: readonly Activity[],
  now: Date,
): Promise<void> {
  await activity.insertEntries(tx, {
    userId,
    at: now,
    kinds: entries.map(({ kind }) => kind),
    subjects: entries.map(({ subject = null }) => subject),
    amounts: entries.map(({ amount = null }) => amount),
  });
}

export async function listMyActivity(ctx: Context): Promise<ActivityView[]> {
  const rows = await activity.listEntries(ctx.db, ctx.actor.id, keptSince(ctx.now), ACTIVITY_SHOWN);
  return rows.map(({ id, kind, subject, amount, at, read_at }) => ({
    id: Number(id),
    kind,
    ...activityWords({ kind, subject, amount }),
    subject,
    amount,
    at: at.toISOString(),
    isRead: read_at !== null,
  }));
}

/** The person's other pages hear of it, so that none shows it as unread. */
export function markMyActivityRead(ctx: Context, upTo: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const marked = await activity.markRead(ctx.db, ctx.actor.id, upTo, ctx.now);
    if (marked > 0) ctx.push(() => ctx.tell(ctx.actor.id));
  });
}

export function purgeActivity(db: Db, now: Date): Promise<number> {
  return activity.deleteEntriesBefore(db, keptSince(now));
}

function keptSince(now: Date): Date {
  return new Date(now.getTime() - ACTIVITY_KEPT_MS);
}
