import { randomUUID } from "node:crypto";
import type { InputOf, OutputOf } from "#contracts/endpoint.ts";
import type { ExportView } from "#contracts/export/export.ts";
import type { makeToken, TokenView } from "#contracts/tokens/tokens.ts";
import { dayAt } from "#domain/general/calendar-day.ts";
import {
  EXPIRED_KEPT_MS,
  expiryOf,
  isExpired,
  isTokenSecret,
  lastFourOf,
  TOKEN_PREFIX,
  TOKENS_MAX,
} from "#domain/tokens/tokens.ts";
import { recordAudit } from "#server/features/audit/audit.service.ts";
import { type Actor, type Context, inTransaction } from "#server/platform/context.ts";
import type { Db, Tx } from "#server/platform/db/handles.ts";
import { lockPerson } from "#server/platform/db/lock-person.ts";
import { AppError } from "#server/platform/errors.ts";
import { hashToken, randomToken } from "#server/platform/secrets.ts";
import * as tokens from "./tokens.repository.ts";

/** The person behind a token, if it works: one statement, and a second for the first use of a day. */
export async function authenticateToken(db: Db, secret: string, now: Date): Promise<Actor | null> {
  if (!isTokenSecret(secret)) return null;
  const found = await tokens.findBySecret(db, hashToken(secret));
  if (!found || isExpired(found.expiresAt, now)) return null;
  const { tokenId, scope, user } = found;
  const today = dayAt(now, user.time_zone);
  if (found.lastUsedOn !== today) await tokens.noteUse(db, tokenId, today);
  return { id: user.id, role: user.role, sessionId: tokenId, tokenScope: scope, user };
}

export async function listMyTokens(ctx: Context): Promise<TokenView[]> {
  const rows = await tokens.listByUser(ctx.db, ctx.actor.id);
  return rows.map((row) => viewToken(row, ctx.now));
}

/** The secret is in this answer and nowhere else. */
export function makeMyToken(
  ctx: Context,
  { name, scope, expiresInDays }: InputOf<typeof makeToken>,
): Promise<OutputOf<typeof makeToken>> {
  return inTransaction(ctx, async (ctx) => {
    const userId = ctx.actor.id;
    await lockPerson(ctx.db, userId);
    const known = await tokens.listByUser(ctx.db, userId);
    if (known.some((token) => token.name === name))
      throw new AppError("conflict", "You have a token with this name. Choose another, or revoke that one.");
    if (known.length >= TOKENS_MAX)
      throw new AppError("conflict", `You have ${TOKENS_MAX} tokens already. Revoke one first.`);
    const secret = TOKEN_PREFIX + randomToken();
    const row = await tokens.insertToken(ctx.db, {
      id: randomUUID(),
      user_id: userId,
      name,
      secret_hash: hashToken(secret),
      last_four: lastFourOf(secret),
      scope,
      created_at: ctx.now,
      expires_at: expiryOf(expiresInDays, ctx.now),
    });
    await recordAudit(ctx, [{ act: "token_made", details: { scope } }]);
    return { token: viewToken(row, ctx.now), secret };
  });
}

export function revokeMyToken(ctx: Context, tokenId: string): Promise<undefined> {
  return inTransaction(ctx, async (ctx) => {
    const scope = await tokens.deleteOwned(ctx.db, ctx.actor.id, tokenId);
    if (!scope) throw new AppError("not_found", "No such token. It may have been revoked already.");
    await recordAudit(ctx, [{ act: "token_revoked", details: { scope } }]);
    return undefined;
  });
}

export function purgeTokens(db: Db, now: Date): Promise<number> {
  return tokens.deleteExpired(db, new Date(now.getTime() - EXPIRED_KEPT_MS));
}

export async function exportTokens(tx: Tx, userId: string): Promise<Pick<ExportView, "apiAccess">> {
  const rows = await tokens.listByUser(tx, userId);
  return {
    apiAccess: rows.map((row) => ({
      name: row.name,
      scope: row.scope,
      lastFour: row.last_four,
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at?.toISOString() ?? null,
      lastUsedOn: row.last_used_on,
    })),
  };
}

function viewToken(row: tokens.TokenRecord, now: Date): TokenView {
  return {
    id: row.id,
    name: row.name,
    scope: row.scope,
    lastFour: row.last_four,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    isExpired: isExpired(row.expires_at, now),
    lastUsedOn: row.last_used_on,
  };
}

/** For an account that changes hands or may be known to somebody else: its tokens end with its sessions. */
export function endTokens(tx: Tx, userIds: readonly string[]): Promise<void> {
  return tokens.deleteByUsers(tx, userIds);
}
