import { readNotes } from "#contracts/quests.ts";
import { addDays, type CalendarDay, dayAt, daysBetween, instantOf, mondayOf } from "#domain/calendar-day.ts";
import { OWN_QUEST_XP_A_DAY, payForOwn, trustCompletedAt } from "#domain/quest.ts";
import { countedSeconds } from "#domain/time-spent.ts";
import { ownXpBetween, recordCompletion } from "#server/features/progress/progress.service.ts";
import type { Context } from "#server/platform/context.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import type { QuestRecord } from "#server/platform/db/schema.ts";
import * as quests from "./quests.repository.ts";

const DAYS_PER_WEEK = 7;
const REVENUE = /revenue|sales|income|earned|€|\$|£/iu;

/** Marks the quest done and writes everything that follows from it, in the caller's transaction. */
export async function completeQuest(ctx: Context<Tx>, quest: QuestRecord, claimedAt: Date | undefined) {
  const zone = ctx.actor.user.time_zone;
  const completedAt = trustCompletedAt(claimedAt, quest.started_at, ctx.now);
  const day = countingDay(quest, completedAt, ctx.now, zone);
  const completed = await quests.updateQuest(ctx.db, quest.id, {
    completed_at: completedAt,
    completed_day: day,
  });
  const notes = readNotes(completed.completion_notes);
  const { paid, reason } = await pay(ctx, quest, zone);
  const result = await recordCompletion(ctx, {
    questId: quest.id,
    title: quest.title,
    category: quest.category,
    reward: quest.xp_reward,
    paid,
    reason,
    isOwn: quest.origin === "own",
    day,
    estimatedHours: quest.estimated_hours,
    spentSeconds: countedSeconds(notes?.timeSpentSec) ?? 0,
    isEarly: daysBetween(day, dayAt(quest.due_at, zone)) >= 1,
    isRevenue: notes?.metric !== undefined && notes.metric.value > 0 && REVENUE.test(notes.metric.name),
    isFullWeek: await finishesWeek(ctx, quest, zone),
  });
  return { quest: completed, ...result };
}

/** Our own day, except for a completion that waited in a queue: it counts on the day it was made. */
function countingDay(quest: QuestRecord, completedAt: Date, now: Date, zone: string): CalendarDay {
  const wasQueued = quest.started_at !== null && completedAt > quest.started_at;
  return dayAt(wasQueued ? completedAt : now, zone);
}

async function pay(
  ctx: Context<Tx>,
  quest: QuestRecord,
  zone: string,
): Promise<{ paid: number; reason: string | null }> {
  if (quest.origin !== "own") return { paid: quest.xp_reward, reason: null };
  const today = dayAt(ctx.now, zone);
  const [from, to] = [instantOf(today, "00:00", zone), instantOf(addDays(today, 1), "00:00", zone)];
  const paid = payForOwn(quest.xp_reward, await ownXpBetween(ctx, from, to));
  return { paid, reason: paid > 0 ? null : `Your own quests pay up to ${OWN_QUEST_XP_A_DAY} XP a day.` };
}

/** True when this was the last open quest due in its week, and every one of them was done in time. */
async function finishesWeek(ctx: Context<Tx>, quest: QuestRecord, zone: string): Promise<boolean> {
  const monday = mondayOf(dayAt(quest.due_at, zone));
  const from = instantOf(monday, "00:00", zone);
  const to = instantOf(addDays(monday, DAYS_PER_WEEK), "00:00", zone);
  const { planned, missed } = await quests.judgeWeek(ctx.db, ctx.actor.id, from, to);
  return planned >= 3 && missed === 0;
}
