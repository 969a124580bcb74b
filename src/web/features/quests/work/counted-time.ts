import type { QuestView } from "#contracts/quests.ts";
import { type CountedTime, countedAt } from "#domain/quests/quest-work.ts";
import { useSeconds } from "../use-now.ts";

type Timed = Pick<QuestView, "workedSec" | "countingSince">;

export function countedTime({ workedSec, countingSince }: Timed): CountedTime {
  return { workedSec, countingSince: countingSince === null ? null : new Date(countingSince) };
}

/** Seconds counted until now, for the notes of a completion. */
export function countedNow(quest: Timed): number {
  return countedAt(countedTime(quest), new Date());
}

/** Counted milliseconds, updated every second; stands while paused. */
export function useCountedMs(quest: Timed): number {
  const nowMs = useSeconds(quest.countingSince !== null);
  return countedAt(countedTime(quest), new Date(nowMs)) * 1_000;
}
