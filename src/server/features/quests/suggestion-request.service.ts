import type { BatchRequest } from "#server/engine/draft.ts";
import type { Context } from "#server/platform/context.ts";
import { readLearnedLately, type Subject } from "./learning/learning.service.ts";

/** The request that suggestions are ranked by; unlike a batch, it has no weekly plan. */
export async function suggestionRequest(
  ctx: Context,
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
    ...(await readLearnedLately(ctx.db, ctx.actor.user, ctx.now)),
  };
}
