import { addDays, type CalendarDay, mondayOf } from "../general/calendar-day.ts";
import { isAvailable, type WeeklySchedule } from "../onboarding/weekly-schedule.ts";
import { titleKey } from "./quest.ts";

const DAYS_PER_WEEK = 7;

/** The fields that placing needs. `dueDay` is in the person's time zone. */
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

/** By due day, then oldest first, so that the result does not depend on the input order. */
export function inPlacingOrder<Q extends PlaceableQuest>(quests: readonly Q[]): Q[] {
  const key = (quest: Q) => `${quest.dueDay} ${quest.createdAt} ${quest.id}`;
  return [...quests].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** Keeps the oldest of quests with the same title. */
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

/** Days of this view on which quests are placed: from today in this week, or next week's if none is left. */
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

/** Overdue quests are shown today; started ones too, if today takes quests. */
function standsOnToday(quest: PlaceableQuest, { weekOffset, today }: WeekView, days: CalendarDay[]): boolean {
  if (weekOffset !== 0) return false;
  return quest.dueDay < today || (quest.inProgress === true && days.includes(today));
}

/**
 * Assigns each quest a day: round-robin over the days of the view, and today for overdue or started ones.
 * `kept` holds earlier assignments: a card keeps its day until the week, the schedule or the page changes.
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
