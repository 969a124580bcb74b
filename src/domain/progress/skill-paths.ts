export const SKILL_PATHS = [
  { id: "marketing", title: "Marketing", description: "Be found, be remembered, be worth talking about." },
  { id: "sales", title: "Sales", description: "Turn interest into customers, kindly." },
  { id: "product", title: "Product", description: "Make something people would miss." },
  { id: "finance", title: "Finance & Legal", description: "Know your numbers and stand on firm ground." },
  { id: "operations", title: "Operations", description: "Deliver well, again and again, with less effort." },
  { id: "growth", title: "Growth & Learning", description: "Learn from the market and build on what works." },
] as const;

export type SkillPathId = (typeof SKILL_PATHS)[number]["id"];

/** Categories with their own badge, and the skill path of each. */
export const CATEGORY_PATHS = {
  Marketing: "marketing",
  Sales: "sales",
  Product: "product",
  Finance: "finance",
  Operations: "operations",
  "Customer Service": "operations",
  Legal: "finance",
  HR: "operations",
  Technology: "product",
  "Content & Marketing": "marketing",
  "Direct Outreach": "sales",
  "Sales & Revenue": "sales",
  "Product Delivery": "operations",
  "Business Operations": "operations",
  "Business Setup": "finance",
  "Product Development": "product",
  "Market Research": "growth",
  "Content Creation": "marketing",
  "Partnership & Networking": "growth",
  "Optimization & Scaling": "growth",
  "Advanced Sales Activities": "sales",
  "Advanced Customer Engagement": "sales",
  "Technology & Tools": "product",
  "Financial & Legal": "finance",
  "Launch & Promotion": "marketing",
} as const satisfies Record<string, SkillPathId>;

export const BADGE_CATEGORIES = Object.keys(CATEGORY_PATHS);

/** Categories of the task form without a badge colour. */
const PLAIN_CATEGORY_PATHS: Record<string, SkillPathId> = { Development: "product", Business: "operations" };

export function hasOwnBadge(category: string): boolean {
  return Object.hasOwn(CATEGORY_PATHS, category);
}

interface CategoryTint {
  readonly path: SkillPathId;
  /** From 1. */
  readonly step: number;
}

/** Badge colour of a category: its path's hue in a tint of its own; null for the default colour. */
export function tintOfCategory(category: string): CategoryTint | null {
  if (!hasOwnBadge(category)) return null;
  const path = pathOfCategory(category);
  const siblings = BADGE_CATEGORIES.filter((other) => pathOfCategory(other) === path);
  return { path, step: siblings.indexOf(category) + 1 };
}

/** The path that receives a category's XP; unknown categories go to growth and learning. */
export function pathOfCategory(category: string): SkillPathId {
  if (hasOwnBadge(category)) return CATEGORY_PATHS[category as keyof typeof CATEGORY_PATHS];
  return Object.hasOwn(PLAIN_CATEGORY_PATHS, category)
    ? (PLAIN_CATEGORY_PATHS[category] ?? "growth")
    : "growth";
}

/** XP at which each level of a path begins. */
const PATH_LEVELS_XP = [0, 100, 250, 500, 1_000, 2_000] as const;

interface PathProgress {
  readonly level: number;
  /** Null at the highest level. */
  readonly nextLevelXp: number | null;
}

export function pathProgress(xp: number): PathProgress {
  const level = PATH_LEVELS_XP.findLastIndex((threshold) => xp >= threshold);
  return { level: Math.max(0, level), nextLevelXp: PATH_LEVELS_XP[level + 1] ?? null };
}
