import { stopBilling } from "#server/features/billing/billing.service.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import * as accounts from "./accounts.repository.ts";
import { CLOSED_KEPT_MS } from "./purge.service.ts";
import * as sessions from "./sessions.repository.ts";

/** Signing in before the day it answers is the undo. */
export async function closeMyAccount(ctx: Context): Promise<Date> {
  await inTransaction(ctx, async (ctx) => {
    await accounts.updateUser(ctx.db, ctx.actor.id, { closed_at: ctx.now, closed_by: "self" });
    await sessions.deleteByUser(ctx.db, ctx.actor.id);
    await stopBilling(ctx.db, ctx.actor.id, ctx.now);
    ctx.push(() => ctx.log.info({ actor: ctx.actor.id }, "account closed by its owner"));
  });
  return new Date(ctx.now.getTime() + CLOSED_KEPT_MS);
}
