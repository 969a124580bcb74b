import { hasOwnBadge } from "#domain/progress/skill-paths.ts";
import { FORM_CATEGORIES } from "#domain/quests/quest.ts";

/** The category for analytics: a built-in one or "Other", since it may be the person's own text. */
export function trackedCategory({ category }: { category: string }): string {
  const isOurs = hasOwnBadge(category) || FORM_CATEGORIES.some((known) => known === category);
  return isOurs ? category : "Other";
}
