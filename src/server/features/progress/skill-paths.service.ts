import type { SkillPathView } from "#contracts/progress.ts";
import { pathOfCategory, pathProgress, SKILL_PATHS } from "#domain/progress/skill-paths.ts";
import type { Context } from "#server/platform/context.ts";
import * as totals from "./totals.repository.ts";

export async function listMySkillPaths(ctx: Context): Promise<SkillPathView[]> {
  const categories = await totals.readCategories(ctx.db, ctx.actor.id);
  return SKILL_PATHS.map(({ id, title, description }) => {
    const mine = categories.filter(({ category }) => pathOfCategory(category) === id);
    const xp = mine.reduce((sum, row) => sum + row.xp, 0);
    const { level, nextLevelXp } = pathProgress(xp);
    return {
      id,
      title,
      description,
      level,
      xp,
      nextLevelXp,
      tasksCompleted: mine.reduce((sum, row) => sum + row.completed, 0),
      nextMilestone:
        nextLevelXp === null ? "Top level reached" : `${nextLevelXp - xp} XP to level ${level + 1}`,
    };
  });
}
