import type { Insertable } from "kysely";
import type { ExportView } from "#contracts/export/export.ts";
import type { Handle, Tx } from "#server/platform/db/handles.ts";
import { withIsoTimes } from "#server/platform/db/iso-times.ts";
import type { Schema } from "#server/platform/db/tables/schema.ts";

const LISTED = 100;

function notes(db: Handle) {
  return db
    .selectFrom("operator_notes")
    .leftJoin("users", "users.id", "operator_notes.author_id")
    .select(["operator_notes.id", "operator_notes.text", "users.username as authorName"])
    .select(["operator_notes.created_at as createdAt"]);
}

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number];

/** Newest first. */
export function listNotes(db: Handle, userId: string) {
  return notes(db)
    .where("operator_notes.user_id", "=", userId)
    .orderBy("operator_notes.created_at", "desc")
    .orderBy("operator_notes.id")
    .limit(LISTED)
    .execute();
}

export function findNote(db: Handle, userId: string, id: string): Promise<NoteRow | undefined> {
  return notes(db)
    .where("operator_notes.id", "=", id)
    .where("operator_notes.user_id", "=", userId)
    .executeTakeFirst();
}

/** False if there is one with this id. */
export async function insertNote(tx: Tx, note: Insertable<Schema["operator_notes"]>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("operator_notes")
    .values(note)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function deleteNote(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("operator_notes")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What operators noted about the person, for their export; without the operators' names. */
export async function exportNotes(tx: Tx, userId: string): Promise<Pick<ExportView, "operatorNotes">> {
  const rows = await tx
    .selectFrom("operator_notes")
    .select(["text", "created_at as createdAt"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  return { operatorNotes: rows.map(withIsoTimes) };
}
