import { type CategoryTotals, NO_TOTALS, type QuestTotals } from "./completion.ts";

interface ImportedQuest {
  readonly category: string;
  readonly xpReward: number;
  readonly xpPaid: number;
  readonly estimatedHours: number;
  readonly spentSeconds: number;
}

export interface ImportedTotals {
  readonly totals: QuestTotals;
  readonly byCategory: ReadonlyMap<string, CategoryTotals>;
}

/**
 * What completed quests from elsewhere add to a person's totals. Early finishes, full weeks and reports of revenue are
 * left out: whoever earned something by them brings the achievement, and nobody can bring half of one.
 */
export function importedTotals(quests: readonly ImportedQuest[]): ImportedTotals {
  const byCategory = new Map<string, CategoryTotals>();
  for (const { category, xpPaid, estimatedHours, spentSeconds } of quests) {
    const sum = byCategory.get(category) ?? { completed: 0, xp: 0, estimatedHours: 0, spentSeconds: 0 };
    byCategory.set(category, {
      completed: sum.completed + 1,
      xp: sum.xp + xpPaid,
      estimatedHours: sum.estimatedHours + estimatedHours,
      spentSeconds: sum.spentSeconds + spentSeconds,
    });
  }
  const rewardSum = quests.reduce((sum, { xpReward }) => sum + xpReward, 0);
  return { totals: { ...NO_TOTALS, completed: quests.length, rewardSum }, byCategory };
}
