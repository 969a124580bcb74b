import type { PageCursor } from "#contracts/fields/page-cursor.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { inBatches } from "#server/platform/db/batches.ts";
import type { Db, Tx } from "#server/platform/db/handles.ts";
import { AppError } from "#server/platform/errors.ts";
import * as training from "./training.repository.ts";

const DELETED_KEPT_MS = 30 * MS_PER_DAY;

/** What the engine learns from, newest first: the standing entries, or those that were deleted. */
export async function listTraining(db: Db, isDeleted: boolean, cursor: PageCursor | null, limit: number) {
  const [entries, total] = await Promise.all([
    training.listEntries(db, isDeleted, cursor, limit),
    training.countEntries(db, isDeleted),
  ]);
  return { entries, total };
}

/** Answers what it was, or null where it was deleted before. */
export async function deleteEntry(tx: Tx, id: string, now: Date): Promise<string | null> {
  const entry = await requireEntry(tx, id);
  if (entry.deleted_at) return null;
  await training.setDeleted(tx, id, now);
  return entry.original_task;
}

/** Answers what it is, or null where it never was deleted. */
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

/** In batches, so that no statement is long, whatever has been learned. */
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
