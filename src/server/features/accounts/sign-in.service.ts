import { randomInt, randomUUID } from "node:crypto";
import { describeDevice } from "#domain/accounts/device.ts";
import { SIGN_IN_ATTEMPT_MS, sessionEnd } from "#domain/accounts/session-life.ts";
import { firstUsername } from "#domain/accounts/username.ts";
import { type SavePicture, wantsPicture } from "#server/features/avatars/avatars.service.ts";
import { isStopPending } from "#server/features/billing/billing.service.ts";
import { type Actor, type Context, inTransaction, type PublicContext } from "#server/platform/context.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import type { NewUser, UserRecord } from "#server/platform/db/tables/schema.ts";
import type { Identity, IdentityClient } from "#server/platform/identity/identity.ts";
import { hashToken, randomToken } from "#server/platform/secrets.ts";
import * as accounts from "./accounts.repository.ts";
import { CLOSED_KEPT_MS } from "./purge.service.ts";
import * as sessions from "./sessions.repository.ts";
import * as attempts from "./sign-in-attempts.repository.ts";

/** Decides who becomes an admin by signing in. */
export interface AdminRule {
  readonly adminEmails: ReadonlySet<string>;
  /** True only with the local provider on loopback. */
  readonly isFirstAccountAdmin: boolean;
}

type TxContext = Context<Tx, Actor | null>;

type SignInResult =
  | { outcome: "signed_in"; token: string; endsAt: Date; returnTo: string }
  | { outcome: "failed" | "expired" | "closed" };

/** Stores the sign-in attempt and returns the redirect URL; null if the provider cannot be reached. */
export async function beginSignIn(ctx: PublicContext, client: IdentityClient, returnTo: string) {
  const begun = await client.begin().catch((err: unknown) => {
    ctx.log.warn({ err }, "identity provider cannot be reached");
    return null;
  });
  if (!begun) return null;
  const { url, checks } = begun;
  const attemptId = randomToken();
  await attempts.insertAttempt(ctx.db, {
    id_hash: hashToken(attemptId),
    ...checks,
    return_to: returnTo,
    created_at: ctx.now,
  });
  return { url, attemptId };
}

interface ReturnedSignIn {
  readonly attemptId: string | undefined;
  readonly returnedTo: URL;
  readonly previousToken: string | undefined;
  readonly userAgent: string | undefined;
}

/** Checks the provider's response, finds or creates the account, opens a session; then fetches a picture. */
export async function finishSignIn(
  ctx: PublicContext,
  client: IdentityClient,
  rule: AdminRule,
  returned: ReturnedSignIn,
  savePicture?: SavePicture,
): Promise<SignInResult> {
  const attempt = returned.attemptId && (await attempts.takeAttempt(ctx.db, hashToken(returned.attemptId)));
  if (!attempt || ctx.now.getTime() - attempt.created_at.getTime() >= SIGN_IN_ATTEMPT_MS) {
    ctx.log.warn({ reason: attempt ? "expired" : "unknown attempt" }, "sign-in refused");
    return { outcome: "expired" };
  }
  let identity: Identity;
  try {
    identity = await client.finish(returned.returnedTo, attempt);
  } catch (err) {
    ctx.log.warn({ err }, "sign-in refused");
    return { outcome: "failed" };
  }
  return inTransaction(ctx, async (ctx) => {
    const user = await findOrCreate(ctx, identity, rule);
    if (user.closed_at) {
      ctx.push(() => ctx.log.warn({ actor: user.id, reason: "closed account" }, "sign-in refused"));
      return { outcome: "closed" };
    }
    const token = randomToken();
    if (returned.previousToken) await sessions.deleteByToken(ctx.db, hashToken(returned.previousToken));
    await sessions.insertSession(ctx.db, {
      id: randomUUID(),
      token_hash: hashToken(token),
      user_id: user.id,
      device: describeDevice(returned.userAgent),
      created_at: ctx.now,
      last_seen_at: ctx.now,
    });
    ctx.push(() => ctx.log.info({ actor: user.id, role: user.role }, "signed in"));
    const { picture } = identity;
    if (savePicture && picture && wantsPicture(user)) ctx.push(() => savePicture(user.id, picture));
    const endsAt = sessionEnd({ createdAt: ctx.now, lastSeenAt: ctx.now }, user.role);
    return { outcome: "signed_in", token, endsAt, returnTo: attempt.return_to };
  });
}

async function findOrCreate(ctx: TxContext, identity: Identity, rule: AdminRule): Promise<UserRecord> {
  const { db: tx, now, people } = ctx;
  const found = await lockKnown(tx, identity);
  const known = found && (await unlessExpired(ctx, found));
  const isAdminEmail = isListedAdmin(identity, rule);
  if (!known) return create(tx, identity, isAdminEmail || (await isFirst(tx, rule)), now);
  if (known.closed_by === "admin") return known;
  const changes: Partial<NewUser> = {
    ...(identity.isEmailVerified && identity.email !== known.email && { email: identity.email }),
    ...(isAdminEmail && known.role !== "admin" && { role: "admin" as const }),
    // Closed by its owner: signing in within 30 days reopens it.
    ...(known.closed_at && { closed_at: null, closed_by: null }),
  };
  if (Object.keys(changes).length === 0) return known;
  const user = await accounts.updateUser(tx, known.id, changes);
  if (known.closed_at) await people.reopened(tx, known.id);
  return user;
}

/** Only sign-ins without an account take the global lock and wait for each other. */
async function lockKnown(tx: Tx, { issuer, subject }: Identity): Promise<UserRecord | undefined> {
  const found = await accounts.lockByIdentity(tx, issuer, subject);
  if (found) return found;
  await accounts.lockFirstAccount(tx);
  return accounts.lockByIdentity(tx, issuer, subject);
}

/** Undefined if its owner closed it 30 or more days ago: a new account is made even before the purge. */
async function unlessExpired(
  { db: tx, now, people }: TxContext,
  user: UserRecord,
): Promise<UserRecord | undefined> {
  const isPast =
    user.closed_at && user.closed_by === "self" && now.getTime() - user.closed_at.getTime() >= CLOSED_KEPT_MS;
  if (!isPast) return user;
  // The purge deletes it once its subscription is cancelled; until then only free its identity.
  if (await isStopPending(tx, user.id))
    await accounts.updateUser(tx, user.id, { subject: `closed:${user.id}` });
  else {
    await accounts.deleteUser(tx, user.id);
    await people.deleted(tx, [user.id]);
  }
  return undefined;
}

function create(tx: Tx, identity: Identity, isAdmin: boolean, now: Date): Promise<UserRecord> {
  return accounts.insertUser(tx, {
    id: randomUUID(),
    issuer: identity.issuer,
    subject: identity.subject,
    email: identity.email,
    username: firstUsername(identity.name, randomInt(10_000)),
    role: isAdmin ? "admin" : "member",
    created_at: now,
  });
}

function isListedAdmin(identity: Identity, rule: AdminRule): boolean {
  return (
    identity.isEmailVerified && identity.email !== null && rule.adminEmails.has(identity.email.toLowerCase())
  );
}

async function isFirst(tx: Tx, rule: AdminRule): Promise<boolean> {
  if (!rule.isFirstAccountAdmin) return false;
  await accounts.lockFirstAccount(tx);
  return !(await accounts.hasAccounts(tx));
}
