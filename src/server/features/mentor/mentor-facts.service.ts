import { dayAt } from "#domain/general/calendar-day.ts";
import { levelForXp } from "#domain/xp/xp.ts";
import { findConstraints, findLifted } from "#server/engine/constraints.ts";
import type { BatchRequest, Engine } from "#server/engine/draft.ts";
import type { MentorFacts } from "#server/engine/mentor/facts.ts";
import type { Constraint } from "#server/engine/playbook/vocabulary.ts";
import { readQuestTotals } from "#server/features/progress/progress.service.ts";
import { freshStreakDays } from "#server/features/progress/streak.service.ts";
import {
  readLearned,
  readSubject,
  type Subject,
  stateConstraints,
} from "#server/features/quests/learning/learning.service.ts";
import { listMyQuests } from "#server/features/quests/quests.service.ts";
import type { Context } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/db/handles.ts";

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
  return {
    subject,
    mentor: {
      person,
      stage,
      open: [...open]
        .sort((a, b) => Number(b.inProgress) - Number(a.inProgress))
        .map((quest) => ({
          title: quest.title,
          category: quest.category,
          dueDay: dayAt(new Date(quest.dueDate), user.time_zone),
          isRunning: quest.inProgress,
        })),
      finished: quests.filter(({ isCompleted }) => isCompleted),
      completed: totals.completed,
      totalXp: user.total_xp,
      level: levelForXp(user.total_xp),
      streak,
    },
  };
}

/** The request that suggestions are ranked by; unlike a batch, it has no weekly plan. */
export async function suggestionRequest(
  db: Handle,
  { person, stage, stageReached, hoursAtMost, past, neverTitles }: Subject,
): Promise<BatchRequest> {
  return {
    person,
    stage,
    stageReached,
    hoursAtMost,
    plan: { places: [], minHours: 0, maxHours: 1 },
    history: { past, neverTitles },
    adapted: new Map(),
    ...(await readLearned(db, person.type)),
  };
}

const CONSTRAINT_WORDS: Record<Constraint, string> = {
  "no-social-media": "social media",
  "no-calls": "phone calls",
  "no-meetings": "meetings in person",
  "no-spending": "spending money",
  "no-video": "being on video",
  "no-ads": "paid ads",
  "no-code": "coding",
  "no-email": "mailing strangers",
  "no-employees": "hiring people",
  "no-events": "events",
};

/** Saves what the person rules out or allows again and returns a confirmation; null if nothing was said. */
export async function noteConstraints(ctx: Context, text: string): Promise<string | null> {
  const lifted = findLifted(text);
  const ruledOut = findConstraints(text).filter((name) => !lifted.includes(name));
  if (lifted.length === 0 && ruledOut.length === 0) return null;
  await stateConstraints(ctx.db, ctx.actor.id, { ruledOut, lifted }, ctx.now);
  const written = findConstraints(ctx.actor.user.business_description ?? "");
  const stillWritten = lifted.filter((name) => written.includes(name));
  const allowed = lifted.filter((name) => !written.includes(name));
  const names = (list: readonly Constraint[]) => list.map((name) => CONSTRAINT_WORDS[name]).join(", ");
  return [
    ...(ruledOut.length > 0 ? [`Noted: no quests with ${names(ruledOut)} from now on.`] : []),
    ...(allowed.length > 0 ? [`Noted: ${names(allowed)} may come up again.`] : []),
    ...(stillWritten.length > 0
      ? [`Your business description rules out ${names(stillWritten)}: change it in your profile to allow it.`]
      : []),
  ].join(" ");
}
