import { randomUUID } from "node:crypto";
import type { BuiltInAnswer } from "#server/engine/mentor/answer.ts";
import { learnFacts, unlearnNote } from "#server/features/business/business.service.ts";
import type { Context } from "#server/platform/context.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { AppError } from "#server/platform/errors.ts";

/** What was said in passing, each note with an id by which it can be taken back. */
export function numberNotes({ notes = [] }: BuiltInAnswer) {
  return notes.map((note) => ({ ...note, id: randomUUID() }));
}

export type NumberedNotes = ReturnType<typeof numberNotes>;

/** Stores notes together with the answer that shows them, so that an answer kept twice notes once. */
export function keepNotes(ctx: Context<Tx>, notes: NumberedNotes): Promise<void> {
  const facts = notes.flatMap(({ id, facts: stated }) =>
    stated.map((fact) => ({ ...fact, source: "mentor" as const, at: ctx.now, noteId: id })),
  );
  return learnFacts(ctx.db, ctx.actor.id, facts);
}

/** Takes back what a message taught; what was known before counts again. */
export async function forgetNoted(ctx: Context, id: string): Promise<undefined> {
  if (!(await unlearnNote(ctx.db, ctx.actor.id, id)))
    throw new AppError("not_found", "Nothing of that is noted any more.");
}
