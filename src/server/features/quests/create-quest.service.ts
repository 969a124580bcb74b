import { randomUUID } from "node:crypto";
import type { InputOf } from "#contracts/endpoint.ts";
import type { createQuest, QuestView } from "#contracts/quests.ts";
import { isTitleOf, MAX_ACTIVE_OWN, titleKey, uniqueTitle } from "#domain/quests/quest.ts";
import { noteActivity } from "#server/features/activity/activity.service.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { lockPerson } from "#server/platform/db/lock-person.ts";
import type { QuestRecord } from "#server/platform/db/tables/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import { changeQuest, type QuestPatch } from "./change-quest.service.ts";
import { viewQuest } from "./quest-view.ts";
import * as quests from "./quests.repository.ts";

type NewQuestInput = InputOf<typeof createQuest>;

/** A repeat with the same client id creates no second quest. */
export function createMyQuest(ctx: Context, input: NewQuestInput): Promise<QuestView> {
  return inTransaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, ctx.actor.id);
    const known = input.id && (await quests.lockOwned(ctx.db, input.id, ctx.actor.id));
    return viewQuest(known ? await createAgain(ctx, known, input) : await insertQuest(ctx, input));
  });
}

/**
 * The first answer was lost. What was typed anew since is applied; the same words sent again change nothing, since the
 * quest may have been edited elsewhere meanwhile.
 */
async function createAgain(ctx: Context<Tx>, known: QuestRecord, input: NewQuestInput): Promise<QuestRecord> {
  if (known.deleted_at) throw goneOn("removed");
  if (!input.isRevised) return known;
  const changes = differences(known, input);
  if (Object.keys(changes).length === 0) return known;
  if (known.completed_at) throw goneOn("finished");
  return changeQuest(ctx, known, changes);
}

function goneOn(what: "removed" | "finished"): AppError {
  return new AppError("conflict", `This quest was ${what} meanwhile. Create it once more to make a new one.`);
}

function differences(known: QuestRecord, input: NewQuestInput): QuestPatch {
  const { title, description, xpReward, category, difficulty, estimatedHours, dueDate } = input;
  // Open quests compare the exact title; a finished one keeps the number added to its title.
  const isSameTitle = known.completed_at ? isTitleOf(known.title, title) : known.title === title;
  return {
    ...(!isSameTitle && { title }),
    ...(known.description !== description && { description }),
    ...(known.xp_reward !== xpReward && { xpReward }),
    ...(known.category !== category && { category }),
    ...(known.difficulty !== difficulty && { difficulty }),
    ...(known.estimated_hours !== estimatedHours && { estimatedHours }),
    ...(known.due_at.getTime() !== dueDate.getTime() && { dueDate }),
  };
}

async function insertQuest(ctx: Context<Tx>, input: NewQuestInput): Promise<QuestRecord> {
  const active = await quests.listActive(ctx.db, ctx.actor.id);
  if (active.filter(({ origin }) => origin === "own").length >= MAX_ACTIVE_OWN) {
    throw new AppError(
      "conflict",
      `You have ${MAX_ACTIVE_OWN} open quests of your own. Finish or remove some first.`,
    );
  }
  const title = uniqueTitle(
    input.title,
    active.map((quest) => quest.title),
  );
  const [created] = await quests.insertQuests(ctx.db, [
    {
      id: input.id ?? randomUUID(),
      user_id: ctx.actor.id,
      title,
      title_key: titleKey(title),
      description: input.description,
      xp_reward: input.xpReward,
      category: input.category,
      difficulty: input.difficulty,
      estimated_hours: input.estimatedHours,
      origin: "own",
      due_at: input.dueDate,
      created_at: ctx.now,
    },
  ]);
  if (!created) throw new AppError("conflict", "This id is taken: send the quest with another one.");
  await noteActivity(ctx, ctx.actor.id, [{ kind: "quest_created", subject: title }]);
  return created;
}
