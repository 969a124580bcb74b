import type { Completion } from "#domain/progress/completion.ts";
import { noteActivity } from "#server/features/activity/activity.service.ts";
import { lockMyTotal, QUEST_SOURCE, writeAward } from "#server/features/xp/awards.service.ts";
import type { Context } from "#server/platform/context.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { grantEarned } from "./achievements.service.ts";
import { recordActiveDay } from "./streak.service.ts";
import * as totals from "./totals.repository.ts";

/** Writes award, streak day, totals, standing and achievements in the quest's completing transaction. */
export async function recordCompletion(ctx: Context<Tx>, completion: Completion) {
  const { user } = ctx.actor;
  const totalXp = await lockMyTotal(ctx);
  const award = { userId: user.id, sourceType: QUEST_SOURCE, ...completion.award };
  const awardId = await writeAward(ctx.db, award, ctx.now);
  await totals.addCompletion(ctx.db, user.id, completion);
  await ctx.people.changed(ctx.db, [user.id]);
  const day = await recordActiveDay(ctx.db, user, completion.counted, ctx.now);
  const { streakStarted } = day;
  const { label, amount } = completion.award;
  await noteActivity(ctx, user.id, [
    { kind: "quest_completed", subject: label, amount },
    ...(streakStarted ? [{ kind: "streak_started" } as const] : []),
    ...(day.hasNewToken ? [{ kind: "rest_token_earned", amount: day.restTokens } as const] : []),
  ]);
  const earned = await grantEarned(ctx, totalXp + amount, day.days);
  return { streakStarted, earned, awardId };
}

export function readQuestTotals(ctx: Context) {
  return totals.readTotals(ctx.db, ctx.actor.id);
}
