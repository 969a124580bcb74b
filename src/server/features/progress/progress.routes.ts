import { getStreak, listAchievements, listSkillPaths, repairStreak } from "#contracts/progress.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import { listMyAchievements } from "./achievements.service.ts";
import { listMySkillPaths } from "./skill-paths.service.ts";
import { repairMyStreak, viewMyStreak } from "./streak.service.ts";

export function progressRoutes(): EndpointRoute[] {
  return [
    implement(listAchievements, (ctx, { include }) => listMyAchievements(ctx, include === "all")),
    implement(listSkillPaths, (ctx) => listMySkillPaths(ctx)),
    implement(getStreak, (ctx) => viewMyStreak(ctx)),
    implement(repairStreak, (ctx) => repairMyStreak(ctx)),
  ];
}
