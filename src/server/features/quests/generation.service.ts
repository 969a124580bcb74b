import { randomUUID } from "node:crypto";
import { weeklyHours } from "#domain/business-options.ts";
import { type CalendarDay, dayAt, instantOf } from "#domain/calendar-day.ts";
import {
  DUE_TIME,
  MAX_ACTIVE_GENERATED,
  MAX_GENERATIONS_A_DAY,
  rewardForGenerated,
  titleKey,
  uniqueTitle,
} from "#domain/quest.ts";
import { planBatch } from "#domain/quest-batch.ts";
import type { WeeklySchedule } from "#domain/weekly-schedule.ts";
import { proposeFirstSteps } from "#server/engine/propose-first-steps.ts";
import type { ProposedQuest } from "#server/engine/quest-source.ts";
import { readUser } from "#server/features/accounts/accounts.service.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import { type Db, type Tx, withTransaction } from "#server/platform/db/handles.ts";
import type { NewQuest, QuestRecord, UserRecord } from "#server/platform/db/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import * as hidden from "./hidden.repository.ts";
import * as quests from "./quests.repository.ts";

const SECONDS_AN_HOUR = 3_600;

/** Adds a batch for the next seven days; nothing is ever taken away. Returns how many were made. */
export function generateMyQuests(ctx: Context): Promise<number> {
  return inTransaction(ctx, (ctx) => generate(ctx.db, ctx.actor.user, ctx.now));
}

/** The batch that belongs to finishing onboarding. A person who has quests gets no second one. */
export function generateFirstQuests(db: Db, userId: string, now: Date): Promise<number> {
  return withTransaction(db, async (tx) => {
    const user = await readUser(tx, userId);
    if (!user || (await quests.listUsedTemplates(tx, userId)).length > 0) return 0;
    return generate(tx, user, now);
  });
}

async function generate(tx: Tx, user: UserRecord, now: Date): Promise<number> {
  await quests.lockPerson(tx, user.id);
  const today = dayAt(now, user.time_zone);
  const active = await quests.listActive(tx, user.id);
  const room = MAX_ACTIVE_GENERATED - active.filter(({ origin }) => origin === "generated").length;
  await checkLimits(tx, user.id, room, today);
  const plan = planBatch(
    user.weekly_schedule as WeeklySchedule | null,
    today,
    weeklyHours(user.time_commitment).max,
  );
  const proposed = await propose(tx, user, active, {
    count: Math.min(plan.days.length, room),
    hours: plan.hours,
  });
  const dueAt = (index: number) => instantOf(plan.days[index] ?? today, DUE_TIME, user.time_zone);
  const batch = asQuests(proposed, active, { user_id: user.id, created_at: now }, dueAt);
  if (batch.length > 0) await quests.insertQuests(tx, batch);
  await quests.insertGeneration(tx, {
    id: randomUUID(),
    user_id: user.id,
    created_at: now,
    day: today,
    quests: batch.length,
  });
  return batch.length;
}

async function checkLimits(tx: Tx, userId: string, room: number, today: CalendarDay): Promise<void> {
  if (room <= 0) {
    throw new AppError(
      "rate_limited",
      `You have ${MAX_ACTIVE_GENERATED} open quests. Finish or remove some first.`,
      {
        retryAfterSeconds: SECONDS_AN_HOUR,
      },
    );
  }
  if ((await quests.countGenerations(tx, userId, today)) >= MAX_GENERATIONS_A_DAY) {
    throw new AppError("rate_limited", `That was ${MAX_GENERATIONS_A_DAY} batches today. More tomorrow.`, {
      retryAfterSeconds: SECONDS_AN_HOUR,
    });
  }
}

async function propose(
  tx: Tx,
  user: UserRecord,
  active: QuestRecord[],
  size: { count: number; hours: number },
) {
  const never = await hidden.listNever(tx, user.id);
  const inUse = active.flatMap(({ template_id: id }) => id ?? []);
  return proposeFirstSteps({
    ...size,
    businessName: user.business_name,
    businessStage: user.business_stage,
    experience: user.experience,
    usedTemplates: await quests.listUsedTemplates(tx, user.id),
    neverTemplates: new Set([...never.templateIds, ...inUse]),
    neverTitles: never.titleKeys,
  });
}

function asQuests(
  proposed: ProposedQuest[],
  active: QuestRecord[],
  shared: { user_id: string; created_at: Date },
  dueAt: (index: number) => Date,
): NewQuest[] {
  const titles = active.map(({ title }) => title);
  return proposed.map(({ templateId, title: wanted, estimatedHours, ...quest }, index) => {
    const title = uniqueTitle(wanted, titles);
    titles.push(title);
    return {
      ...shared,
      ...quest,
      id: randomUUID(),
      title,
      title_key: titleKey(title),
      xp_reward: rewardForGenerated(quest.difficulty, estimatedHours),
      estimated_hours: estimatedHours,
      origin: "generated",
      template_id: templateId,
      due_at: dueAt(index),
    };
  });
}
