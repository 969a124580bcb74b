import type { AdminUserView } from "#contracts/admin/admin.ts";
import type { SubscriptionStatus } from "#domain/billing/subscription.ts";
import { grantLegacyAccess, grantStatus } from "#server/features/billing/grant.service.ts";
import type { Context } from "#server/platform/context.ts";
import { act, recordAudit } from "../audit/audit.service.ts";
import { readPerson, requireOpen } from "./admin-users.service.ts";

export function setStatus(ctx: Context, userId: string, status: SubscriptionStatus): Promise<AdminUserView> {
  return act(ctx, "subscription_set", userId, async (ctx) => {
    const { username: name } = await requireOpen(ctx, userId);
    const from = await grantStatus(ctx.db, userId, status, ctx.now);
    const after = await readPerson(ctx.db, userId, ctx.now);
    const details = { from, to: status, trialExpiresAt: after.trialExpiresAt };
    await recordAudit(ctx, [{ act: "subscription_set", target: { id: userId, name }, details }]);
    return after;
  });
}

export function setLegacy(ctx: Context, userId: string, legacyAccess: boolean): Promise<AdminUserView> {
  return act(ctx, "legacy_access_set", userId, async (ctx) => {
    const { username: name } = await requireOpen(ctx, userId);
    const from = await grantLegacyAccess(ctx.db, userId, legacyAccess, ctx.now);
    const details = { from, to: legacyAccess };
    await recordAudit(ctx, [{ act: "legacy_access_set", target: { id: userId, name }, details }]);
    return readPerson(ctx.db, userId, ctx.now);
  });
}
