import { readNotes } from "#contracts/quests.ts";
import { addDays, dayAt, daysBetween, instantOf, mondayOf } from "#domain/general/calendar-day.ts";
import { trustCompletedAt } from "#domain/quests/quest.ts";
import { countedSeconds } from "#domain/quests/time-spent.ts";
import { payForQuest, type QuestPay } from "#domain/xp/quest-pay.ts";
import { recordCompletion } from "#server/features/progress/progress.service.ts";
import { readCountedDay } from "#server/features/progress/streak.service.ts";
import { readXpLeft } from "#server/features/xp/ledger.service.ts";
import type { Context } from "#server/platform/context.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import type { QuestRecord } from "#server/platform/db/tables/schema.ts";
import * as quests from "./quests.repository.ts";

const DAYS_PER_WEEK = 7;
const REVENUE = /revenue|sales|income|earned|€|\$|£/iu;

/** Marks the quest done and writes everything that follows from it, in the caller's transaction. */
export async function completeQuest(ctx: Context<Tx>, quest: QuestRecord, claimedAt: Date | undefined) {
  const zone = ctx.actor.user.time_zone;
  const completedAt = trustCompletedAt(claimedAt, quest.started_at, ctx.now);
  const counted = await readCountedDay(ctx.db, ctx.actor.user, countingTime(quest, completedAt, ctx.now));
  const { amount, reason } = await pay(ctx, quest);
  const completed = await quests.updateQuest(ctx.db, quest.id, {
    completed_at: completedAt,
    completed_day: counted.day,
    xp_paid: amount,
  });
  const notes = readNotes(completed.completion_notes);
  const result = await recordCompletion(ctx, {
    questId: quest.id,
    title: quest.title,
    category: quest.category,
    reward: quest.xp_reward,
    paid: amount,
    reason,
    origin: quest.origin,
    counted,
    estimatedHours: quest.estimated_hours,
    spentSeconds: countedSeconds(notes?.timeSpentSec) ?? 0,
    isEarly: daysBetween(counted.day, dayAt(quest.due_at, zone)) >= 1,
    isRevenue: notes?.metric !== undefined && notes.metric.value > 0 && REVENUE.test(notes.metric.name),
    isFullWeek: await finishesWeek(ctx, quest, zone),
  });
  return { quest: completed, ...result };
}

/** Our own time, except for a completion that waited in a queue: it counts when it was made. */
function countingTime(quest: QuestRecord, completedAt: Date, now: Date): Date {
  const wasQueued = quest.started_at !== null && completedAt > quest.started_at;
  return wasQueued ? completedAt : now;
}

async function pay(ctx: Context<Tx>, { origin, xp_reward: reward }: QuestRecord): Promise<QuestPay> {
  // What has no cap needs no sum.
  if (origin === "generated") return { amount: reward, reason: null };
  return payForQuest(origin, reward, await readXpLeft(ctx));
}

/** True when this was the last open quest due in its week, and every one of them was done in time. */
async function finishesWeek(ctx: Context<Tx>, quest: QuestRecord, zone: string): Promise<boolean> {
  const monday = mondayOf(dayAt(quest.due_at, zone));
  const from = instantOf(monday, "00:00", zone);
  const to = instantOf(addDays(monday, DAYS_PER_WEEK), "00:00", zone);
  const { planned, missed } = await quests.judgeWeek(ctx.db, ctx.actor.id, from, to);
  return planned >= 3 && missed === 0;
}
