import { EXPORT_FORMAT, EXPORT_VERSION, type ExportView, exportSchema } from "#contracts/export/export.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import { lockPerson } from "#server/platform/db/lock-person.ts";

/** Runs under the person's lock, so that all parts of one export are consistent. */
export function exportMyData(ctx: Context): Promise<ExportView> {
  return inTransaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, ctx.actor.id);
    const parts = await ctx.people.exported(ctx.db, ctx.actor.id);
    ctx.push(() => ctx.log.info({ actor: ctx.actor.id }, "data exported"));
    const head = { format: EXPORT_FORMAT, version: EXPORT_VERSION, exportedAt: ctx.now.toISOString() };
    // Throws if no feature supplied a required part.
    return exportSchema.parse({ ...head, ...parts });
  });
}
