import {
  chooseLook,
  getStreak,
  getStreakCalendar,
  listAchievements,
  listSkillPaths,
  repairStreak,
} from "#contracts/progress.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import { listMyAchievements } from "./achievements.service.ts";
import { chooseMyLook } from "./look.service.ts";
import { listMySkillPaths } from "./skill-paths.service.ts";
import { repairMyStreak, viewMyStreak, viewMyStreakCalendar } from "./streak.service.ts";

export function progressRoutes(): EndpointRoute[] {
  return [
    implement(listAchievements, (ctx, { include }) => listMyAchievements(ctx, include === "all")),
    implement(listSkillPaths, (ctx) => listMySkillPaths(ctx)),
    implement(getStreak, (ctx) => viewMyStreak(ctx)),
    implement(getStreakCalendar, (ctx) => viewMyStreakCalendar(ctx)),
    implement(chooseLook, (ctx, look) => chooseMyLook(ctx, look)),
    implement(repairStreak, (ctx) => repairMyStreak(ctx)),
  ];
}
