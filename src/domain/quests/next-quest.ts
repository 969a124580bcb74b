import type { CalendarDay } from "../general/calendar-day.ts";
import { isAvailable, weekdayOf } from "../onboarding/weekly-schedule.ts";
import { type Calendar, dayOf, inPlacingOrder, type PlaceableQuest } from "./quest-week.ts";

export interface WaitingQuest extends PlaceableQuest {
  readonly inProgress: boolean;
  /** When it was started, as an ISO instant. */
  readonly startedAt: string | null;
}

interface DayFacts<Q> extends Calendar {
  /** Quests that are not completed. */
  readonly active: readonly Q[];
  readonly finishedToday: number;
  /** The person's time of day, "HH:MM". */
  readonly time: string;
  /** On a first visit somebody wants to begin, whatever day it is. */
  readonly isFirstVisit?: boolean;
}

/** A quest of a later day. */
interface LaterQuest<Q> {
  readonly quest: Q;
  readonly day: CalendarDay;
}

export type TodaysState<Q> =
  | {
      readonly kind: "quest";
      readonly next: Q;
      readonly others: readonly Q[];
      readonly after: LaterQuest<Q> | null;
    }
  /** Today's quests are all done. */
  | { readonly kind: "done"; readonly after: LaterQuest<Q> | null }
  /** Nothing was planned for today, and today takes nothing more. */
  | { readonly kind: "rest"; readonly after: LaterQuest<Q> }
  | { readonly kind: "empty" };

/**
 * The one quest to do next, and what follows. A started one first, since it is being worked on; of several the one
 * started last. Then what is overdue, oldest first, since waiting longer makes it less likely to be done; then today's.
 *
 * A day on which something was finished and nothing is left is over: the next day's quest is announced, not pushed.
 * If today has nothing and nothing was done, the next day's quest comes early, except on a rest day and after the hours
 * that the person set aside. On the first visit it comes early in any case: who has just come is not told to rest.
 */
export function stateOfToday<Q extends WaitingQuest>(facts: DayFacts<Q>): TodaysState<Q> {
  const { today } = facts;
  const started = facts.active.filter((quest) => quest.inProgress).sort(startedLast);
  const waiting = inPlacingOrder(facts.active.filter((quest) => !quest.inProgress));
  const ofToday = waiting.filter((quest) => dayOf(quest.dueDay, facts) === today);
  const [after = null, ...rest] = laterQuests(waiting, facts);
  const [next, ...others] = [...started, ...ofToday];
  if (next) return { kind: "quest", next, others, after };
  if (facts.finishedToday > 0) return { kind: "done", after };
  if (!after) return { kind: "empty" };
  if (!facts.isFirstVisit && !isOpen(facts)) return { kind: "rest", after };
  const [second = null] = rest;
  return { kind: "quest", next: after.quest, others: [], after: second };
}

/** Every waiting quest in the order in which it would be next. */
export function inNextOrder<Q extends WaitingQuest>(active: readonly Q[], calendar: Calendar): Q[] {
  const waiting = inPlacingOrder(active.filter((quest) => !quest.inProgress));
  const ofToday = waiting.filter((quest) => dayOf(quest.dueDay, calendar) === calendar.today);
  return [...ofToday, ...laterQuests(waiting, calendar).map(({ quest }) => quest)];
}

function laterQuests<Q extends WaitingQuest>(waiting: readonly Q[], calendar: Calendar): LaterQuest<Q>[] {
  return waiting
    .map((quest) => ({ quest, day: dayOf(quest.dueDay, calendar) }))
    .filter(({ day }) => day > calendar.today)
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

function startedLast(a: WaitingQuest, b: WaitingQuest): number {
  return String(b.startedAt).localeCompare(String(a.startedAt)) || (a.id < b.id ? -1 : 1);
}

/** Whether today takes quests and its hours are not over. Without a schedule a day ends at midnight. */
function isOpen({ schedule, today, time }: Pick<DayFacts<unknown>, "schedule" | "today" | "time">): boolean {
  if (!isAvailable(schedule, today)) return false;
  const plan = schedule?.[weekdayOf(today)];
  return !plan?.available || time < plan.endTime;
}
