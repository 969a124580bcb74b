import type { CompanionView, inviteCompanion, lookAtInvite } from "#contracts/companion/companion.ts";
import type { OutputOf } from "#contracts/endpoint.ts";
import { INVITE_MS, inviteState } from "#domain/companion/companion.ts";
import { noteActivity } from "#server/features/activity/activity.service.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { Db, Handle, Tx } from "#server/platform/db/handles.ts";
import { lockPerson } from "#server/platform/db/lock-person.ts";
import { AppError } from "#server/platform/errors.ts";
import { hashToken, randomToken } from "#server/platform/secrets.ts";
import { hasCompanion, insertPair, lockBoth } from "./companion.repository.ts";
import { showMyCompanion } from "./companion.service.ts";
import * as invites from "./invites.repository.ts";

const over = () =>
  new AppError(
    "not_found",
    "This invitation no longer works. Ask for a new link, or invite somebody yourself.",
  );

/** The secret is behind the #, which browsers do not send: it is in no log. */
export function inviteUrl(publicUrl: URL, token: string): string {
  return `${publicUrl.origin}/together#invite=${token}`;
}

export async function inviteMyCompanion(
  ctx: Context,
  publicUrl: URL,
): Promise<OutputOf<typeof inviteCompanion>> {
  const token = randomToken();
  const expiresAt = await inTransaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, ctx.actor.id);
    if (await hasCompanion(ctx.db, [ctx.actor.id]))
      throw new AppError("conflict", "You have a companion. End that first, then invite somebody else.");
    return openInvite(ctx.db, ctx.actor.id, token, ctx.now);
  });
  return { url: inviteUrl(publicUrl, token), inviteUntil: expiresAt.toISOString() };
}

/** Replaces the person's open invitation. Call it under their lock. */
export async function openInvite(tx: Tx, userId: string, token: string, now: Date): Promise<Date> {
  const expires_at = new Date(now.getTime() + INVITE_MS);
  await invites.deleteOpenInvites(tx, [userId]);
  await invites.insertInvite(tx, {
    token_hash: hashToken(token),
    user_id: userId,
    created_at: now,
    expires_at,
    used_at: null,
    used_by: null,
  });
  return expires_at;
}

export function withdrawMyInvite(ctx: Context): Promise<void> {
  return invites.deleteOpenInvites(ctx.db, [ctx.actor.id]);
}

export async function lookAtMyInvite(ctx: Context, token: string): Promise<OutputOf<typeof lookAtInvite>> {
  const { invite, state } = await readInvite(ctx, token);
  const isTaken = state === "open" && (await hasCompanion(ctx.db, [ctx.actor.id]));
  return { name: invite.username, state: isTaken ? "taken" : state };
}

async function readInvite({ db, actor, now }: Context<Handle>, token: string) {
  const invite = await invites.findInvite(db, hashToken(token));
  const state = inviteState(invite ?? null, actor.id, now);
  if (!invite || state === "over") throw over();
  return { invite, state };
}

export async function acceptMyInvite(ctx: Context, token: string): Promise<CompanionView> {
  const { invite } = await readInvite(ctx, token);
  await inTransaction(ctx, async (ctx) => {
    await lockBoth(ctx.db, [ctx.actor.id, invite.userId]);
    // Read again under the lock: another person may have accepted it since.
    const { state } = await readInvite(ctx, token);
    if (state === "repeated") return;
    if (state === "own")
      throw new AppError("conflict", "This is your own invitation. Send its link to somebody else.");
    if (await hasCompanion(ctx.db, [ctx.actor.id]))
      throw new AppError("conflict", "You have a companion. End that first, then accept this one.");
    if (await hasCompanion(ctx.db, [invite.userId])) throw over();
    await pairUp(ctx.db, [invite.userId, ctx.actor.id], ctx.now);
    await invites.markUsed(ctx.db, hashToken(token), ctx.actor.id, ctx.now);
    await invites.deleteOpenInvites(ctx.db, [invite.userId, ctx.actor.id]);
    await noteActivity(ctx, invite.userId, [{ kind: "companion_found" }]);
  });
  return showMyCompanion(ctx);
}

/** Call it under the lock of both. */
export function pairUp(tx: Tx, pair: readonly [string, string], now: Date): Promise<void> {
  return insertPair(tx, pair, now);
}

export function purgeInvites(db: Db, now: Date): Promise<number> {
  return invites.deleteExpired(db, now);
}
