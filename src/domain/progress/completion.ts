import { dayAt, daysBetween } from "../general/calendar-day.ts";
import { isFullWeek, isMissed, type WeekCount } from "../quests/full-week.ts";
import type { QuestOrigin } from "../quests/quest.ts";
import { isRevenue, type Metric } from "../quests/revenue.ts";
import { countedSeconds } from "../quests/time-spent.ts";
import { type CappedXp, payForQuest } from "../xp/quest-pay.ts";
import type { CountedDay } from "./streak-day.ts";

/** A quest just before it is completed. */
export interface OpenQuest {
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly origin: QuestOrigin;
  readonly xpReward: number;
  readonly estimatedHours: number;
  readonly dueAt: Date;
}

export interface CompletionFacts {
  readonly quest: OpenQuest;
  readonly completedAt: Date;
  /** The day it counts for in the streak. */
  readonly counted: CountedDay;
  readonly zone: string;
  readonly notes: {
    readonly timeSpentSec?: number | undefined;
    readonly metric?: Metric | undefined;
  } | null;
  /** XP that capped quests may still pay. */
  readonly xpLeft: CappedXp;
  /** The other quests due in the same week. */
  readonly restOfWeek: WeekCount;
}

/** Totals over a person's completions. */
export interface QuestTotals {
  readonly completed: number;
  readonly rewardSum: number;
  readonly earlyFinishes: number;
  readonly revenueReports: number;
  readonly fullWeeks: number;
}

export const NO_TOTALS: QuestTotals = {
  completed: 0,
  rewardSum: 0,
  earlyFinishes: 0,
  revenueReports: 0,
  fullWeeks: 0,
};

export function sumTotals(a: QuestTotals, b: QuestTotals): QuestTotals {
  return {
    completed: a.completed + b.completed,
    rewardSum: a.rewardSum + b.rewardSum,
    earlyFinishes: a.earlyFinishes + b.earlyFinishes,
    revenueReports: a.revenueReports + b.revenueReports,
    fullWeeks: a.fullWeeks + b.fullWeeks,
  };
}

export interface CategoryTotals {
  readonly completed: number;
  readonly xp: number;
  readonly estimatedHours: number;
  readonly spentSeconds: number;
}

/** What completing a quest changes. */
export interface Completion {
  readonly completedAt: Date;
  readonly counted: CountedDay;
  /** The entry in the XP ledger. */
  readonly award: {
    readonly sourceId: string;
    readonly label: string;
    readonly nominal: number;
    readonly amount: number;
    /** Why less was paid than the reward. */
    readonly reason: string | null;
    readonly cap: keyof CappedXp | null;
  };
  readonly category: string;
  /** Increments of the person's totals. */
  readonly totals: QuestTotals;
  /** Increments of the category's totals. */
  readonly categoryTotals: CategoryTotals;
}

export function completionOf(facts: CompletionFacts): Completion {
  const { quest, completedAt, counted, notes, restOfWeek } = facts;
  const { amount, reason } = payForQuest(quest.origin, quest.xpReward, facts.xpLeft);
  const week = {
    planned: restOfWeek.planned + 1,
    missed: restOfWeek.missed + Number(isMissed(completedAt, quest.dueAt)),
  };
  return {
    completedAt,
    counted,
    award: {
      sourceId: quest.id,
      label: quest.title,
      nominal: quest.xpReward,
      amount,
      reason,
      cap: quest.origin === "generated" ? null : quest.origin,
    },
    category: quest.category,
    totals: {
      completed: 1,
      rewardSum: quest.xpReward,
      earlyFinishes: Number(daysBetween(counted.day, dayAt(quest.dueAt, facts.zone)) >= 1),
      revenueReports: Number(isRevenue(notes?.metric)),
      fullWeeks: Number(isFullWeek(week)),
    },
    categoryTotals: {
      completed: 1,
      xp: amount,
      estimatedHours: quest.estimatedHours,
      spentSeconds: countedSeconds(notes?.timeSpentSec) ?? 0,
    },
  };
}
