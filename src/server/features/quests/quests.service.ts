import type { InputOf, OutputOf } from "#contracts/endpoint.ts";
import { readCursor, writeCursor } from "#contracts/fields/page-cursor.ts";
import type { QuestView, rejectQuest, summarizeQuests, updateQuest } from "#contracts/quests.ts";
import type { ActivityKind } from "#domain/activity/activity.ts";
import { dayAt, instantOf, sundayOf } from "#domain/general/calendar-day.ts";
import { isSameCompletion, titleKey } from "#domain/quests/quest.ts";
import { setCounting } from "#domain/quests/quest-work.ts";
import { isDislike } from "#domain/quests/rejection.ts";
import type { Engine } from "#server/engine/draft.ts";
import { noteActivity } from "#server/features/activity/activity.service.ts";
import { unlearnQuest } from "#server/features/business/business.service.ts";
import { readQuestTotals } from "#server/features/progress/progress.service.ts";
import { findMyQuestAward } from "#server/features/xp/awards.service.ts";
import { readXpLeft } from "#server/features/xp/ledger.service.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { lockPerson } from "#server/platform/db/lock-person.ts";
import type { QuestRecord } from "#server/platform/db/tables/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import { changeQuest, freeTitle, judgeChanges, type QuestPatch } from "./change-quest.service.ts";
import { completeQuest } from "./complete-quest.service.ts";
import * as hidden from "./hidden.repository.ts";
import { keepLateNotes } from "./late-notes.service.ts";
import { learnFromCompletion, learnFromRejection } from "./learning/learn-business.service.ts";
import { learnFrom, learnTool, unlearn } from "./learning/learning.service.ts";
import { viewQuest } from "./quest-view.ts";
import { countedTimeColumns, countedTimeOf } from "./quest-work.ts";
import * as quests from "./quests.repository.ts";

/** For other features that show quests. */
export const viewOfQuest = viewQuest;

export async function listMyQuests(ctx: Context): Promise<QuestView[]> {
  return (await quests.listListed(ctx.db, ctx.actor.id)).map(viewQuest);
}

export async function listMyCompleted(ctx: Context, before: string | undefined) {
  const cursor = before === undefined ? null : readCursor(before);
  const rows = await quests.listCompletedAfter(ctx.db, ctx.actor.id, cursor);
  const last = rows.length === quests.COMPLETED_PAGE ? rows.at(-1) : undefined;
  return {
    quests: rows.map(viewQuest),
    next: last?.completed_at ? writeCursor(last.completed_at, last.id) : null,
  };
}

export async function summarizeMyQuests(ctx: Context): Promise<OutputOf<typeof summarizeQuests>> {
  const zone = ctx.actor.user.time_zone;
  const sunday = instantOf(sundayOf(dayAt(ctx.now, zone)), "00:00", zone);
  const [totals, { active, completedSince, activeSince }, xpLeft] = await Promise.all([
    readQuestTotals(ctx),
    quests.countQuests(ctx.db, ctx.actor.id, sunday),
    readXpLeft(ctx),
  ]);
  const all = totals.completed + active;
  return {
    completed: totals.completed,
    active,
    completedThisWeek: completedSince,
    activeThisWeek: activeSince,
    averageXp: totals.completed === 0 ? 0 : Math.round(totals.rewardSum / totals.completed),
    completionRate: all === 0 ? 0 : Math.round((totals.completed / all) * 100),
    xpLeft,
  };
}

export function updateMyQuest(
  ctx: Context,
  engine: () => Engine,
  taskId: string,
  patch: QuestPatch,
): Promise<OutputOf<typeof updateQuest>> {
  return inTransaction(ctx, async (ctx) => {
    const locked = await quests.lockWithPerson(ctx.db, taskId, ctx.actor.id);
    if (!locked || locked.quest.deleted_at) throw noSuchQuest();
    const { quest } = locked;
    const nothingEarned = { streakStarted: false, earned: [], awardId: null };
    if (quest.completed_at && patch.isCompleted) {
      const told = await keepLateNotes(ctx, quest, patch.completionNotes);
      const awardId = await findMyQuestAward(ctx, quest.id);
      const stored = { at: quest.completed_at, notes: quest.completion_notes };
      const isRepeat = isSameCompletion(stored, { at: patch.completedAt, notes: patch.completionNotes });
      return { ...viewQuest(told), ...nothingEarned, awardId, ...(!isRepeat && { wasCompleted: true }) };
    }
    if (!patch.isCompleted) return { ...viewQuest(await changeQuest(ctx, quest, patch)), ...nothingEarned };
    const changes = await judgeChanges(ctx, quest, patch);
    const done = await completeQuest(ctx, locked, changes, patch.completedAt);
    const { quest: completed, templatesDone, result } = done;
    await learnFromCompletion(ctx, engine(), completed, templatesDone);
    ctx.push((db) => learnFrom(db, engine(), ctx.actor.user, completed, "completed", ctx.now));
    return { ...viewQuest(completed), ...result };
  });
}

/** XP and counts stay. Deleting again does nothing. */
export function deleteMyQuest(ctx: Context, taskId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, ctx.actor.id);
    const quest = await lockMine(ctx, taskId, { isGoneFine: true });
    if (!quest.deleted_at) await removeQuest(ctx, quest, "quest_deleted");
  });
}

export function rejectMyQuest(
  ctx: Context,
  engine: () => Engine,
  input: InputOf<typeof rejectQuest>,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, ctx.actor.id);
    const quest = await lockMine(ctx, input.taskId, { isGoneFine: true });
    if (quest.completed_at) throw new AppError("conflict", "A finished quest cannot be rejected.");
    const reason = await hidden.hide(ctx.db, quest, input.reason?.trim() || null, ctx.now);
    await unlearnQuest(ctx.db, quest.id);
    await learnFromRejection(ctx, engine(), quest, reason);
    // In the transaction, unlike for a completion: an immediate undo must find the entry.
    if (isDislike(reason)) await learnFrom(ctx.db, engine(), ctx.actor.user, quest, "rejected", ctx.now);
    else await unlearn(ctx.db, quest.id);
    if (!quest.deleted_at) await removeQuest(ctx, quest, "quest_rejected");
  });
}

async function removeQuest(ctx: Context<Tx>, quest: QuestRecord, kind: ActivityKind): Promise<void> {
  await quests.updateQuest(ctx.db, quest, { deleted_at: ctx.now });
  await noteActivity(ctx, ctx.actor.id, [{ kind, subject: quest.title }]);
}

export function restoreMyQuest(ctx: Context, taskId: string): Promise<QuestView> {
  return inTransaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, ctx.actor.id);
    const quest = await lockMine(ctx, taskId, { isGoneFine: true });
    await hidden.unhide(ctx.db, ctx.actor.id, quest.id);
    if (!quest.completed_at) {
      await unlearn(ctx.db, quest.id);
      await unlearnQuest(ctx.db, quest.id);
    }
    if (!quest.deleted_at) return viewQuest(quest);
    const title = await freeTitle(ctx, quest, quest.title);
    await noteActivity(ctx, ctx.actor.id, [{ kind: "quest_restored", subject: title }]);
    const restored = { deleted_at: null, title, title_key: titleKey(title) };
    return viewQuest(
      await quests.updateQuest(ctx.db, quest, { ...restored, ...withoutTimeGone(quest, ctx.now) }),
    );
  });
}

/** The time between removal and restoring is not counted. */
function withoutTimeGone(quest: QuestRecord, now: Date) {
  const time = countedTimeOf(quest);
  if (!quest.deleted_at || !time.countingSince) return {};
  return countedTimeColumns(setCounting(setCounting(time, false, quest.deleted_at), true, now));
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

/** Records anonymously which tool was opened for a quest, to improve suggestions. */
export async function recordMyTool(ctx: Context, taskId: string, tool: string): Promise<void> {
  const quest = await inTransaction(ctx, (ctx) => lockMine(ctx, taskId));
  await learnTool(ctx.db, quest, tool, ctx.now);
}

export async function lockMine(
  ctx: Context<Tx>,
  taskId: string,
  options: { isGoneFine?: boolean } = {},
): Promise<QuestRecord> {
  const quest = await quests.lockOwned(ctx.db, taskId, ctx.actor.id);
  if (!quest || (quest.deleted_at && !options.isGoneFine)) throw noSuchQuest();
  return quest;
}

function noSuchQuest(): AppError {
  return new AppError("not_found", "No such quest.");
}
