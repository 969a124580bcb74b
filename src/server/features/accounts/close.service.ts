import { type Context, inTransaction } from "#server/platform/context.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import type { UserRecord } from "#server/platform/db/tables/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import * as accounts from "./accounts.repository.ts";
import { CLOSED_KEPT_MS } from "./purge.service.ts";
import * as sessions from "./sessions.repository.ts";

/** Returns the day until which signing in again reopens the account. */
export async function closeMyAccount(ctx: Context): Promise<Date> {
  await inTransaction(ctx, async (ctx) => {
    await accounts.lockAdmins(ctx.db);
    const [me] = await accounts.lockPeople(ctx.db, [ctx.actor.id]);
    if (me && (await accounts.isLastAdmin(ctx.db, me)))
      throw new AppError(
        "conflict",
        "You are the only admin here. Make somebody else an admin first, then close your account.",
      );
    await closeAll(ctx, [ctx.actor.id], "self");
    ctx.push(() => ctx.log.info({ actor: ctx.actor.id }, "account closed by its owner"));
  });
  return new Date(ctx.now.getTime() + CLOSED_KEPT_MS);
}

export type Closing =
  | { readonly id: string; readonly outcome: "closed"; readonly username: string }
  | { readonly id: string; readonly outcome: "closed_before" | "unknown" | "self" | "last_admin" };

/**
 * Closes accounts so that only an admin can reopen them, and returns an outcome for each.
 * The caller's admin role is checked under the lock, so two admins closing each other cannot leave none.
 */
export async function closeByAdmin(ctx: Context<Tx>, userIds: readonly string[]): Promise<Closing[]> {
  await accounts.lockAdmins(ctx.db);
  const wanted = [...new Set(userIds)];
  const people = await accounts.lockPeople(ctx.db, [...wanted, ctx.actor.id]);
  const known = new Map(people.map((person) => [person.id, person]));
  const me = known.get(ctx.actor.id);
  if (me?.role !== "admin" || me.closed_at)
    throw new AppError("conflict", "You are no longer an admin here: nothing was changed.");
  const isLastAdmin = (await accounts.countByRole(ctx.db)).admin === 1;
  const closings = wanted.map((id) => outcomeFor(id, known.get(id), { actorId: me.id, isLastAdmin }));
  const toClose = closings.filter(({ outcome }) => outcome === "closed").map(({ id }) => id);
  // Accounts already closed by their owners keep their closing date, but signing in no longer reopens them.
  await closeAll(ctx, toClose, "admin");
  return closings;
}

function outcomeFor(
  id: string,
  person: UserRecord | undefined,
  { actorId, isLastAdmin }: { actorId: string; isLastAdmin: boolean },
): Closing {
  if (id === actorId) return { id, outcome: isLastAdmin ? "last_admin" : "self" };
  if (!person) return { id, outcome: "unknown" };
  if (person.closed_by === "admin") return { id, outcome: "closed_before" };
  return { id, outcome: "closed", username: person.username };
}

async function closeAll(
  { db, now, people }: Context<Tx>,
  userIds: readonly string[],
  closedBy: "self" | "admin",
): Promise<void> {
  if (userIds.length === 0) return;
  await accounts.closeAccounts(db, userIds, now, closedBy);
  await sessions.deleteByUsers(db, userIds);
  await people.closed(db, userIds, now);
}

/** Reopens an account, whether its owner or an admin closed it. False if it is open, null if unknown. */
export async function restoreByAdmin(
  { db, now, people }: Context<Tx>,
  userId: string,
): Promise<{ username: string; wasClosed: boolean } | null> {
  const [person] = await accounts.lockPeople(db, [userId]);
  if (!person) return null;
  const { username, closed_at: closedAt } = person;
  if (!closedAt) return { username, wasClosed: false };
  if (now.getTime() - closedAt.getTime() >= CLOSED_KEPT_MS)
    throw new AppError("conflict", "The 30 days are over: this account is being deleted for good.");
  await accounts.updateUser(db, userId, { closed_at: null, closed_by: null });
  await people.reopened(db, userId);
  return { username, wasClosed: true };
}
