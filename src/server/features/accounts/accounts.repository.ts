import { sql } from "kysely";
import { DEMO_ISSUER } from "#domain/accounts/demo-issuer.ts";
import type { Role } from "#domain/accounts/role.ts";
import type { Handle, Tx } from "#server/platform/db/handles.ts";
import type { NewUser, UserRecord } from "#server/platform/db/tables/schema.ts";
import { USER_COLUMNS } from "#server/platform/db/user-columns.ts";

const FIRST_ACCOUNT_LOCK = 7_243_002;
const ADMINS_LOCK = 7_243_003;

export function lockByIdentity(tx: Tx, issuer: string, subject: string): Promise<UserRecord | undefined> {
  return tx
    .selectFrom("users")
    .select(USER_COLUMNS)
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .forUpdate()
    .executeTakeFirst();
}

/** Serialises "is this the first account?" checks until the transaction ends. */
export async function lockFirstAccount(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${FIRST_ACCOUNT_LOCK})`.execute(tx);
}

/** Serialises closing accounts and removing admin roles until the transaction ends. */
export async function lockAdmins(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADMINS_LOCK})`.execute(tx);
}

/** Locks in id order, so that two transactions locking the same people cannot deadlock. */
export function lockPeople(tx: Tx, ids: readonly string[]): Promise<UserRecord[]> {
  return tx
    .selectFrom("users")
    .select(USER_COLUMNS)
    .where("id", "in", ids)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Accounts that are already closed keep their `closed_at`. */
export async function closeAccounts(
  tx: Tx,
  ids: readonly string[],
  now: Date,
  closedBy: "self" | "admin",
): Promise<void> {
  await tx
    .updateTable("users")
    .set((eb) => ({ closed_at: eb.fn.coalesce("closed_at", eb.val(now)), closed_by: closedBy }))
    .where("id", "in", ids)
    .execute();
}

/** Ignores demo accounts. */
export async function hasAccounts(tx: Tx): Promise<boolean> {
  const row = await tx
    .selectFrom("users")
    .select("id")
    .where("issuer", "!=", DEMO_ISSUER)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertUser(tx: Tx, user: NewUser): Promise<UserRecord> {
  return tx.insertInto("users").values(user).returning(USER_COLUMNS).executeTakeFirstOrThrow();
}

export function updateUser(tx: Tx, id: string, changes: Partial<NewUser>): Promise<UserRecord> {
  return tx
    .updateTable("users")
    .set(changes)
    .where("id", "=", id)
    .returning(USER_COLUMNS)
    .executeTakeFirstOrThrow();
}

export function findById(db: Handle, id: string): Promise<UserRecord | undefined> {
  return db.selectFrom("users").select(USER_COLUMNS).where("id", "=", id).executeTakeFirst();
}

export function findByEmail(db: Handle, email: string): Promise<UserRecord[]> {
  return db
    .selectFrom("users")
    .select(USER_COLUMNS)
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .orderBy("created_at")
    .limit(10)
    .execute();
}

export async function countByRole(db: Handle): Promise<Record<Role, number>> {
  const rows = await db
    .selectFrom("users")
    .select(["role", (eb) => eb.fn.countAll<string>().as("count")])
    .where("closed_at", "is", null)
    .where("issuer", "!=", DEMO_ISSUER)
    .groupBy("role")
    .execute();
  const counts: Record<Role, number> = { member: 0, admin: 0 };
  for (const row of rows) counts[row.role] = Number(row.count);
  return counts;
}

/** Whether this person is the only open admin account. Call it under `lockAdmins`. */
export async function isLastAdmin(tx: Tx, { role, closed_at: closedAt }: UserRecord): Promise<boolean> {
  return role === "admin" && closedAt === null && (await countByRole(tx)).admin <= 1;
}

export async function deleteUser(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("users").where("id", "=", id).execute();
}

/** Deletes one batch and returns it. Skips accounts whose subscription is still to be cancelled. */
export function deleteClosedBefore(
  tx: Tx,
  before: Date,
  limit: number,
): Promise<{ id: string; issuer: string; subject: string }[]> {
  return tx
    .deleteFrom("users")
    .where("id", "in", (eb) =>
      eb
        .selectFrom("users")
        .leftJoin("subscriptions", "subscriptions.user_id", "users.id")
        .select("users.id")
        .where("closed_at", "<", before)
        .where("cancel_wanted_at", "is", null)
        .limit(limit),
    )
    .returning(["id", "issuer", "subject"])
    .execute();
}
