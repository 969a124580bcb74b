import { unlearnNote } from "#server/features/business/business.service.ts";
import type { Context } from "#server/platform/context.ts";
import { AppError } from "#server/platform/errors.ts";

/** Takes back what a message taught; what was known before counts again. */
export async function forgetNoted(ctx: Context, id: string): Promise<undefined> {
  if (!(await unlearnNote(ctx.db, ctx.actor.id, id)))
    throw new AppError("not_found", "Nothing of that is noted any more.");
}
