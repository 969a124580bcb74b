import { randomUUID } from "node:crypto";
import type { InputOf, OutputOf } from "#contracts/endpoint.ts";
import { type askMentor, MAX_ATTEMPTS, type MentorAnswer, type readMentor } from "#contracts/mentor.ts";
import { answer } from "#server/engine/mentor/answer.ts";
import type { Talk } from "#server/engine/mentor/dialogue/talk.ts";
import { findSafetyRule } from "#server/engine/mentor/safety.ts";
import { startersFor } from "#server/engine/mentor/starters.ts";
import { BUILT_IN } from "#server/engine/quest/names.ts";
import { requirePlan } from "#server/features/billing/billing.service.ts";
import { listSuggestionsOf } from "#server/features/quests/suggestions.service.ts";
import type { Context } from "#server/platform/context.ts";
import { AppError } from "#server/platform/errors.ts";
import { keepAnswer } from "./keep-answer.service.ts";
import * as messages from "./mentor.repository.ts";
import { readFacts } from "./mentor-facts.service.ts";
import { viewAnswer } from "./mentor-view.ts";
import { CONTEXT_EXCHANGES, type Earlier, type Listener, type MentorDeps, speak } from "./speak.service.ts";
import { turnsOf } from "./turns.ts";

type Asked = InputOf<typeof askMentor>;

/** Saves the question, answers it and saves the answer. A repeated question returns the stored answer. */
export async function ask(
  ctx: Context,
  deps: MentorDeps,
  input: Asked,
  listener?: Listener,
): Promise<MentorAnswer> {
  const known = await findQuestion(ctx, input);
  // A person in crisis is answered even without a plan.
  // Who may be in danger is answered, plan or not.
  const rule = findSafetyRule(known?.text ?? input.prompt);
  if (rule === null || rule === "harm") await requirePlan(ctx);
  const { question, isNew } = known ? { question: known, isNew: false } : await keepQuestion(ctx, input);
  const attempts = isNew ? [] : await messages.listAttempts(ctx.db, [question.id]);
  const latest = attempts.at(-1);
  if (latest && !input.again) return viewAnswer(latest, await listSuggestionsOf(ctx.db, [latest.id]));
  if (attempts.length >= MAX_ATTEMPTS)
    throw new AppError("conflict", `That was ${MAX_ATTEMPTS} attempts at one answer. Ask it in other words.`);
  const [facts, before, sense] = await Promise.all([
    readFacts(ctx, deps.mentor()),
    listEarlier(ctx, question.id),
    deps.readSense?.(question.text),
  ]);
  const asked = {
    text: question.text,
    sense: sense ?? null,
    turns: turnsOf(before, input.conversationHistory),
    attempt: attempts.length + 1,
    questId: input.questId ?? null,
  };
  const built = answer(deps.mentor(), asked, facts.mentor);
  const spoken = await speak(ctx, deps, {
    question: asked,
    built,
    before,
    history: input.conversationHistory,
    facts: facts.mentor,
    listener,
  });
  const kept = await keepAnswer(ctx, deps.mentor(), {
    ...spoken,
    question,
    attempt: asked.attempt,
    built,
    subject: facts.subject,
  });
  return viewAnswer(kept.message, kept.suggestions);
}

/** The existing question: to be tried again, or resent because its answer was lost. */
async function findQuestion(ctx: Context, input: Asked): Promise<messages.MessageRecord | undefined> {
  if (input.again) return lastQuestion(ctx, input.messageId);
  return input.messageId ? requireMine(ctx, await messages.findMessage(ctx.db, input.messageId)) : undefined;
}

async function keepQuestion(
  ctx: Context,
  input: Asked,
): Promise<{ question: messages.MessageRecord; isNew: boolean }> {
  const id = input.messageId ?? randomUUID();
  const made = await messages.insertMessage(ctx.db, {
    id,
    user_id: ctx.actor.id,
    sender: "user",
    text: input.prompt,
    created_at: ctx.now,
  });
  if (made) return { question: made, isNew: true };
  const question = requireMine(ctx, await messages.findMessage(ctx.db, id));
  if (!question) throw new AppError("not_found", NO_MESSAGE);
  return { question, isNew: false };
}

const NO_MESSAGE = "No such message.";

function requireMine<M extends messages.MessageRecord | undefined>(ctx: Context, message: M): M {
  if (message && (message.user_id !== ctx.actor.id || message.sender !== "user"))
    throw new AppError("not_found", NO_MESSAGE);
  return message;
}

/** Only the last answer can be tried again: later exchanges build on earlier ones. */
async function lastQuestion(ctx: Context, messageId: string | undefined): Promise<messages.MessageRecord> {
  const [last] = await messages.listQuestions(ctx.db, ctx.actor.id, 1);
  if (!last) throw new AppError("not_found", "There is no question yet.");
  if (messageId && messageId !== last.id)
    throw new AppError("conflict", "Only the last answer can be tried again.");
  return last;
}

/** The exchanges before this question, newest first. */
async function listEarlier(ctx: Context, questionId: string): Promise<Earlier[]> {
  const questions = (await messages.listQuestions(ctx.db, ctx.actor.id, CONTEXT_EXCHANGES + 1)).filter(
    ({ id }) => id !== questionId,
  );
  const attempts = await messages.listAttempts(
    ctx.db,
    questions.map(({ id }) => id),
  );
  return questions.map(({ id, text }) => {
    const latest = attempts.findLast(({ reply_to: to }) => to === id);
    return { prompt: text, answer: latest?.text ?? null, talk: (latest?.talk as Talk | null) ?? null };
  });
}

/** Which models answer, the hosts that text is sent to, and suggested first questions. */
export async function describeMentor(ctx: Context, deps: MentorDeps): Promise<OutputOf<typeof readMentor>> {
  const outside = deps.models.describe();
  const facts = await readFacts(ctx, deps.mentor());
  return {
    models: outside.length > 0 ? outside : BUILT_IN.models.map((model) => ({ ...model, host: null })),
    starters: startersFor(facts.mentor),
  };
}
