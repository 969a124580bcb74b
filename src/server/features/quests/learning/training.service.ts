import type { PageCursor } from "#contracts/fields/page-cursor.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { inBatches } from "#server/platform/db/batches.ts";
import type { Db, Tx } from "#server/platform/db/handles.ts";
import { AppError } from "#server/platform/errors.ts";
import * as training from "./training.repository.ts";

const DELETED_KEPT_MS = 30 * MS_PER_DAY;

/** Training entries, newest first: the active ones or the deleted ones. */
export async function listTraining(db: Db, isDeleted: boolean, cursor: PageCursor | null, limit: number) {
  const [entries, total] = await Promise.all([
    training.listEntries(db, isDeleted, cursor, limit),
    training.countEntries(db, isDeleted),
  ]);
  return { entries, total };
}

/** Returns the entry's task, or null if it was deleted before. */
export async function deleteEntry(tx: Tx, id: string, now: Date): Promise<string | null> {
  const entry = await requireEntry(tx, id);
  if (entry.deleted_at) return null;
  await training.setDeleted(tx, id, now);
  return entry.original_task;
}

/** Returns the entry's task, or null if it is not deleted. */
export async function restoreEntry(tx: Tx, id: string, now: Date): Promise<string | null> {
  const entry = await requireEntry(tx, id);
  if (!entry.deleted_at) return null;
  if (entry.deleted_at <= keptSince(now)) throw gone();
  await training.setDeleted(tx, id, null);
  return entry.original_task;
}

async function requireEntry(tx: Tx, id: string) {
  const entry = await training.lockEntry(tx, id);
  if (!entry) throw gone();
  return entry;
}

function gone(): AppError {
  return new AppError("not_found", "No such training entry.");
}

/** In batches, so that each statement stays short. */
export function deleteAllTraining(tx: Tx, now: Date): Promise<number> {
  return inBatches((limit) => training.deleteStanding(tx, now, limit));
}

export function restoreAllTraining(tx: Tx, now: Date): Promise<number> {
  return inBatches((limit) => training.restoreDeletedSince(tx, keptSince(now), limit));
}

export function purgeTrainingData(db: Db, now: Date): Promise<number> {
  return inBatches((limit) => training.purgeDeletedBefore(db, keptSince(now), limit));
}

function keptSince(now: Date): Date {
  return new Date(now.getTime() - DELETED_KEPT_MS);
}

export const rateDecisions = training.rateDecisions;
