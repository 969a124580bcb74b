import type { Exchange } from "#contracts/mentor.ts";
import {
  dropSuggestions,
  dropUntaken,
  listSuggestionsOf,
} from "#server/features/quests/suggestions.service.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import * as messages from "./mentor.repository.ts";
import { viewExchanges } from "./mentor-view.ts";

const LISTED = 50;
const EXPORTED = 2_000;

/** Oldest first. */
async function readExchanges(ctx: Context, limit: number): Promise<Exchange[]> {
  const questions = (await messages.listQuestions(ctx.db, ctx.actor.id, limit)).reverse();
  const attempts = await messages.listAttempts(
    ctx.db,
    questions.map(({ id }) => id),
  );
  const suggestions = await listSuggestionsOf(
    ctx.db,
    attempts.map(({ id }) => id),
  );
  return viewExchanges(questions, attempts, suggestions);
}

export async function readMyConversation(ctx: Context) {
  return { exchanges: await readExchanges(ctx, LISTED) };
}

export async function exportMyConversation(ctx: Context) {
  return { exportedAt: ctx.now.toISOString(), exchanges: await readExchanges(ctx, EXPORTED) };
}

/** Deletes all messages and all suggestions, taken or not. */
export async function clearConversationOf(tx: Tx, userId: string): Promise<void> {
  await dropSuggestions(tx, userId);
  await messages.deleteAll(tx, userId);
}

/** Also deletes suggestions that were not taken. */
export function clearMyConversation(ctx: Context): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await dropUntaken(ctx.db, ctx.actor.id);
    await messages.deleteAll(ctx.db, ctx.actor.id);
  });
}
