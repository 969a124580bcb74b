import type { FlagView } from "#contracts/admin/leaderboard-flags.ts";
import { MS_PER_HOUR, MS_PER_MINUTE } from "#domain/general/durations.ts";
import { levelForXp } from "#domain/xp/level.ts";
import type { Context } from "#server/platform/context.ts";
import type { Db } from "#server/platform/db/handles.ts";
import { withIsoTimes } from "#server/platform/db/iso-times.ts";
import { AppError } from "#server/platform/errors.ts";
import { act, recordAudit } from "../audit/audit.service.ts";
import * as flags from "./flags.repository.ts";

const XP_LIMIT = 1_000;
const WINDOW_MS = 10 * MS_PER_MINUTE;
/** Longer than the interval between two runs plus one window, so that no burst is missed. */
const LOOK_BACK_MS = MS_PER_HOUR;

/** Flags people who earned over 1,000 XP within any ten minutes. Idempotent. Returns how many are new. */
export function flagFastEarners(db: Db, now: Date): Promise<number> {
  const since = new Date(now.getTime() - LOOK_BACK_MS);
  return flags.flagBursts(db, { since, windowMs: WINDOW_MS, limit: XP_LIMIT, now });
}

export async function readFlags(ctx: Context): Promise<FlagView[]> {
  return (await flags.listFlags(ctx.db)).map(view);
}

/** Hiding removes a person from the leaderboard, clearing puts them back. */
export function decide(ctx: Context, userId: string, state: "hidden" | "cleared"): Promise<FlagView> {
  const name = state === "hidden" ? "flag_hidden" : "flag_cleared";
  return act(ctx, name, userId, async (ctx) => {
    const flag = await flags.lockFlag(ctx.db, userId);
    if (!flag) throw new AppError("not_found", "This person is not flagged.");
    if (flag.state !== state) {
      await flags.decide(ctx.db, userId, state, ctx.now);
      await ctx.people.changed(ctx.db, [userId]);
      const target = { id: userId, name: flag.username };
      await recordAudit(ctx, [{ act: name, target, details: { from: flag.state, xp: flag.xp } }]);
    }
    return view({ ...flag, state });
  });
}

function view(row: flags.FlagRow): FlagView {
  return { ...withIsoTimes(row), level: levelForXp(row.totalXP) };
}
