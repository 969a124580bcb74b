import { type CountedTime, setCounting, ticksAfterEdit, ticksOf } from "#domain/quests/quest-work.ts";
import type { QuestRecord } from "#server/platform/db/tables/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import type { QuestChanges } from "./quests.repository.ts";

/** The row's counted time. A quest that the previous version started counts since its start. */
export function countedTimeOf(quest: QuestRecord): CountedTime {
  if (quest.worked_sec === null && quest.completed_at === null)
    return { workedSec: 0, countingSince: quest.started_at };
  return { workedSec: quest.worked_sec ?? 0, countingSince: quest.counting_since };
}

export function countedTimeColumns({ workedSec, countingSince }: CountedTime) {
  return { worked_sec: workedSec, counting_since: countingSince };
}

interface WorkChange {
  /** The whole list: of two devices that tick at once, the later one wins. */
  readonly stepsDone?: number[] | undefined;
  readonly isCounting?: boolean | undefined;
  readonly description?: string | undefined;
  /** Set if the change starts the quest. */
  readonly startedAt?: Date | undefined;
}

/** The changed columns of ticks and counted time. */
export function changeWork(quest: QuestRecord, change: WorkChange, now: Date): QuestChanges {
  const { isCounting, startedAt } = change;
  const before = countedTimeOf(quest);
  const started = startedAt ? setCounting(before, true, startedAt) : before;
  const time = isCounting === undefined ? started : setCounting(started, isCounting, now);
  const ticks = changeTicks(quest, change);
  return { ...(time !== before && countedTimeColumns(time)), ...(ticks && { steps_done: ticks }) };
}

function changeTicks(quest: QuestRecord, { stepsDone, description }: WorkChange): number[] | undefined {
  if (stepsDone) {
    const ticks = ticksOf(description ?? quest.description, stepsDone);
    if (!ticks) throw new AppError("invalid_input", "This quest has no such step.");
    return ticks;
  }
  return description === undefined
    ? undefined
    : ticksAfterEdit(quest.description, description, quest.steps_done);
}
