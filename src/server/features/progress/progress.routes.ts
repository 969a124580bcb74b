import {
  claimXp,
  getStreak,
  listAchievements,
  listLedger,
  listSkillPaths,
  repairStreak,
} from "#contracts/progress.ts";
import { platformOfSource } from "#domain/sharing.ts";
import { viewUser } from "#server/features/accounts/accounts.service.ts";
import { claimMyShare } from "#server/features/sharing/claim-share.service.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import { listMyAchievements } from "./achievements.service.ts";
import { claimMyXp, listMyLedger } from "./ledger.service.ts";
import { listMySkillPaths } from "./skill-paths.service.ts";
import { freshStreakDays, repairMyStreak, viewMyStreak } from "./streak.service.ts";

export function progressRoutes(): EndpointRoute[] {
  return [
    implement(claimXp, async (ctx, { xpGain, source }) => {
      const platform = source === undefined ? null : platformOfSource(source);
      const { totalXp, ...claim } = platform
        ? await claimMyShare(ctx, xpGain, platform)
        : await claimMyXp(ctx, xpGain, source);
      const weekly_streak = await freshStreakDays(ctx.db, ctx.actor.user, ctx.now);
      return { ...viewUser({ ...ctx.actor.user, total_xp: totalXp, weekly_streak }), ...claim };
    }),
    implement(listLedger, (ctx, { before }) => listMyLedger(ctx, before)),
    implement(listAchievements, (ctx, { include }) => listMyAchievements(ctx, include === "all")),
    implement(listSkillPaths, (ctx) => listMySkillPaths(ctx)),
    implement(getStreak, (ctx) => viewMyStreak(ctx)),
    implement(repairStreak, (ctx) => repairMyStreak(ctx)),
  ];
}
