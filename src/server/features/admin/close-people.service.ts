import type { deleteUsers } from "#contracts/admin/admin.ts";
import type { OutputOf } from "#contracts/endpoint.ts";
import { type Closing, closeByAdmin, restoreByAdmin } from "#server/features/accounts/close.service.ts";
import type { Context } from "#server/platform/context.ts";
import { AppError } from "#server/platform/errors.ts";
import { act, logRefusal, recordAudit } from "../audit/audit.service.ts";

const REFUSALS = {
  unknown: { code: "not_found", message: "No such person." },
  self: {
    code: "conflict",
    message: "You cannot delete yourself here. Your profile has a way to close your own account.",
  },
  last_admin: {
    code: "conflict",
    message: "You are the last admin, and this instance needs one. Nothing was changed.",
  },
} as const;

export async function deletePerson(ctx: Context, userId: string): Promise<void> {
  const [closing] = await closePeople(ctx, [userId]);
  const refusal = closing && refusalOf(closing);
  if (refusal) throw new AppError(refusal.code, refusal.message);
}

export async function deletePeople(
  ctx: Context,
  userIds: readonly string[],
): Promise<OutputOf<typeof deleteUsers>> {
  const closings = await closePeople(ctx, userIds);
  const results = closings.map((closing) => {
    const message = refusalOf(closing)?.message ?? null;
    return { id: closing.id, ok: message === null, message };
  });
  const deleted = results.filter(({ ok }) => ok).length;
  return { deleted, failed: results.length - deleted, results };
}

async function closePeople(ctx: Context, userIds: readonly string[]): Promise<Closing[]> {
  const closings = await act(
    ctx,
    "user_closed",
    userIds.length === 1 ? userIds[0] : undefined,
    async (ctx) => {
      const all = await closeByAdmin(ctx, userIds);
      const closed = all.filter((closing) => closing.outcome === "closed");
      await recordAudit(
        ctx,
        closed.map(({ id, username: name }) => ({ act: "user_closed", target: { id, name } })),
      );
      return all;
    },
  );
  for (const closing of closings) {
    const refusal = refusalOf(closing);
    if (refusal) logRefusal(ctx, "user_closed", closing.id, refusal.message);
  }
  return closings;
}

function refusalOf({ outcome }: Closing) {
  return outcome === "closed" || outcome === "closed_before" ? null : REFUSALS[outcome];
}

export function restorePerson(ctx: Context, userId: string): Promise<void> {
  return act(ctx, "user_restored", userId, async (ctx) => {
    const restored = await restoreByAdmin(ctx, userId);
    if (!restored) throw new AppError(REFUSALS.unknown.code, REFUSALS.unknown.message);
    const { username: name, wasClosed } = restored;
    if (wasClosed) await recordAudit(ctx, [{ act: "user_restored", target: { id: userId, name } }]);
  });
}
