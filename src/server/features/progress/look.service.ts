import type { InputOf } from "#contracts/endpoint.ts";
import type { chooseLook } from "#contracts/progress.ts";
import { lookAt, rewardOf } from "#domain/progress/level-rewards.ts";
import type { Look } from "#domain/progress/look.ts";
import { levelForXp } from "#domain/xp/level.ts";
import type { Context } from "#server/platform/context.ts";
import { AppError } from "#server/platform/errors.ts";
import { saveLook } from "./look.repository.ts";

/** Stores what the person wears; refused if its level is still ahead. What is not named stays. */
export async function chooseMyLook(ctx: Context, chosen: InputOf<typeof chooseLook>): Promise<Look> {
  const level = levelForXp(ctx.actor.user.total_xp);
  for (const id of [chosen.badgeFrame, chosen.trailColour]) {
    const reward = id ? rewardOf(id) : null;
    if (reward && reward.level > level)
      throw new AppError("conflict", `${reward.name} opens at level ${reward.level}.`);
  }
  return lookAt(level, await saveLook(ctx.db, ctx.actor.id, chosen));
}
