import { useState } from "react";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import { placeQuests, type WeekView } from "#domain/quests/quest-week.ts";
import type { DatedQuest } from "../use-quests.ts";

interface Kept {
  /** Key of the placement: another week, day or schedule starts over. */
  occasion: string;
  days: ReadonlyMap<string, CalendarDay>;
}

/** Assigns each quest a day, and keeps it while other quests are added or removed. */
export function usePlacement(
  quests: readonly DatedQuest[],
  view: WeekView,
): ReadonlyMap<string, CalendarDay> {
  const occasion = JSON.stringify([view.weekOffset, view.today, view.schedule]);
  const [kept, setKept] = useState<Kept>({ occasion, days: new Map() });
  const known = kept.occasion === occasion ? kept.days : new Map<string, CalendarDay>();
  const placed = placeQuests(quests, view, known);
  // A running quest is only shown on today: if starting it fails, it returns to its day.
  const running = new Set(quests.filter(({ inProgress }) => inProgress).map(({ id }) => id));
  const settled = [...placed].filter(([id, day]) => !(running.has(id) && day === view.today));
  const hasNews = settled.some(([id, day]) => known.get(id) !== day);
  // Days of completed and removed quests are kept, for when a card comes back.
  if (hasNews) setKept({ occasion, days: new Map([...known, ...settled]) });
  return placed;
}
