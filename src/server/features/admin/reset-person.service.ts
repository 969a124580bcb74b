import type { Context } from "#server/platform/context.ts";
import { lockPerson } from "#server/platform/db/lock-person.ts";
import { act, recordAudit } from "../audit/audit.service.ts";
import { requireOpen } from "./admin-users.service.ts";

/**
 * Resets a person to the state before onboarding. Account, name, sessions, billing, feedback with ratings,
 * social handles, and privacy and mail choices stay (decision 0021).
 */
export function resetPerson(ctx: Context, userId: string): Promise<void> {
  return act(ctx, "user_reset", userId, async (ctx) => {
    const { db } = ctx;
    await lockPerson(db, userId);
    const { username, totalXP, level } = await requireOpen(ctx, userId);
    await ctx.people.cleared(db, userId);
    const target = { id: userId, name: username };
    await recordAudit(ctx, [{ act: "user_reset", target, details: { totalXP, level } }]);
  });
}
