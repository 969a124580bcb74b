import { clearAnalytics, dropRawEvents, forgetActivity } from "#server/features/analytics/clear.service.ts";
import { deleteAllTraining, restoreAllTraining } from "#server/features/quests/learning/training.service.ts";
import type { Context } from "#server/platform/context.ts";
import { act, recordAudit } from "../audit/audit.service.ts";

export async function clearAllAnalytics(ctx: Context): Promise<void> {
  await dropRawEvents(ctx.db);
  await forgetActivity(ctx.db);
  return act(ctx, "analytics_cleared", undefined, async (ctx) => {
    await clearAnalytics(ctx.db);
    await recordAudit(ctx, [{ act: "analytics_cleared" }]);
  });
}

export function clearTraining(ctx: Context): Promise<void> {
  return act(ctx, "training_cleared", undefined, async (ctx) => {
    const entries = await deleteAllTraining(ctx.db, ctx.now);
    await recordAudit(ctx, [{ act: "training_cleared", details: { entries } }]);
  });
}

export function restoreTraining(ctx: Context): Promise<{ restored: number }> {
  return act(ctx, "training_restored", undefined, async (ctx) => {
    const restored = await restoreAllTraining(ctx.db, ctx.now);
    await recordAudit(ctx, [{ act: "training_restored", details: { entries: restored } }]);
    return { restored };
  });
}
