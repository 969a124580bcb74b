import { addDays, type CalendarDay, mondayOf } from "../general/calendar-day.ts";
import { isAvailable, type WeeklySchedule } from "../onboarding/weekly-schedule.ts";
import { titleKey } from "./quest.ts";

const DAYS_PER_WEEK = 7;

/** What placing needs to know of a quest. `dueDay` is on the person's own calendar. */
export interface PlaceableQuest {
  readonly id: string;
  readonly title: string;
  readonly dueDay: CalendarDay;
  readonly createdAt: string;
  readonly inProgress?: boolean;
}

export interface WeekView {
  readonly schedule: WeeklySchedule | null;
  readonly today: CalendarDay;
  /** 0 is this week. */
  readonly weekOffset: number;
}

/** Oldest first among equals, so that the order never depends on how the list arrived. */
export function inPlacingOrder<Q extends PlaceableQuest>(quests: readonly Q[]): Q[] {
  const key = (quest: Q) => `${quest.dueDay} ${quest.createdAt} ${quest.id}`;
  return [...quests].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** Of quests with the same title the oldest is shown. */
export function withoutDuplicates<Q extends PlaceableQuest>(quests: readonly Q[]): Q[] {
  const oldest = new Map<string, Q>();
  for (const quest of quests) {
    const known = oldest.get(titleKey(quest.title));
    const isOlder =
      !known ||
      quest.createdAt < known.createdAt ||
      (quest.createdAt === known.createdAt && quest.id < known.id);
    if (isOlder) oldest.set(titleKey(quest.title), quest);
  }
  return quests.filter((quest) => oldest.get(titleKey(quest.title)) === quest);
}

/** The days that take quests in this view: from today on in this week, and next week's where none is left. */
export function placingDays({ schedule, today, weekOffset }: WeekView): CalendarDay[] {
  const monday = addDays(mondayOf(today), weekOffset * DAYS_PER_WEEK);
  const week = (from: CalendarDay) =>
    Array.from({ length: DAYS_PER_WEEK }, (_, index) => addDays(from, index)).filter((day) =>
      isAvailable(schedule, day),
    );
  if (weekOffset !== 0) return week(monday);
  const left = week(monday).filter((day) => day >= today);
  return left.length > 0 ? left : week(addDays(monday, DAYS_PER_WEEK));
}

/** Overdue ones stand on today, whatever day it is; running ones where today takes quests. */
function standsOnToday(quest: PlaceableQuest, { weekOffset, today }: WeekView, days: CalendarDay[]): boolean {
  if (weekOffset !== 0) return false;
  return quest.dueDay < today || (quest.inProgress === true && days.includes(today));
}

/**
 * Gives each quest its day: round-robin over the days of the view, and today to what is overdue or running.
 * `kept` holds days given before: a card keeps its day until the week, the schedule or the page changes.
 */
export function placeQuests<Q extends PlaceableQuest>(
  quests: readonly Q[],
  view: WeekView,
  kept: ReadonlyMap<string, CalendarDay> = new Map(),
): Map<string, CalendarDay> {
  const days = placingDays(view);
  const placed = new Map<string, CalendarDay>();
  let turn = 0;
  for (const quest of inPlacingOrder(withoutDuplicates(quests))) {
    const isToday = standsOnToday(quest, view, days);
    const next = days[turn % days.length] ?? view.today;
    if (!isToday) turn++;
    placed.set(quest.id, isToday ? view.today : (kept.get(quest.id) ?? next));
  }
  return placed;
}
