import type { Activity } from "#domain/activity/activity.ts";
import { addDays, dayAt } from "#domain/general/calendar-day.ts";
import { achievementFacts, earnedBy } from "#domain/progress/achievements.ts";
import { type Completion, sumTotals } from "#domain/progress/completion.ts";
import { type CountedDay, countOn } from "#domain/progress/streak-day.ts";
import { noteActivity } from "#server/features/activity/activity.service.ts";
import { type PersonNews, queueWebhooks } from "#server/features/webhooks/queue-webhooks.service.ts";
import { QUEST_SOURCE, writeAward } from "#server/features/xp/awards.service.ts";
import type { Context } from "#server/platform/context.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { unlockedNews } from "./achievements.service.ts";
import { type ProgressBefore, readProgress, saveProgress } from "./completion.repository.ts";
import { streakAfter } from "./streak.service.ts";
import * as totals from "./totals.repository.ts";

/** The progress before a completion, and the day on which it counts. Call it under the person's lock. */
export async function readProgressBefore(
  ctx: Context<Tx>,
  at: Date,
): Promise<{ before: ProgressBefore; counted: CountedDay }> {
  const zone = ctx.actor.user.time_zone;
  const before = await readProgress(ctx.db, ctx.actor.id, addDays(dayAt(at, zone), 2));
  return { before, counted: countOn(at, zone, before.near) };
}

interface Recorded {
  readonly before: ProgressBefore;
  readonly completion: Completion;
  /** The person's total under the lock. */
  readonly totalXp: number;
  /** What else happened to the quest in the same call. */
  readonly happened: readonly Activity[];
}

/** Writes award, streak day, totals, standing and achievements in the quest's completing transaction. */
export async function recordCompletion(
  ctx: Context<Tx>,
  { before, completion, totalXp, happened }: Recorded,
) {
  const { user } = ctx.actor;
  const award = { userId: user.id, sourceType: QUEST_SOURCE, ...completion.award };
  const awardId = await writeAward(ctx.db, award, ctx.now);
  const { label, amount } = completion.award;
  const streak = streakAfter(before, user, completion.counted, ctx.now);
  const facts = achievementFacts({
    totals: sumTotals(before.totals, completion.totals),
    categories: new Set([...before.categories, completion.category]).size,
    totalXp: totalXp + amount,
    streakDays: streak.days,
    shares: before.shares,
  });
  const earned = await saveProgress(ctx.db, user.id, completion, {
    streakDays: streak.days,
    today: streak.today,
    earned: earnedBy(facts).filter((id) => !before.earned.includes(id)),
    now: ctx.now,
  });
  await ctx.people.changed(ctx.db, [user.id], { areLocked: true });
  await noteActivity(ctx, user.id, [
    ...happened,
    { kind: "quest_completed", subject: label, amount },
    ...(streak.isStarted ? [{ kind: "streak_started" } as const] : []),
    ...(streak.hasNewToken ? [{ kind: "rest_token_earned", amount: streak.restTokens } as const] : []),
    ...earned.map((subject) => ({ kind: "achievement_earned" as const, subject })),
  ]);
  if (before.hasWebhooks) await queueWebhooks(ctx.db, newsOf(user.id, completion, earned), ctx.now);
  return { streakStarted: streak.isStarted, earned, awardId };
}

function newsOf(userId: string, { award, counted }: Completion, earned: readonly string[]): PersonNews[] {
  const { sourceId: questId, label: title, amount: xp } = award;
  return [
    { userId, event: "quest.completed", data: { questId, title, xp, day: counted.day } },
    ...earned.map((id) => unlockedNews(userId, id)),
  ];
}

export function readQuestTotals(ctx: Context) {
  return totals.readTotals(ctx.db, ctx.actor.id);
}
