import type { Insertable } from "kysely";
import type { PageCursor } from "#contracts/fields/page-cursor.ts";
import type { Db, Handle, Tx } from "#server/platform/db/handles.ts";
import { isAfter } from "#server/platform/db/keyset.ts";
import type { Schema } from "#server/platform/db/tables/schema.ts";

export async function insertActs(db: Handle, acts: Insertable<Schema["audit_log"]>[]): Promise<void> {
  if (acts.length > 0) await db.insertInto("audit_log").values(acts).execute();
}

export async function renameIn(tx: Tx, ids: readonly string[], name: string): Promise<void> {
  await tx.updateTable("audit_log").set({ actor_name: name }).where("actor_id", "in", ids).execute();
  await tx.updateTable("audit_log").set({ target_name: name }).where("target_id", "in", ids).execute();
}

export function listActs(db: Db, cursor: PageCursor | null, limit: number) {
  return db
    .selectFrom("audit_log")
    .select(["id", "at", "actor_name as actorName", "act", "target_name as targetName", "details"])
    .$if(cursor !== null, (query) => query.where(isAfter("at", cursor as PageCursor)))
    .orderBy("at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}
