import { sql } from "kysely";
import type { Role } from "#domain/accounts/role.ts";
import type { SessionTimes } from "#domain/accounts/session-life.ts";
import type { Db, Handle, Tx } from "#server/platform/db/handles.ts";
import { prepare } from "#server/platform/db/prepared.ts";
import type { NewSession, UserRecord } from "#server/platform/db/tables/schema.ts";
import { USER_COLUMNS } from "#server/platform/db/user-columns.ts";

type SessionWithUser = SessionTimes & { sessionId: string; user: UserRecord };

/** The query behind every signed-in request. Sessions of closed accounts are not found. */
const selectByToken = prepare((db, { tokenHash }: { tokenHash: Buffer }) =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(USER_COLUMNS)
    .select([
      "sessions.id as session_id",
      "sessions.created_at as session_created_at",
      "sessions.last_seen_at",
    ])
    .where("sessions.token_hash", "=", tokenHash)
    .where("users.closed_at", "is", null),
);

export async function findByToken(db: Db, tokenHash: Buffer): Promise<SessionWithUser | undefined> {
  const [row] = await selectByToken(db, { tokenHash });
  if (!row) return undefined;
  const { session_id: sessionId, session_created_at: createdAt, last_seen_at: lastSeenAt, ...user } = row;
  return { sessionId, createdAt, lastSeenAt, user };
}

type SessionState = SessionTimes & { id: string; role: UserRecord["role"] };

/** Filters these sessions to those that exist and whose account is open. */
export async function listStates(db: Db, ids: readonly string[]): Promise<SessionState[]> {
  const { rows } = await sql<SessionState>`
    select s.id, s.created_at as "createdAt", s.last_seen_at as "lastSeenAt", u.role
    from sessions s join users u on u.id = s.user_id
    where s.id = any(${ids}::uuid[]) and u.closed_at is null`.execute(db);
  return rows;
}

export async function insertSession(db: Handle, session: NewSession): Promise<void> {
  await db.insertInto("sessions").values(session).execute();
}

export async function touchSession(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ last_seen_at: now })
    .where("id", "=", id)
    .where("last_seen_at", "<", now)
    .execute();
}

export function listByUser(
  db: Db,
  userId: string,
  { createdAfter, seenAfter }: { createdAfter: Date; seenAfter: Date },
) {
  return db
    .selectFrom("sessions")
    .select(["id", "device", "created_at as createdAt", "last_seen_at as lastSeenAt"])
    .where("user_id", "=", userId)
    .where("created_at", ">", createdAfter)
    .where("last_seen_at", ">", seenAfter)
    .orderBy("last_seen_at", "desc")
    .limit(50)
    .execute();
}

export async function deleteByToken(db: Handle, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
}

export async function deleteOwned(db: Handle, id: string, userId: string): Promise<boolean> {
  const result = await db
    .deleteFrom("sessions")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Returns how many sessions these people had. */
export async function deleteByUsers(db: Handle, userIds: readonly string[]): Promise<number> {
  const result = await db.deleteFrom("sessions").where("user_id", "in", userIds).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Deletes expired sessions of everybody with this role. */
export async function deleteEnded(
  db: Handle,
  role: Role,
  { createdAfter, seenAfter }: { createdAfter: Date; seenAfter: Date },
  limit: number,
): Promise<number> {
  const result = await db
    .deleteFrom("sessions")
    .where("id", "in", (eb) =>
      eb
        .selectFrom("sessions")
        .innerJoin("users", "users.id", "sessions.user_id")
        .select("sessions.id")
        // Literal, not a parameter: a generic prepared plan cannot use the partial index for admins.
        .where("users.role", "=", sql.lit(role))
        .where((either) =>
          either.or([
            either("sessions.created_at", "<=", createdAfter),
            either("sessions.last_seen_at", "<=", seenAfter),
          ]),
        )
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Deletes one person's sessions created before this time. */
export async function deleteMadeBefore(tx: Tx, userId: string, before: Date): Promise<void> {
  await tx.deleteFrom("sessions").where("user_id", "=", userId).where("created_at", "<=", before).execute();
}
