import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from "../general/durations.ts";
import { ENGLISH, type Speech } from "../general/speech.ts";

/** Below this, the timer was started by accident or after the work. */
const COUNTED_MIN_SECONDS = 60;
/** Above this, the timer was left running. */
const COUNTED_MAX_SECONDS = SECONDS_PER_DAY;

/** The timer's value if plausible, otherwise null. */
export function countedSeconds(timeSpentSec: number | null | undefined): number | null {
  const seconds = timeSpentSec ?? 0;
  return seconds >= COUNTED_MIN_SECONDS && seconds <= COUNTED_MAX_SECONDS ? seconds : null;
}

/** Minimum number of timed quests for a meaningful average. */
export const MIN_TIMED_QUESTS = 3;

interface TimedQuest {
  readonly category: string;
  readonly estimatedHours: number;
  readonly timeSpentSec: number | null | undefined;
}

export interface CategoryPace {
  readonly category: string;
  /** Number of quests in the average. */
  readonly quests: number;
  readonly estimatedHours: number;
  readonly actualHours: number;
}

/** Estimated and actual time over the same timed quests, the category with the most quests first. */
export function paceByCategory(quests: readonly TimedQuest[]): CategoryPace[] {
  const sums = new Map<string, { quests: number; estimatedHours: number; seconds: number }>();
  for (const { category, estimatedHours, timeSpentSec } of quests) {
    const seconds = countedSeconds(timeSpentSec);
    if (seconds === null) continue;
    const sum = sums.get(category) ?? { quests: 0, estimatedHours: 0, seconds: 0 };
    sums.set(category, {
      quests: sum.quests + 1,
      estimatedHours: sum.estimatedHours + estimatedHours,
      seconds: sum.seconds + seconds,
    });
  }
  return [...sums]
    .filter(([, sum]) => sum.quests >= MIN_TIMED_QUESTS)
    .map(([category, { seconds, ...sum }]) => ({ category, ...sum, actualHours: seconds / SECONDS_PER_HOUR }))
    .sort((a, b) => b.quests - a.quests || (a.category < b.category ? -1 : 1));
}

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** "Marketing quests take you 1.4 times the estimate" */
export function paceSentence(
  { category: name, estimatedHours, actualHours }: CategoryPace,
  { t, language }: Speech = ENGLISH,
): string {
  const category = t(name);
  const times = actualHours / estimatedHours;
  // One decimal, but never "0.0".
  const shown = times < 0.1 ? t("less than 0.1") : times.toLocaleString(language, ONE_DECIMAL);
  return times >= 0.95 && times < 1.05
    ? t("{category} quests take you as long as estimated", { category })
    : t("{category} quests take you {times} times the estimate", { category, times: shown });
}

interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Total time covered by the spans; overlaps count once. */
export function coveredMs(spans: readonly Span[]): number {
  let covered = 0;
  let reachedMs = Number.NEGATIVE_INFINITY;
  for (const { fromMs, toMs } of [...spans].sort((a, b) => a.fromMs - b.fromMs)) {
    covered += Math.max(0, toMs - Math.max(fromMs, reachedMs));
    reachedMs = Math.max(reachedMs, toMs);
  }
  return covered;
}
