import {
  getLevelShare,
  getShareImage,
  listShareLinks,
  recordAchievementShare,
  recordShare,
  revokeShareLink,
} from "#contracts/sharing.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
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
