import type { Insertable, Selectable } from "kysely";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import type { TokenScope } from "#domain/tokens/tokens.ts";
import type { Db, Handle, Tx } from "#server/platform/db/handles.ts";
import { prepare } from "#server/platform/db/prepared.ts";
import type { Schema, UserRecord } from "#server/platform/db/tables/schema.ts";
import { USER_COLUMNS } from "#server/platform/db/user-columns.ts";

export type TokenRecord = Omit<Selectable<Schema["api_tokens"]>, "secret_hash" | "user_id">;

const SHOWN = [
  "id",
  "name",
  "last_four",
  "scope",
  "created_at",
  "expires_at",
  "last_used_on",
] as const satisfies (keyof TokenRecord)[];

/** The query behind every call with a token. Tokens of closed accounts are not found. */
const selectBySecret = prepare((db, { secretHash }: { secretHash: Buffer }) =>
  db
    .selectFrom("api_tokens")
    .innerJoin("users", "users.id", "api_tokens.user_id")
    .select(USER_COLUMNS)
    .select(["api_tokens.id as token_id", "scope", "expires_at", "last_used_on"])
    .where("secret_hash", "=", secretHash)
    .where("users.closed_at", "is", null),
);

interface TokenWithUser {
  readonly tokenId: string;
  readonly scope: TokenScope;
  readonly expiresAt: Date | null;
  readonly lastUsedOn: CalendarDay | null;
  readonly user: UserRecord;
}

export async function findBySecret(db: Db, secretHash: Buffer): Promise<TokenWithUser | undefined> {
  const [row] = await selectBySecret(db, { secretHash });
  if (!row) return undefined;
  const { token_id: tokenId, scope, expires_at: expiresAt, last_used_on: lastUsedOn, ...user } = row;
  return { tokenId, scope, expiresAt, lastUsedOn, user };
}

export async function noteUse(db: Db, id: string, day: CalendarDay): Promise<void> {
  await db.updateTable("api_tokens").set({ last_used_on: day }).where("id", "=", id).execute();
}

/** Newest first. A person has at most TOKENS_MAX. */
export function listByUser(db: Handle, userId: string): Promise<TokenRecord[]> {
  return db
    .selectFrom("api_tokens")
    .select(SHOWN)
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

export function insertToken(tx: Tx, row: Insertable<Schema["api_tokens"]>): Promise<TokenRecord> {
  return tx.insertInto("api_tokens").values(row).returning(SHOWN).executeTakeFirstOrThrow();
}

/** The scope of the token that was deleted; undefined if the person has no such token. */
export async function deleteOwned(tx: Tx, userId: string, id: string): Promise<TokenScope | undefined> {
  const row = await tx
    .deleteFrom("api_tokens")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning("scope")
    .executeTakeFirst();
  return row?.scope;
}

export async function deleteByUsers(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx.deleteFrom("api_tokens").where("user_id", "in", userIds).execute();
}

export async function deleteExpired(db: Db, before: Date): Promise<number> {
  const result = await db.deleteFrom("api_tokens").where("expires_at", "<", before).executeTakeFirst();
  return Number(result.numDeletedRows);
}
