import { sql } from "kysely";
import type { PageCursor } from "#contracts/fields/page-cursor.ts";
import { countRows } from "#server/platform/db/count-rows.ts";
import type { Databases } from "#server/platform/db/databases.ts";
import type { Db, Handle } from "#server/platform/db/handles.ts";
import { isAfter } from "#server/platform/db/keyset.ts";

/** Matches are counted up to this number; one more means "more than that". */
const COUNTED = 1_000;

/** An index finds letters anywhere in a text from three on. */
const LEAST_LETTERS = 3;

interface UserFilter {
  /** Part of a name or an email; empty finds everybody. */
  readonly search: string;
  readonly isClosed: boolean;
}

/** A read model: accounts with their grants and payments. */
function people(db: Handle) {
  return db
    .selectFrom("users")
    .leftJoin("subscriptions", "subscriptions.user_id", "users.id")
    .select(["id", "issuer", "username", "email", "role", "total_xp", "business_type", "avatar_id"])
    .select(["created_at", "closed_at", "closed_by"])
    .select(["status", "trial_expires_at", "legacy_access", "payment_state", "paid_until", "cancels_at_end"]);
}

export type AdminUserRow = Awaited<ReturnType<typeof listUsers>>[number];

export function listUsers(
  databases: Databases,
  filter: UserFilter,
  cursor: PageCursor | null,
  limit: number,
) {
  return people(readerFor(databases, filter))
    .where(matches(filter))
    .$if(cursor !== null, (query) => query.where(isAfter("created_at", cursor as PageCursor)))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

export async function countUsers(databases: Databases, filter: UserFilter): Promise<number> {
  const { count } = await readerFor(databases, filter)
    .selectFrom((eb) =>
      eb
        .selectFrom("users")
        .select("id")
        .where(matches(filter))
        .$if(filter.search !== "", (query) => query.limit(COUNTED + 1))
        .as("found"),
    )
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function findUser(db: Handle, id: string): Promise<AdminUserRow | undefined> {
  return people(db).where("id", "=", id).executeTakeFirst();
}

export function findUsers(db: Handle, ids: readonly string[]): Promise<AdminUserRow[]> {
  return people(db)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

/** Includes closed accounts. */
export function listAll(db: Handle, cursor: PageCursor | null, limit: number): Promise<AdminUserRow[]> {
  return people(db)
    .$if(cursor !== null, (query) => query.where(isAfter("created_at", cursor as PageCursor)))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

export function countAll(db: Handle): Promise<number> {
  return countRows(db, "users");
}

/** Searching one or two letters may scan all accounts: over a second among a million. */
function readerFor({ db, slow }: Databases, { search }: UserFilter): Db {
  return search === "" ? db : slow;
}

function matches({ search, isClosed }: UserFilter) {
  const closed = isClosed ? sql<boolean>`closed_at is not null` : sql<boolean>`closed_at is null`;
  if (search === "") return closed;
  const pattern = `%${search.replaceAll(/[\\%_]/gu, "\\$&")}%`;
  const named = sql<boolean>`${closed} and (username ilike ${pattern} or email ilike ${pattern})`;
  if ([...search].length < LEAST_LETTERS) return named;
  // Their index finds whom it can be; they hold the business's name as well.
  return sql<boolean>`${named} and id in (select user_id from people_words where words like ${pattern.toLowerCase()})`;
}
