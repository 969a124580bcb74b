import { randomUUID } from "node:crypto";
import type { ImportFile } from "#contracts/export/import-parts.ts";
import type { QuestView } from "#contracts/quests.ts";
import { type Difficulty, MAX_ACTIVE_GENERATED, type XpReward } from "#domain/quests/quest.ts";
import { noteActivity } from "#server/features/activity/activity.service.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { Handle, Tx } from "#server/platform/db/handles.ts";
import { mapInSlices, placeIds } from "#server/platform/db/import-rows.ts";
import { lockPerson } from "#server/platform/db/lock-person.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Importing } from "#server/platform/people.ts";
import { suggestedQuestRow } from "./quest-rows.ts";
import { viewQuest } from "./quest-view.ts";
import * as quests from "./quests.repository.ts";
import * as suggestions from "./suggestions.repository.ts";

export type { Suggestion } from "./suggestions.repository.ts";

/** A quest the mentor suggests; no quest is created until the person takes it. */
interface NewSuggestion {
  readonly userId: string;
  readonly messageId: string;
  readonly templateId: string | null;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly difficulty: Difficulty;
  readonly xpReward: XpReward;
}

export function keepSuggestion(
  db: Handle,
  suggestion: NewSuggestion,
  now: Date,
): Promise<suggestions.Suggestion> {
  return suggestions.insertSuggestion(db, {
    id: randomUUID(),
    user_id: suggestion.userId,
    message_id: suggestion.messageId,
    template_id: suggestion.templateId,
    title: suggestion.title,
    description: suggestion.description,
    category: suggestion.category,
    difficulty: suggestion.difficulty,
    xp_reward: suggestion.xpReward,
    created_at: now,
  });
}

/** Points to a quest that is on the board already: it counts as taken. */
export async function keepOpenQuest(
  tx: Tx,
  { userId, messageId, questId }: { userId: string; messageId: string; questId: string },
  now: Date,
): Promise<suggestions.Suggestion | null> {
  const quest = await quests.lockOwned(tx, questId, userId);
  if (!quest) return null;
  return suggestions.insertSuggestion(tx, {
    id: randomUUID(),
    user_id: userId,
    message_id: messageId,
    template_id: quest.template_id,
    title: quest.title,
    description: quest.description,
    category: quest.category,
    difficulty: quest.difficulty,
    xp_reward: quest.xp_reward,
    created_at: now,
    quest_id: quest.id,
  });
}

/** Suggestions of another SideQuest: one at most under each answer that came with them, and those whose talk was cleared. */
export async function importSuggestions(
  tx: Tx,
  { userId, questIds }: Importing,
  rows: ImportFile["suggestions"],
  answerIds: ReadonlyMap<string, string>,
): Promise<void> {
  const places = await placeIds(
    tx,
    "quest_suggestions",
    userId,
    rows.map(({ id }) => id),
  );
  const shown = new Set<string>();
  const fresh = await mapInSlices(rows, (row) => {
    const place = places.get(row.id);
    const answerId = row.messageId === null ? null : answerIds.get(row.messageId);
    if (!place?.isNew || answerId === undefined || (answerId && shown.has(answerId))) return undefined;
    if (answerId) shown.add(answerId);
    return {
      id: place.id,
      user_id: userId,
      message_id: answerId,
      template_id: row.template,
      title: row.title,
      description: row.description,
      category: row.category,
      difficulty: row.difficulty,
      xp_reward: row.xpReward,
      created_at: row.createdAt,
      quest_id: row.questId === null ? null : (questIds.get(row.questId) ?? null),
    };
  });
  await suggestions.insertImported(tx, fresh);
}

export const listSuggestionsOf = suggestions.listOfMessages;
export const dropUntaken = suggestions.deleteUntaken;
export const dropSuggestions = suggestions.deleteOfPerson;

/** Creates the quest; a repeat returns the same one. Its reward was fixed when it was suggested. */
export function takeSuggestion(ctx: Context, suggestionId: string): Promise<QuestView> {
  return inTransaction(ctx, async (ctx) => {
    const userId = ctx.actor.id;
    await lockPerson(ctx.db, userId);
    const suggestion = await suggestions.lockSuggestion(ctx.db, suggestionId, userId);
    if (!suggestion) throw new AppError("not_found", "No such suggestion.");
    const known = suggestion.quest_id && (await quests.lockOwned(ctx.db, suggestion.quest_id, userId));
    if (known) return viewQuest(known);
    const active = await quests.listActive(ctx.db, userId);
    if (active.filter(({ origin }) => origin === "mentor").length >= MAX_ACTIVE_GENERATED)
      throw new AppError("conflict", "You have many open quests of the mentor. Finish or remove some first.");
    const owner = {
      id: randomUUID(),
      userId,
      zone: ctx.actor.user.time_zone,
      activeTitles: active.map(({ title }) => title),
    };
    const [created] = await quests.insertQuests(ctx.db, [suggestedQuestRow(owner, suggestion, ctx.now)]);
    if (!created) throw new AppError("conflict", "The suggestion could not be added. Please try again.");
    await suggestions.markTaken(ctx.db, suggestion.id, created.id);
    await noteActivity(ctx, userId, [{ kind: "quest_taken", subject: created.title }]);
    return viewQuest(created);
  });
}
