import type { NoteView } from "#contracts/admin/person.ts";
import { act, recordAudit } from "#server/features/audit/audit.service.ts";
import type { Context } from "#server/platform/context.ts";
import { withIsoTimes } from "#server/platform/db/iso-times.ts";
import { AppError } from "#server/platform/errors.ts";
import { readPerson } from "../admin-users.service.ts";
import * as notes from "./notes.repository.ts";

interface NewNote {
  readonly id: string;
  readonly noteId: string;
  readonly text: string;
}

/** The same id again answers the note that is there. The audit log says that there is one, not its words. */
export function keepNote(ctx: Context, { id: userId, noteId, text }: NewNote): Promise<NoteView> {
  return act(ctx, "note_added", userId, async (ctx) => {
    const { username: name } = await readPerson(ctx.db, userId, ctx.now);
    const row = { id: noteId, user_id: userId, author_id: ctx.actor.id, text, created_at: ctx.now };
    if (await notes.insertNote(ctx.db, row))
      await recordAudit(ctx, [{ act: "note_added", target: { id: userId, name } }]);
    const note = await notes.findNote(ctx.db, userId, noteId);
    if (note?.text !== text) throw new AppError("conflict", "There is another note with this id.");
    return withIsoTimes(note);
  });
}

export function dropNote(ctx: Context, userId: string, noteId: string): Promise<void> {
  return act(ctx, "note_deleted", userId, async (ctx) => {
    const { username: name } = await readPerson(ctx.db, userId, ctx.now);
    if (!(await notes.deleteNote(ctx.db, userId, noteId))) throw new AppError("not_found", "No such note.");
    await recordAudit(ctx, [{ act: "note_deleted", target: { id: userId, name } }]);
  });
}
