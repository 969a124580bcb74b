import { useState } from "react";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import { placeQuests, type WeekView } from "#domain/quests/quest-week.ts";
import type { DatedQuest } from "../use-quests.ts";

interface Kept {
  /** What the days were given for: another week, day or schedule begins anew. */
  occasion: string;
  days: ReadonlyMap<string, CalendarDay>;
}

/** Gives each quest its day, and lets a card keep it while its neighbours come and go. */
export function usePlacement(
  quests: readonly DatedQuest[],
  view: WeekView,
): ReadonlyMap<string, CalendarDay> {
  const occasion = JSON.stringify([view.weekOffset, view.today, view.schedule]);
  const [kept, setKept] = useState<Kept>({ occasion, days: new Map() });
  const known = kept.occasion === occasion ? kept.days : new Map<string, CalendarDay>();
  const placed = placeQuests(quests, view, known);
  // A running one is only a guest on today: one that could not be started goes back to its day.
  const running = new Set(quests.filter(({ inProgress }) => inProgress).map(({ id }) => id));
  const settled = [...placed].filter(([id, day]) => !(running.has(id) && day === view.today));
  const hasNews = settled.some(([id, day]) => known.get(id) !== day);
  // Completed and removed ones stay in mind: a card that comes back finds its day.
  if (hasNews) setKept({ occasion, days: new Map([...known, ...settled]) });
  return placed;
}
