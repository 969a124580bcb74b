import type { Role } from "#domain/role.ts";
import { type Db, withTransaction } from "#server/platform/db/handles.ts";
import type { UserRecord } from "#server/platform/db/schema.ts";
import { StartUpProblem } from "#server/platform/start-up-problem.ts";
import * as accounts from "./accounts.repository.ts";
import * as sessions from "./sessions.repository.ts";

/** Says in one line what was done. */
export async function changeRole(db: Db, email: string, role: Role): Promise<string> {
  const user = onlyOne(email, await accounts.findByEmail(db, email));
  if (user.role === role) return `${email} is ${describe(role)} already.`;
  await accounts.setRole(db, user.id, role);
  return `${email} is ${describe(role)} now.`;
}

/**
 * Moves an account to another provider: the person signs in once the new way, which makes a fresh account,
 * and the old account then takes over its sign-in. An account in use is never given up for it.
 */
export function relinkAccount(db: Db, oldEmail: string, newEmail: string): Promise<string> {
  return withTransaction(db, async (tx) => {
    const kept = onlyOne(oldEmail, await accounts.findByEmail(tx, oldEmail));
    const fresh = onlyOne(newEmail, await accounts.findByEmail(tx, newEmail));
    if (kept.id === fresh.id) throw new StartUpProblem("Both addresses belong to the same account.");
    if (fresh.onboarded_at || fresh.total_xp > 0)
      throw new StartUpProblem(`The account of ${newEmail} is in use already.`);
    await accounts.deleteUser(tx, fresh.id);
    await accounts.updateUser(tx, kept.id, {
      issuer: fresh.issuer,
      subject: fresh.subject,
      email: fresh.email,
    });
    await sessions.deleteByUser(tx, kept.id);
    return `The account of ${oldEmail} is signed in to as ${newEmail} now.`;
  });
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
