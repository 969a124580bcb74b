import type { CountedDay } from "#domain/progress/streak-day.ts";
import type { QuestOrigin } from "#domain/quests/quest.ts";
import { lockMyTotal, QUEST_SOURCE, writeAward } from "#server/features/xp/awards.service.ts";
import type { Context } from "#server/platform/context.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { grantEarned } from "./achievements.service.ts";
import { recordActiveDay } from "./streak.service.ts";
import * as totals from "./totals.repository.ts";

/** What a finished quest tells the rest of the product. */
export interface Completion {
  readonly questId: string;
  readonly title: string;
  readonly category: string;
  readonly reward: number;
  readonly paid: number;
  /** Why less is paid than promised. */
  readonly reason: string | null;
  readonly origin: QuestOrigin;
  readonly counted: CountedDay;
  readonly estimatedHours: number;
  readonly spentSeconds: number;
  readonly isEarly: boolean;
  readonly isRevenue: boolean;
  readonly isFullWeek: boolean;
}

/** Award, streak day, totals, standing and achievements, all in the transaction that completes the quest. */
export async function recordCompletion(ctx: Context<Tx>, completion: Completion) {
  const { user } = ctx.actor;
  const totalXp = await lockMyTotal(ctx);
  const { questId, title, reward, paid, reason, origin } = completion;
  const award = {
    userId: user.id,
    sourceType: QUEST_SOURCE,
    sourceId: questId,
    label: title,
    nominal: reward,
    amount: paid,
    reason,
    cap: origin === "generated" ? null : origin,
  };
  const awardId = await writeAward(ctx.db, award, ctx.now);
  await totals.addCompletion(ctx.db, { userId: user.id, ...completion });
  await ctx.people.changed(ctx.db, [user.id]);
  const { days, streakStarted } = await recordActiveDay(ctx.db, user, completion.counted, ctx.now);
  const earned = await grantEarned(
    ctx.db,
    { id: user.id, totalXp: totalXp + paid, streakDays: days },
    ctx.now,
  );
  return { streakStarted, earned, awardId };
}

export function readQuestTotals(ctx: Context) {
  return totals.readTotals(ctx.db, ctx.actor.id);
}
