import { dayAt, mondayOf } from "#domain/general/calendar-day.ts";
import { levelForXp } from "#domain/xp/level.ts";
import type { Engine } from "#server/engine/draft.ts";
import type { MentorFacts } from "#server/engine/mentor/facts.ts";
import { readQuestTotals } from "#server/features/progress/progress.service.ts";
import { freshStreakDays } from "#server/features/progress/streak.service.ts";
import { readSubject, type Subject } from "#server/features/quests/learning/learning.service.ts";
import { listMyQuests } from "#server/features/quests/quests.service.ts";
import type { Context } from "#server/platform/context.ts";

/** What the mentor may know, and the person a suggestion is ranked for. */
export async function readFacts(
  ctx: Context,
  engine: Engine,
): Promise<{ mentor: MentorFacts; subject: Subject }> {
  const { user } = ctx.actor;
  const [subject, quests, totals, streak] = await Promise.all([
    readSubject(ctx.db, engine, user, ctx.now),
    listMyQuests(ctx),
    readQuestTotals(ctx),
    freshStreakDays(ctx.db, user, ctx.now),
  ]);
  const open = quests.filter(({ isCompleted }) => !isCompleted);
  const { person, stage } = subject;
  const today = dayAt(ctx.now, user.time_zone);
  return {
    subject,
    mentor: {
      person,
      stage,
      open: [...open]
        .sort((a, b) => Number(b.inProgress) - Number(a.inProgress))
        .map((quest) => ({
          id: quest.id,
          title: quest.title,
          description: quest.description,
          hours: quest.estimatedHours,
          reason: quest.reason ?? null,
          category: quest.category,
          dueDay: dayAt(new Date(quest.dueDate), user.time_zone),
          isRunning: quest.inProgress,
        })),
      finished: quests.filter(({ isCompleted }) => isCompleted),
      completedThisWeek: quests.filter(
        ({ completedAt }) =>
          completedAt !== null && dayAt(new Date(completedAt), user.time_zone) >= mondayOf(today),
      ).length,
      completed: totals.completed,
      totalXp: user.total_xp,
      level: levelForXp(user.total_xp),
      streak,
      hardWeek: subject.hardWeek,
    },
  };
}
