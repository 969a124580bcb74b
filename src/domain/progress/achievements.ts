import { levelForXp } from "../xp/level.ts";
import type { QuestTotals } from "./completion.ts";

/** Figures that achievements depend on; the server counts them in the completing transaction. */
export interface AchievementFacts {
  readonly completed: number;
  readonly streakDays: number;
  readonly level: number;
  readonly shares: number;
  /** Distinct categories among completed quests. */
  readonly categories: number;
  /** Weeks in which every planned quest was completed by its due time. */
  readonly fullWeeks: number;
  /** Completions that reported revenue above 0. */
  readonly revenueReports: number;
  /** Completions at least a day before the due time. */
  readonly earlyFinishes: number;
}

export interface Achievement {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  readonly fact: keyof AchievementFacts;
  readonly target: number;
}

/** Several achievements about one fact, told apart by their target. */
const milestone =
  (name: string, icon: string, fact: Achievement["fact"]) =>
  (target: number, title: string, description: string): Achievement => ({
    id: `${name}-${target}`,
    type: `${name.replace(/s$/u, "")}_milestone`,
    title,
    description,
    icon,
    fact,
    target,
  });
const quests = milestone("quests", "flag", "completed");
const streak = milestone("streak", "flame", "streakDays");
const level = milestone("level", "shield", "level");

/** Earned by revenue in a completion's notes, or by the first income that is entered. */
export const FIRST_REVENUE = "first-revenue";

export const ACHIEVEMENTS: readonly Achievement[] = [
  quests(1, "First step", "You finished your first quest."),
  quests(10, "Ten down", "Ten quests finished."),
  quests(50, "Half a hundred", "Fifty quests finished."),
  quests(100, "Trailblazer", "A hundred quests finished."),
  streak(3, "Three days running", "Three scheduled days in a row, each with a finished quest."),
  streak(7, "A steady week", "Seven scheduled days in a row."),
  streak(30, "Habit formed", "Thirty scheduled days in a row."),
  level(5, "Finding your feet", "You reached level 5."),
  level(10, "Well under way", "You reached level 10."),
  level(25, "Seasoned founder", "You reached level 25."),
  {
    id: "first-share",
    type: "first_share",
    title: "Told someone",
    description: "You shared an achievement.",
    icon: "share",
    fact: "shares",
    target: 1,
  },
  {
    id: "explorer",
    type: "category_explorer",
    title: "Explorer",
    description: "Quests finished in five different categories.",
    icon: "compass",
    fact: "categories",
    target: 5,
  },
  {
    id: "full-week",
    type: "full_week",
    title: "Planned and done",
    description: "A whole week, every quest finished by its day.",
    icon: "calendar",
    fact: "fullWeeks",
    target: 1,
  },
  {
    id: FIRST_REVENUE,
    type: "first_revenue",
    title: "First revenue",
    description: "You reported your first money earned.",
    icon: "coin",
    fact: "revenueReports",
    target: 1,
  },
  {
    id: "early-finisher",
    type: "early_finisher",
    title: "Ahead of time",
    description: "Five quests finished at least a day early.",
    icon: "clock",
    fact: "earlyFinishes",
    target: 5,
  },
];

/** Bronze for the first of its kind, silver for the second, gold beyond; a single one is silver. */
export const MEDAL_METALS = ["bronze", "silver", "gold"] as const;
export type MedalMetal = (typeof MEDAL_METALS)[number];

export function medalMetal(id: string): MedalMetal {
  const achievement = ACHIEVEMENTS.find((known) => known.id === id);
  const kind = ACHIEVEMENTS.filter(({ type }) => type === achievement?.type);
  if (kind.length < 2) return "silver";
  return (
    MEDAL_METALS[
      Math.min(
        kind.findIndex((known) => known.id === id),
        MEDAL_METALS.length - 1,
      )
    ] ?? "gold"
  );
}

interface Standing {
  readonly totals: QuestTotals;
  readonly categories: number;
  readonly totalXp: number;
  readonly streakDays: number;
  readonly shares: number;
}

export function achievementFacts({ totals, totalXp, ...rest }: Standing): AchievementFacts {
  const { completed, fullWeeks, revenueReports, earlyFinishes } = totals;
  return { ...rest, completed, fullWeeks, revenueReports, earlyFinishes, level: levelForXp(totalXp) };
}

/** Ids of the achievements these facts earn, in the order of the list. */
export function earnedBy(facts: AchievementFacts): string[] {
  return ACHIEVEMENTS.filter(({ fact, target }) => facts[fact] >= target).map(({ id }) => id);
}

/** Progress towards the target, capped at it. */
export function progressOf(achievement: Achievement, facts: AchievementFacts): number {
  return Math.min(achievement.target, facts[achievement.fact]);
}
