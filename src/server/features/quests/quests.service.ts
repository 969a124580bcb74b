import { randomUUID } from "node:crypto";
import type { InputOf, OutputOf } from "#contracts/endpoint.ts";
import type { createQuest, QuestView, rejectQuest, summarizeQuests, updateQuest } from "#contracts/quests.ts";
import { dayAt, instantOf, sundayOf } from "#domain/calendar-day.ts";
import { judgeChange, MAX_ACTIVE_OWN, titleKey, trustStartedAt, uniqueTitle } from "#domain/quest.ts";
import { readQuestTotals } from "#server/features/progress/progress.service.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import type { NewQuest, QuestRecord } from "#server/platform/db/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import { completeQuest } from "./complete-quest.service.ts";
import * as hidden from "./hidden.repository.ts";
import { viewQuest } from "./quest-view.ts";
import * as quests from "./quests.repository.ts";

type QuestPatch = Omit<InputOf<typeof updateQuest>, "taskId">;

export async function listMyQuests(ctx: Context): Promise<QuestView[]> {
  return (await quests.listListed(ctx.db, ctx.actor.id)).map(viewQuest);
}

export async function listMyCompleted(ctx: Context, before: Date | undefined) {
  const rows = await quests.listCompletedBefore(ctx.db, ctx.actor.id, before);
  const last = rows.length === quests.COMPLETED_PAGE ? rows.at(-1) : undefined;
  return { quests: rows.map(viewQuest), next: last?.completed_at?.toISOString() ?? null };
}

export async function summarizeMyQuests(ctx: Context): Promise<OutputOf<typeof summarizeQuests>> {
  const zone = ctx.actor.user.time_zone;
  const sunday = instantOf(sundayOf(dayAt(ctx.now, zone)), "00:00", zone);
  const [totals, active, week] = await Promise.all([
    readQuestTotals(ctx),
    quests.countActive(ctx.db, ctx.actor.id),
    quests.countCreatedSince(ctx.db, ctx.actor.id, sunday),
  ]);
  const all = totals.completed + active;
  return {
    completed: totals.completed,
    active,
    completedThisWeek: week.completed,
    activeThisWeek: week.active,
    averageXp: totals.completed === 0 ? 0 : Math.round(totals.reward_sum / totals.completed),
    completionRate: all === 0 ? 0 : Math.round((totals.completed / all) * 100),
  };
}

/** A repeat with the same client id answers the quest that the first one made. */
export function createMyQuest(ctx: Context, input: InputOf<typeof createQuest>): Promise<QuestView> {
  return inTransaction(ctx, async (ctx) => {
    await quests.lockPerson(ctx.db, ctx.actor.id);
    const known = input.id && (await quests.lockOwned(ctx.db, input.id, ctx.actor.id));
    if (known) return viewQuest(known);
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
    return viewQuest(created);
  });
}

const REFUSALS = {
  no_way_back: "What is started or finished stays so.",
  completed_is_closed: "A finished quest takes notes only.",
  reward_is_locked: "The reward of this quest cannot be changed.",
} as const;

export function updateMyQuest(
  ctx: Context,
  taskId: string,
  patch: QuestPatch,
): Promise<OutputOf<typeof updateQuest>> {
  return inTransaction(ctx, async (ctx) => {
    // Everything that changes a person's quests queues up behind the person: one order of locks, no deadlock.
    await quests.lockPerson(ctx.db, ctx.actor.id);
    const quest = await lockMine(ctx, taskId);
    const {
      isCompleted,
      inProgress,
      xpReward,
      completionNotes: _notes,
      completedAt: _completedAt,
      ...rest
    } = patch;
    const touchesMoreThanNotes =
      inProgress !== undefined || xpReward !== undefined || Object.keys(rest).length > 0;
    const state = {
      isCompleted: quest.completed_at !== null,
      startedAt: quest.started_at,
      origin: quest.origin,
    };
    const verdict = judgeChange(state, { isCompleted, inProgress, xpReward, touchesMoreThanNotes });
    if (verdict === "already_completed") return { ...viewQuest(quest), streakStarted: false, earned: [] };
    if (verdict !== "allowed") throw new AppError("conflict", REFUSALS[verdict]);
    const changed = await saveChanges(ctx, quest, patch);
    if (!isCompleted) return { ...viewQuest(changed), streakStarted: false, earned: [] };
    const { quest: completed, ...result } = await completeQuest(ctx, changed, patch.completedAt);
    return { ...viewQuest(completed), ...result };
  });
}

async function saveChanges(ctx: Context<Tx>, quest: QuestRecord, patch: QuestPatch): Promise<QuestRecord> {
  const title =
    patch.title !== undefined && patch.title !== quest.title
      ? await freeTitle(ctx, quest, patch.title)
      : undefined;
  const startsNow = patch.inProgress === true && quest.started_at === null;
  const changes: Partial<NewQuest> = {
    ...(title !== undefined && { title, title_key: titleKey(title) }),
    ...(patch.description !== undefined && { description: patch.description }),
    ...(patch.category !== undefined && { category: patch.category }),
    ...(patch.difficulty !== undefined && { difficulty: patch.difficulty }),
    ...(patch.estimatedHours !== undefined && { estimated_hours: patch.estimatedHours }),
    ...(patch.dueDate !== undefined && { due_at: patch.dueDate }),
    ...(patch.xpReward !== undefined && { xp_reward: patch.xpReward }),
    ...(patch.completionNotes !== undefined && { completion_notes: patch.completionNotes }),
    ...(startsNow && { started_at: trustStartedAt(patch.startedAt, ctx.now) }),
  };
  return Object.keys(changes).length > 0 ? quests.updateQuest(ctx.db, quest.id, changes) : quest;
}

async function freeTitle(ctx: Context<Tx>, quest: QuestRecord, title: string): Promise<string> {
  const others = (await quests.listActive(ctx.db, ctx.actor.id)).filter(({ id }) => id !== quest.id);
  return uniqueTitle(
    title,
    others.map((other) => other.title),
  );
}

/** XP and counts stay; what is gone already stays gone. */
export function deleteMyQuest(ctx: Context, taskId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const quest = await lockMine(ctx, taskId, { isGoneFine: true });
    if (!quest.deleted_at) await quests.updateQuest(ctx.db, quest.id, { deleted_at: ctx.now });
  });
}

export function rejectMyQuest(ctx: Context, input: InputOf<typeof rejectQuest>): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const quest = await lockMine(ctx, input.taskId, { isGoneFine: true });
    if (quest.completed_at) throw new AppError("conflict", "A finished quest cannot be rejected.");
    await hidden.hide(ctx.db, quest, input.reason ?? null, ctx.now);
    if (!quest.deleted_at) await quests.updateQuest(ctx.db, quest.id, { deleted_at: ctx.now });
  });
}

export function restoreMyQuest(ctx: Context, taskId: string): Promise<QuestView> {
  return inTransaction(ctx, async (ctx) => {
    await quests.lockPerson(ctx.db, ctx.actor.id);
    const quest = await lockMine(ctx, taskId, { isGoneFine: true });
    await hidden.unhide(ctx.db, ctx.actor.id, quest.id);
    if (!quest.deleted_at) return viewQuest(quest);
    const title = await freeTitle(ctx, quest, quest.title);
    return viewQuest(
      await quests.updateQuest(ctx.db, quest.id, { deleted_at: null, title, title_key: titleKey(title) }),
    );
  });
}

export async function listMyHidden(ctx: Context) {
  const rows = await hidden.listHidden(ctx.db, ctx.actor.id);
  return rows.map((row) => ({
    id: row.quest_id,
    title: row.title,
    category: row.category,
    reason: row.reason,
    hiddenAt: row.hidden_at.toISOString(),
  }));
}

async function lockMine(
  ctx: Context<Tx>,
  taskId: string,
  options: { isGoneFine?: boolean } = {},
): Promise<QuestRecord> {
  const quest = await quests.lockOwned(ctx.db, taskId, ctx.actor.id);
  if (!quest || (quest.deleted_at && !options.isGoneFine)) throw new AppError("not_found", "No such quest.");
  return quest;
}
