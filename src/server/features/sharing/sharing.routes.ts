import { claimXp } from "#contracts/progress.ts";
import {
  getLevelShare,
  getShareImage,
  listShareLinks,
  recordAchievementShare,
  recordShare,
  revokeShareLink,
} from "#contracts/sharing.ts";
import { platformOfSource } from "#domain/sharing/sharing.ts";
import { viewUser } from "#server/features/accounts/accounts.service.ts";
import { claimMyXp } from "#server/features/progress/ledger.service.ts";
import { freshStreakDays } from "#server/features/progress/streak.service.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import { claimMyShare } from "./claim-share.service.ts";
import { recordMyShare } from "./record-share.service.ts";
import {
  listMyLinks,
  revokeMyLink,
  type SharingDeps,
  shareMyAchievement,
  shareMyLevel,
} from "./share-links.service.ts";

export function sharingRoutes(deps: SharingDeps): EndpointRoute[] {
  return [
    // Here, not with the ledger: sharing knows progress, never the other way round.
    implement(claimXp, async (ctx, { xpGain, source }) => {
      const platform = source === undefined ? null : platformOfSource(source);
      const { totalXp, ...claim } = platform
        ? await claimMyShare(ctx, xpGain, platform)
        : await claimMyXp(ctx, xpGain, source);
      const weekly_streak = await freshStreakDays(ctx.db, ctx.actor.user, ctx.now);
      return { ...viewUser({ ...ctx.actor.user, total_xp: totalXp, weekly_streak }), ...claim };
    }),
    implement(recordShare, (ctx, { achievementId, platform }) => recordMyShare(ctx, achievementId, platform)),
    implement(recordAchievementShare, (ctx, { achievementId, platform }) =>
      recordMyShare(ctx, achievementId, platform),
    ),
    implement(getShareImage, (ctx, { achievementId }) => shareMyAchievement(ctx, deps, achievementId)),
    implement(getLevelShare, (ctx) => shareMyLevel(ctx, deps)),
    implement(listShareLinks, (ctx) => listMyLinks(ctx, deps.publicUrl)),
    implement(revokeShareLink, async (ctx, { linkId }) => {
      await revokeMyLink(ctx, linkId);
      return undefined;
    }),
  ];
}
