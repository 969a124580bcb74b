import type { AchievementView } from "#contracts/progress.ts";
import {
  ACHIEVEMENTS,
  type Achievement,
  type AchievementFacts,
  achievementFacts,
  earnedBy,
  FIRST_REVENUE,
  progressOf,
} from "#domain/progress/achievements.ts";
import { achievementSubject } from "#domain/sharing/share-subject.ts";
import { levelForXp } from "#domain/xp/level.ts";
import { noteActivity } from "#server/features/activity/activity.service.ts";
import { type PersonNews, queueWebhooks } from "#server/features/webhooks/queue-webhooks.service.ts";
import type { Context } from "#server/platform/context.ts";
import type { Handle, Tx } from "#server/platform/db/handles.ts";
import * as achievements from "./achievements.repository.ts";
import { freshStreakDays } from "./streak.service.ts";

function factsOf(achieved: achievements.Achieved, totalXp: number, streakDays: number): AchievementFacts {
  const { totals, categories, sharesBySubject } = achieved;
  const shares = [...sharesBySubject.values()].reduce((sum, count) => sum + count, 0);
  return achievementFacts({ totals, categories, totalXp, streakDays, shares });
}

/** Grants what the person has earned; call it in the transaction that changed the facts. */
export async function grantEarned(ctx: Context<Tx>, totalXp: number, streakDays: number): Promise<string[]> {
  const achieved = await achievements.readAchieved(ctx.db, ctx.actor.id);
  return grant(ctx, earnedBy(factsOf(achieved, totalXp, streakDays)));
}

/** For the first income that is entered; false if the first revenue was celebrated before. */
export async function grantFirstRevenue(ctx: Context<Tx>): Promise<boolean> {
  return (await grant(ctx, [FIRST_REVENUE])).length > 0;
}

async function grant(ctx: Context<Tx>, ids: readonly string[]): Promise<string[]> {
  const earned = await achievements.grant(ctx.db, ctx.actor.id, ids, ctx.now);
  const entries = earned.map((subject) => ({ kind: "achievement_earned" as const, subject }));
  await noteActivity(ctx, ctx.actor.id, entries);
  const news = earned.map((id) => unlockedNews(ctx.actor.id, id));
  await queueWebhooks(ctx.db, news, ctx.now);
  return earned;
}

export function unlockedNews(userId: string, achievementId: string): PersonNews {
  const title = ACHIEVEMENTS.find(({ id }) => id === achievementId)?.title ?? "";
  return { userId, event: "achievement.unlocked", data: { achievementId, title } };
}

export async function hasEarned(db: Handle, userId: string, achievementId: string): Promise<boolean> {
  return (await achievements.readAchieved(db, userId)).earned.has(achievementId);
}

/** The level by XP that was earned here. */
export async function levelHere(db: Handle, userId: string): Promise<number> {
  return levelForXp((await achievements.readHere(db, userId)).xp);
}

/** Whether an earned achievement would be earned without what was imported. Call it for one that is earned. */
export async function isEarnedHere(db: Handle, userId: string, achievementId: string): Promise<boolean> {
  const { xp, importedAchievements, ...here } = await achievements.readHere(db, userId);
  if (importedAchievements.includes(achievementId)) return false;
  const achievement = ACHIEVEMENTS.find(({ id }) => id === achievementId);
  if (!achievement || !here.hasImported) return true;
  // The other facts are not imported.
  const facts: Partial<AchievementFacts> = {
    completed: here.completed,
    categories: here.categories,
    level: levelForXp(xp),
  };
  return (facts[achievement.fact] ?? achievement.target) >= achievement.target;
}

/** Whether it is earned, and would be without what was imported: what the public may see. */
export async function isReachedHere(db: Handle, userId: string, achievementId: string): Promise<boolean> {
  return (await hasEarned(db, userId, achievementId)) && (await isEarnedHere(db, userId, achievementId));
}

/** Earned ones first, newest first; with `withLocked`, then the others with their progress. */
export async function listMyAchievements(ctx: Context, withLocked: boolean): Promise<AchievementView[]> {
  const { user } = ctx.actor;
  const streakDays = await freshStreakDays(ctx.db, user, ctx.now);
  const achieved = await achievements.readAchieved(ctx.db, user.id);
  const { earned, sharesBySubject } = achieved;
  const facts = factsOf(achieved, user.total_xp, streakDays);
  const view = (achievement: Achievement): AchievementView => {
    const earnedAt = earned.get(achievement.id);
    return {
      id: achievement.id,
      title: achievement.title,
      description: achievement.description,
      type: achievement.type,
      iconUrl: `/achievements/${achievement.icon}.svg`,
      shareCount: sharesBySubject.get(achievementSubject(achievement.id)) ?? 0,
      earnedAt: earnedAt?.toISOString() ?? null,
      progress: earnedAt ? achievement.target : progressOf(achievement, facts),
      target: achievement.target,
    };
  };
  const views = ACHIEVEMENTS.map(view);
  const mine = views
    .filter(({ earnedAt }) => earnedAt !== null)
    .sort((a, b) => (String(a.earnedAt) > String(b.earnedAt) ? -1 : 1));
  return withLocked ? [...mine, ...views.filter(({ earnedAt }) => earnedAt === null)] : mine;
}
