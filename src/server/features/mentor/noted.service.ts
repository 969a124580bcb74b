import { randomUUID } from "node:crypto";
import type { BuiltInAnswer } from "#server/engine/mentor/answer.ts";
import { learnFacts, unlearnNote } from "#server/features/business/business.service.ts";
import type { Context } from "#server/platform/context.ts";
import { AppError } from "#server/platform/errors.ts";

/** Stores what was said in passing and gives each note an id, so that it can be taken back. */
export async function keepNotes(ctx: Context, built: BuiltInAnswer): Promise<BuiltInAnswer> {
  const notes = (built.notes ?? []).map((note) => ({ ...note, id: randomUUID() }));
  for (const { id, facts } of notes)
    await learnFacts(
      ctx.db,
      ctx.actor.id,
      facts.map((fact) => ({ ...fact, source: "mentor" as const, at: ctx.now })),
      { noteId: id },
    );
  return { ...built, talk: { ...built.talk, noted: notes.map(({ id, text }) => ({ id, text })) } };
}

/** Takes back what a message taught; what was known before counts again. */
export async function forgetNoted(ctx: Context, id: string): Promise<undefined> {
  if (!(await unlearnNote(ctx.db, ctx.actor.id, id)))
    throw new AppError("not_found", "Nothing of that is noted any more.");
}
