import type { Context } from "#server/platform/context.ts";
import { lockPerson } from "#server/platform/db/lock-person.ts";
import { act, recordAudit } from "../audit/audit.service.ts";
import { requireOpen } from "./admin-users.service.ts";

/**
 * As on the first day: what onboarding and playing left goes. Account, name, sessions, billing, feedback with
 * ratings, handles of other networks, and what was chosen about privacy and mail stay (decision 0021).
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
