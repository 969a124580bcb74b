import type { CalendarDay } from "../general/calendar-day.ts";
import { MS_PER_HOUR } from "../general/durations.ts";
import { groupBy } from "../general/group-by.ts";
import { isPlanInOrder, type WeeklySchedule, weekdayOf } from "../onboarding/weekly-schedule.ts";
import { type Calendar, inPlacingOrder, type PlaceableQuest, placeQuests } from "../quests/quest-week.ts";
import { localInstant } from "./local-time.ts";

export interface CalendarQuest extends PlaceableQuest {
  readonly estimatedHours: number;
}

export interface CalendarEvent {
  readonly questId: string;
  readonly title: string;
  readonly day: CalendarDay;
  /** Instants, so that no reader needs to know the zone's rules; null: the whole day. */
  readonly hours: { readonly start: Date; readonly end: Date } | null;
}

/**
 * Open quests as events, on the days on which the app shows them. Quests of a day follow each other from the
 * beginning of its time window; what does not fit into it, or has none, takes the whole day.
 */
export function calendarEvents(
  quests: readonly CalendarQuest[],
  calendar: Calendar,
  timeZone: string,
): CalendarEvent[] {
  const days = placeQuests(quests, calendar);
  const placed = inPlacingOrder(quests).flatMap((quest) => {
    const day = days.get(quest.id);
    return day ? [{ quest, day }] : [];
  });
  const { schedule } = calendar;
  return [...groupBy(placed, ({ day }) => day).values()].flatMap((ofDay) => {
    const day = ofDay[0]?.day;
    const inOrder = ofDay.map(({ quest }) => quest);
    return day ? eventsOfDay(day, inOrder, { schedule, timeZone }) : [];
  });
}

function eventsOfDay(
  day: CalendarDay,
  quests: readonly CalendarQuest[],
  { schedule, timeZone }: { schedule: WeeklySchedule | null; timeZone: string },
): CalendarEvent[] {
  const plan = schedule?.[weekdayOf(day)];
  const hasHours = plan?.available && isPlanInOrder(plan);
  let free = hasHours ? localInstant(day, plan.startTime, timeZone) : null;
  const end = hasHours ? localInstant(day, plan.endTime, timeZone) : null;
  return quests.map(({ id, title, estimatedHours }) => {
    const until = free && new Date(free.getTime() + Math.round(estimatedHours * MS_PER_HOUR));
    if (!free || !until || !end || until > end) return { questId: id, title, day, hours: null };
    const hours = { start: free, end: until };
    free = until;
    return { questId: id, title, day, hours };
  });
}
