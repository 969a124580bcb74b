import { randomUUID } from "node:crypto";
import type { Engine } from "#server/engine/draft.ts";
import type { BuiltInAnswer } from "#server/engine/mentor/answer.ts";
import { suggestQuest } from "#server/engine/mentor/suggest.ts";
import { type Subject, stateConstraints } from "#server/features/quests/learning/learning.service.ts";
import { suggestionRequest } from "#server/features/quests/suggestion-request.service.ts";
import {
  keepOpenQuest,
  keepSuggestion,
  listSuggestionsOf,
  type Suggestion,
} from "#server/features/quests/suggestions.service.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { lockPerson } from "#server/platform/db/lock-person.ts";
import { AppError } from "#server/platform/errors.ts";
import * as messages from "./mentor.repository.ts";
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

interface Kept {
  readonly message: messages.MessageRecord;
  readonly suggestions: readonly Suggestion[];
}

/** Saves one row per attempt, with what it noted and suggests; a concurrent duplicate returns the first one's row. */
export async function keepAnswer(ctx: Context, engine: Engine, spoken: Spoken): Promise<Kept> {
  const { question, attempt, built } = spoken;
  const id = randomUUID();
  const notes = numberNotes(built);
  const noted = notes.map(({ id: note, text }) => ({ id: note, text }));
  // Chosen before anything is locked: it takes milliseconds.
  const suggestion = await chooseSuggestion(ctx, engine, spoken);
  return inTransaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, ctx.actor.id);
    if (!(await messages.holdQuestion(ctx.db, question.id))) throw cleared();
    const message = await messages.insertMessage(ctx.db, {
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
    if (!message) return findKept(ctx, question.id, attempt);
    await keepNotes(ctx, notes);
    if (built.keeps) await stateConstraints(ctx.db, ctx.actor.id, built.keeps, ctx.now);
    const kept = await suggest(ctx, built, suggestion, id);
    return { message, suggestions: kept ? [kept] : [] };
  });
}

function cleared(): AppError {
  return new AppError("conflict", "The conversation was cleared meanwhile.");
}

/** The answer that another request has saved for this attempt. */
async function findKept(ctx: Context<Tx>, questionId: string, attempt: number): Promise<Kept> {
  const attempts = await messages.listAttempts(ctx.db, [questionId]);
  const message = attempts.find((entry) => entry.attempt === attempt);
  if (!message) throw cleared();
  return { message, suggestions: await listSuggestionsOf(ctx.db, [message.id]) };
}

async function chooseSuggestion(ctx: Context, engine: Engine, { built, subject, question }: Spoken) {
  const { suggest: wish } = built;
  if (!wish || wish.kind === "open") return null;
  const request = await suggestionRequest(ctx, subject);
  return suggestQuest(engine, request, { ...wish, about: wish.about || question.text });
}

async function suggest(
  ctx: Context<Tx>,
  { suggest: wish }: BuiltInAnswer,
  suggestion: Awaited<ReturnType<typeof chooseSuggestion>>,
  messageId: string,
): Promise<Suggestion | null> {
  const owner = { userId: ctx.actor.id, messageId };
  if (wish?.kind === "open") return keepOpenQuest(ctx.db, { ...owner, questId: wish.questId }, ctx.now);
  return suggestion && keepSuggestion(ctx.db, { ...suggestion, ...owner }, ctx.now);
}
