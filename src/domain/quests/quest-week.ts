import { addDays, type CalendarDay } from "../general/calendar-day.ts";
import { isAvailable, type WeeklySchedule } from "../onboarding/weekly-schedule.ts";
import { titleKey } from "./quest.ts";

const DAYS_PER_WEEK = 7;

/** The fields that placing needs. `dueDay` is in the person's time zone. */
export interface PlaceableQuest {
  readonly id: string;
  readonly title: string;
  readonly dueDay: CalendarDay;
  readonly createdAt: string;
}

export interface Calendar {
  readonly schedule: WeeklySchedule | null;
  readonly today: CalendarDay;
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

/**
 * The day on which a quest is shown: its due day, or today if that is past. If the due day takes no quests, the last
 * day before it that does, from today on, or else the next one after it.
 */
export function dayOf(dueDay: CalendarDay, { schedule, today }: Calendar): CalendarDay {
  if (dueDay < today) return today;
  // Any seven days in a row hold an available one.
  for (let back = 0; back < DAYS_PER_WEEK; back++) {
    const day = addDays(dueDay, -back);
    if (day < today) break;
    if (isAvailable(schedule, day)) return day;
  }
  return nextAvailableDays({ schedule, today: dueDay }, 1)[0] ?? dueDay;
}

/** The day of each quest, by id; of quests with the same title only the oldest has one. */
export function placeQuests<Q extends PlaceableQuest>(
  quests: readonly Q[],
  calendar: Calendar,
): Map<string, CalendarDay> {
  return new Map(withoutDuplicates(quests).map(({ id, dueDay }) => [id, dayOf(dueDay, calendar)]));
}

/** The first days from today on that take quests. */
export function nextAvailableDays({ schedule, today }: Calendar, count = DAYS_PER_WEEK): CalendarDay[] {
  return Array.from({ length: count * DAYS_PER_WEEK }, (_, index) => addDays(today, index))
    .filter((day) => isAvailable(schedule, day))
    .slice(0, count);
}
