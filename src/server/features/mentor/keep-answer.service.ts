import { randomUUID } from "node:crypto";
import type { Engine } from "#server/engine/draft.ts";
import type { BuiltInAnswer } from "#server/engine/mentor/answer.ts";
import { suggestQuest } from "#server/engine/mentor/suggest.ts";
import { type Subject, stateConstraints } from "#server/features/quests/learning/learning.service.ts";
import { keepOpenQuest, keepSuggestion } from "#server/features/quests/suggestions.service.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { lockPerson } from "#server/platform/db/lock-person.ts";
import { AppError } from "#server/platform/errors.ts";
import * as messages from "./mentor.repository.ts";
import { suggestionRequest } from "./mentor-facts.service.ts";
import { keepNotes, numberNotes } from "./noted.service.ts";

interface Spoken {
  readonly question: messages.MessageRecord;
  readonly attempt: number;
  readonly text: string;
  readonly model: string;
  readonly isStopped: boolean;
  readonly built: BuiltInAnswer;
  readonly subject: Subject;
}

/** Saves one row per attempt, with what it noted and suggests; a concurrent duplicate returns the first one's row. */
export function keepAnswer(ctx: Context, engine: Engine, spoken: Spoken): Promise<messages.MessageRecord> {
  const { question, attempt, built } = spoken;
  const id = randomUUID();
  const notes = numberNotes(built);
  const noted = notes.map(({ id: note, text }) => ({ id: note, text }));
  return inTransaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, ctx.actor.id);
    if (!(await messages.holdQuestion(ctx.db, question.id))) throw cleared();
    await messages.insertMessage(ctx.db, {
      id,
      user_id: ctx.actor.id,
      sender: "ai",
      text: spoken.text,
      model: spoken.model,
      created_at: ctx.now,
      reply_to: question.id,
      attempt,
      is_stopped: spoken.isStopped,
      topic: built.topic,
      basis: JSON.stringify(built.basis),
      talk: JSON.stringify({ ...built.talk, noted }),
    });
    const kept = (await messages.listAttempts(ctx.db, [question.id])).find(
      (entry) => entry.attempt === attempt,
    );
    if (!kept) throw cleared();
    if (kept.id !== id) return kept;
    await keepNotes(ctx, notes);
    if (built.keeps) await stateConstraints(ctx.db, ctx.actor.id, built.keeps, ctx.now);
    await suggest(ctx, engine, spoken, id);
    return kept;
  });
}

function cleared(): AppError {
  return new AppError("conflict", "The conversation was cleared meanwhile.");
}

async function suggest(
  ctx: Context<Tx>,
  engine: Engine,
  { built, subject, question }: Spoken,
  messageId: string,
): Promise<void> {
  const { suggest: wish } = built;
  if (!wish) return;
  const owner = { userId: ctx.actor.id, messageId };
  if (wish.kind === "open") return keepOpenQuest(ctx.db, { ...owner, questId: wish.questId }, ctx.now);
  const request = await suggestionRequest(ctx.db, subject);
  const suggestion = suggestQuest(engine, request, { ...wish, about: wish.about || question.text });
  if (suggestion) await keepSuggestion(ctx.db, { ...suggestion, ...owner }, ctx.now);
}
