import { hasOwnBadge } from "#domain/progress/skill-paths.ts";
import { FORM_CATEGORIES } from "#domain/quests/quest.ts";

/** One of ours, or "Other": a category may also be somebody's own words. */
export function trackedCategory({ category }: { category: string }): string {
  const isOurs = hasOwnBadge(category) || FORM_CATEGORIES.some((known) => known === category);
  return isOurs ? category : "Other";
}
