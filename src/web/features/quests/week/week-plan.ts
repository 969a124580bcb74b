import { addDays, type CalendarDay } from "#domain/general/calendar-day.ts";
import { MS_PER_HOUR } from "#domain/general/durations.ts";
import { isAvailable, type WeeklySchedule } from "#domain/onboarding/weekly-schedule.ts";
import { inPlacingOrder } from "#domain/quests/quest-week.ts";
import { coveredMs } from "#domain/quests/time-spent.ts";
import { plannedMs } from "../quest-time.ts";
import type { DatedQuest } from "../use-quests.ts";

export interface PlannedDay {
  day: CalendarDay;
  when: "past" | "today" | "ahead";
  /** No quests and nothing completed: shown as a narrow column. */
  isQuiet: boolean;
  isAvailable: boolean;
  quests: DatedQuest[];
  finished: DatedQuest[];
  /** Quests that were due on this past day and are now in today's column. */
  movedCount: number;
}

interface WeekFacts {
  monday: CalendarDay;
  today: CalendarDay;
  schedule: WeeklySchedule | null;
  active: readonly DatedQuest[];
  completed: readonly DatedQuest[];
  placed: ReadonlyMap<string, CalendarDay>;
}

export function isOverdue(quest: DatedQuest, today: CalendarDay): boolean {
  return quest.dueDay < today;
}

export function planWeek(facts: WeekFacts): PlannedDay[] {
  return Array.from({ length: 7 }, (_, index) => planDay(addDays(facts.monday, index), facts));
}

function planDay(day: CalendarDay, { today, schedule, active, completed, placed }: WeekFacts): PlannedDay {
  const here = inPlacingOrder(active.filter((quest) => placed.get(quest.id) === day));
  const finished = completed.filter((quest) => quest.completedDay === day);
  const isOpen = isAvailable(schedule, day);
  const when = day === today ? "today" : day < today ? "past" : "ahead";
  const movedCount =
    when === "past"
      ? active.filter((quest) => quest.dueDay === day && placed.get(quest.id) === today).length
      : 0;
  const isEmpty = here.length === 0 && finished.length === 0 && movedCount === 0;
  return {
    day,
    when,
    isAvailable: isOpen,
    isQuiet: when !== "today" && isEmpty && (!isOpen || when === "past"),
    quests: [...here.filter((quest) => quest.inProgress), ...here.filter((quest) => !quest.inProgress)],
    finished,
    movedCount,
  };
}

/** The XP paid, which is less than promised beyond a cap. */
export function sumPaidXp(quests: readonly DatedQuest[]): number {
  return quests.reduce((sum, quest) => sum + (quest.xpPaid ?? 0), 0);
}

export function sumHours(quests: readonly DatedQuest[]): number {
  return quests.reduce((sum, quest) => sum + plannedMs(quest) / MS_PER_HOUR, 0);
}

/** Counted time of started quests, without pauses; overlapping time counts once. */
export function workedMs(quests: readonly DatedQuest[]): number {
  return coveredMs(
    quests.flatMap(({ startedAt, completedAt, workedSec }) => {
      if (!startedAt || !completedAt) return [];
      const toMs = Date.parse(completedAt);
      // Quests completed before time was counted have none: then since the start.
      return [{ fromMs: workedSec > 0 ? toMs - workedSec * 1_000 : Date.parse(startedAt), toMs }];
    }),
  );
}
