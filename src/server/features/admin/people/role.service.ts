import type { AdminUserView } from "#contracts/admin/admin.ts";
import type { Role } from "#domain/accounts/role.ts";
import { changeRoleByAdmin } from "#server/features/accounts/operators.service.ts";
import { act, recordAudit } from "#server/features/audit/audit.service.ts";
import type { Context } from "#server/platform/context.ts";
import { readPerson, requireOpen } from "../admin-users.service.ts";

/** Makes somebody an administrator or a member. The same role again changes nothing. */
export function giveRole(ctx: Context, userId: string, role: Role): Promise<AdminUserView> {
  return act(ctx, "role_set", userId, async (ctx) => {
    const { username: name } = await requireOpen(ctx, userId);
    const from = await changeRoleByAdmin(ctx, userId, role);
    if (from !== role)
      await recordAudit(ctx, [
        { act: "role_set", target: { id: userId, name }, details: { from, to: role } },
      ]);
    return readPerson(ctx.db, userId, ctx.now);
  });
}
