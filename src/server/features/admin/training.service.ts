import type { listTrainingData, readDecisions } from "#contracts/admin/training.ts";
import type { InputOf, OutputOf } from "#contracts/endpoint.ts";
import { decisionQuality } from "#domain/analytics/figures.ts";
import {
  deleteEntry,
  listTraining,
  rateDecisions,
  restoreEntry,
} from "#server/features/quests/learning/training.service.ts";
import type { Context } from "#server/platform/context.ts";
import { cursorOf, nextAfter, PAGE } from "#server/platform/list-page.ts";
import { act, recordAudit } from "../audit/audit.service.ts";

export async function readTraining(
  ctx: Context,
  { before, deleted }: InputOf<typeof listTrainingData>,
): Promise<OutputOf<typeof listTrainingData>> {
  const { entries, total } = await listTraining(ctx.db, deleted === "true", cursorOf(before), PAGE);
  return {
    entries: entries.map((row) => ({
      id: row.id,
      businessType: row.business_type,
      originalTask: row.original_task,
      taskType: row.task_type,
      createdAt: row.created_at.toISOString(),
      userRating: row.user_rating,
      tags: row.tags,
      deletedAt: row.deleted_at?.toISOString() ?? null,
    })),
    total,
    next: nextAfter(entries, (row) => row.created_at),
  };
}

export function deleteTraining(ctx: Context, id: string): Promise<void> {
  return act(ctx, "training_entry_deleted", id, async (ctx) => {
    const name = await deleteEntry(ctx.db, id, ctx.now);
    if (name !== null) await recordAudit(ctx, [{ act: "training_entry_deleted", target: { id, name } }]);
  });
}

export function restoreTrainingOf(ctx: Context, id: string): Promise<void> {
  return act(ctx, "training_entry_restored", id, async (ctx) => {
    const name = await restoreEntry(ctx.db, id, ctx.now);
    if (name !== null) await recordAudit(ctx, [{ act: "training_entry_restored", target: { id, name } }]);
  });
}

export async function judgeDecisions(ctx: Context): Promise<OutputOf<typeof readDecisions>> {
  const rows = await rateDecisions(ctx.db);
  return rows.map(({ businessType, entries, rating }) => ({
    businessType,
    decisions: entries,
    averageRating: rating,
    quality: decisionQuality(rating),
  }));
}
