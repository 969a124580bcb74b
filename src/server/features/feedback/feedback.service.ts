import { randomUUID } from "node:crypto";
import type { InputOf } from "#contracts/endpoint.ts";
import type { rateAi, rateUi, sendFeedback } from "#contracts/feedback.ts";
import { dayAt, instantOf } from "#domain/general/calendar-day.ts";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { lockPerson } from "#server/platform/db/lock-person.ts";
import * as feedback from "./feedback.repository.ts";

const SAME_WITHIN_MS = MS_PER_MINUTE;

/** The same text sent again within a minute is not stored twice. */
export function keepMyFeedback(ctx: Context, input: InputOf<typeof sendFeedback>) {
  return inTransaction(ctx, async (ctx) => {
    const userId = ctx.actor.id;
    await lockPerson(ctx.db, userId);
    const { type, title, description, email } = input;
    const words = { type, title, description, email };
    const since = new Date(ctx.now.getTime() - SAME_WITHIN_MS);
    const same = await feedback.findSame(ctx.db, userId, words, since);
    if (same) return { id: same.id, createdAt: same.created_at.toISOString() };
    const id = randomUUID();
    await feedback.insertFeedback(ctx.db, {
      id,
      user_id: userId,
      ...words,
      page: input.page ?? null,
      last_action: input.lastAction ?? null,
      user_agent: input.userAgent ?? null,
      written_at: input.timestamp ?? null,
      created_at: ctx.now,
    });
    return { id, createdAt: ctx.now.toISOString() };
  });
}

export function keepMyUiRating(ctx: Context, input: InputOf<typeof rateUi>): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, ctx.actor.id);
    const row = {
      ...ratedNow(ctx),
      visual_design: input.visualDesignRating,
      navigation: input.navigationRating,
      responsive_design: input.responsiveDesignRating,
      loading_speed: input.loadingSpeedRating,
      feedback: input.feedback?.trim() || null,
    };
    await feedback.putUiRating(ctx.db, row, startOfDay(ctx));
  });
}

export function keepMyAiRating(ctx: Context, input: InputOf<typeof rateAi>): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, ctx.actor.id);
    const row = { ...ratedNow(ctx), ai_tool: input.aiToolRating, ai_task: input.aiTaskRating };
    await feedback.putAiRating(ctx.db, row, startOfDay(ctx));
  });
}

function ratedNow({ actor, now }: Context<Tx>) {
  return { user_id: actor.id, day: dayAt(now, actor.user.time_zone), rated_at: now };
}

function startOfDay({ actor, now }: Context<Tx>): Date {
  const zone = actor.user.time_zone;
  return instantOf(dayAt(now, zone), "00:00", zone);
}
