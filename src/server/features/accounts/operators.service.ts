import type { Role } from "#domain/accounts/role.ts";
import { sessionLimits } from "#domain/accounts/session-life.ts";
import { forgetNames, recordByOperator } from "#server/features/audit/audit.service.ts";
import { endTokens } from "#server/features/tokens/tokens.service.ts";
import { endWebhooks } from "#server/features/webhooks/webhooks.service.ts";
import type { Context } from "#server/platform/context.ts";
import { type Db, type Tx, withTransaction } from "#server/platform/db/handles.ts";
import type { UserRecord } from "#server/platform/db/tables/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import { LOCAL_ISSUER } from "#server/platform/identity/create-identity.ts";
import { renewPersonalCode } from "#server/platform/identity/local-provider/local-accounts.ts";
import { StartUpProblem } from "#server/platform/start-up-problem.ts";
import * as accounts from "./accounts.repository.ts";
import * as sessions from "./sessions.repository.ts";

/** Returns a one-line summary of the change. */
export function changeRole(db: Db, email: string, role: Role, now: Date): Promise<string> {
  return withTransaction(db, async (tx) => {
    await accounts.lockAdmins(tx);
    const user = onlyOne(email, await accounts.findByEmail(tx, email));
    if (user.role === role) return `${email} is ${describe(role)} already.`;
    await refuseLastAdmin(tx, email, user);
    await writeRole(tx, user.id, role, now);
    const target = { id: user.id, name: user.username };
    await recordByOperator(tx, now, { act: "role_set", target, details: { from: user.role, to: role } });
    return `${email} is ${describe(role)} now.`;
  });
}

/**
 * For an admin in the console: never one's own role, so that one admin remains. Both roles are read under the
 * lock, so two admins demoting each other cannot leave none. Returns the role before.
 */
export async function changeRoleByAdmin(ctx: Context<Tx>, userId: string, role: Role): Promise<Role> {
  const { db: tx, now, actor } = ctx;
  await accounts.lockAdmins(tx);
  if (userId === actor.id) throw new AppError("conflict", "You cannot change your own role.");
  const people = await accounts.lockPeople(tx, [userId, actor.id]);
  const me = people.find(({ id }) => id === actor.id);
  const user = people.find(({ id }) => id === userId);
  if (me?.role !== "admin" || me.closed_at)
    throw new AppError("conflict", "You are no longer an admin here: nothing was changed.");
  if (!user) throw new AppError("not_found", "No such person.");
  if (user.closed_at) throw new AppError("conflict", "This account is closed. Restore it first.");
  if (user.role !== role) await writeRole(tx, user.id, role, now);
  return user.role;
}

async function writeRole(tx: Tx, userId: string, role: Role, now: Date): Promise<void> {
  // Sessions that expired under an admin's limits must not become valid under a member's longer ones.
  await sessions.deleteMadeBefore(tx, userId, sessionLimits("admin", now).createdAfter);
  await accounts.updateUser(tx, userId, { role });
}

async function refuseLastAdmin(tx: Tx, email: string, user: UserRecord): Promise<void> {
  if (await accounts.isLastAdmin(tx, user))
    throw new StartUpProblem(`${email} is the last admin: promote somebody else first.`);
}

/** For people who lost their code, or whose account was created without one. Ends their sessions, tokens and webhooks. */
export function renewCode(db: Db, email: string, now: Date): Promise<string> {
  return withTransaction(db, async (tx) => {
    const renewed = await renewPersonalCode(tx, email);
    if (!renewed)
      throw new StartUpProblem(`No local account has the email ${email}. The person signs in once first.`);
    const user = await accounts.lockByIdentity(tx, LOCAL_ISSUER, renewed.subject);
    if (user) {
      await sessions.deleteByUsers(tx, [user.id]);
      await endTokens(tx, [user.id]);
      await endWebhooks(tx, [user.id]);
      const target = { id: user.id, name: user.username };
      await recordByOperator(tx, now, { act: "code_renewed", target });
    }
    return `The personal code of ${email} is ${renewed.code} now. It is shown only here; the old one, all sessions, API tokens and webhooks have ended.`;
  });
}

/**
 * Moves an account to another identity provider. The person first signs in there, which creates a fresh
 * account; the old account then takes over its identity. Refuses if the fresh account is in use.
 */
export function relinkAccount(db: Db, oldEmail: string, newEmail: string, now: Date): Promise<string> {
  return withTransaction(db, async (tx) => {
    // Blocks sign-ups while the two accounts are merged.
    await accounts.lockFirstAccount(tx);
    await accounts.lockAdmins(tx);
    const [kept, fresh] = await findPair(tx, oldEmail, newEmail);
    if (fresh.onboarded_at || fresh.total_xp > 0)
      throw new StartUpProblem(`The account of ${newEmail} is in use already.`);
    await refuseLastAdmin(tx, newEmail, fresh);
    await accounts.deleteUser(tx, fresh.id);
    await forgetNames(tx, [fresh.id]);
    await accounts.updateUser(tx, kept.id, {
      issuer: fresh.issuer,
      subject: fresh.subject,
      email: fresh.email,
    });
    await sessions.deleteByUsers(tx, [kept.id]);
    await endTokens(tx, [kept.id]);
    await endWebhooks(tx, [kept.id]);
    const target = { id: kept.id, name: kept.username };
    await recordByOperator(tx, now, {
      act: "account_relinked",
      target,
      details: { from: kept.issuer, to: fresh.issuer },
    });
    return `The account of ${oldEmail} is signed in to as ${newEmail} now.`;
  });
}

/** Usually both have the same email at two providers; then the older account is kept. */
async function findPair(tx: Tx, oldEmail: string, newEmail: string): Promise<[UserRecord, UserRecord]> {
  const old = await accounts.findByEmail(tx, oldEmail);
  if (oldEmail.toLowerCase() !== newEmail.toLowerCase()) {
    return [onlyOne(oldEmail, old), onlyOne(newEmail, await accounts.findByEmail(tx, newEmail))];
  }
  const [kept, fresh] = old;
  if (!kept || !fresh || old.length > 2) {
    throw new StartUpProblem(
      `${old.length} accounts have the email ${oldEmail}: two are needed, the old and the new.`,
    );
  }
  return [kept, fresh];
}

export function countAccounts(db: Db): Promise<Record<Role, number>> {
  return accounts.countByRole(db);
}

function onlyOne(email: string, found: UserRecord[]): UserRecord {
  const [user, another] = found;
  if (!user) throw new StartUpProblem(`No account has the email ${email}. The person signs in once first.`);
  if (another)
    throw new StartUpProblem(`${found.length} accounts have the email ${email}: nothing was changed.`);
  return user;
}

function describe(role: Role): string {
  return role === "admin" ? "an admin" : "a member";
}
