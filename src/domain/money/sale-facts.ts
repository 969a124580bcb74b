import type { FactRecord } from "../business/facts.ts";
import { type CalendarDay, dayAt, instantOf } from "../general/calendar-day.ts";

/** A day with income. */
export interface SaleDay {
  readonly day: CalendarDay;
  /** Entries of income. */
  readonly count: number;
  /** When the last of them was made. */
  readonly enteredAt: Date;
}

/** What the entries tell about the business: that and when something was sold, never for how much. */
export function saleFacts(days: readonly SaleDay[], zone: string): FactRecord[] {
  return days.map(({ day, count, enteredAt }) => ({
    key: "sales",
    value: String(count),
    source: "money",
    // Entered on the day itself, the moment is known; entered later, noon stands for the day.
    at: dayAt(enteredAt, zone) === day ? enteredAt : instantOf(day, "12:00", zone),
  }));
}

/** Puts facts from elsewhere among the stored ones, by time. The order of the stored ones stays. */
export function mergeFacts(
  stored: readonly FactRecord[],
  more: readonly FactRecord[],
): readonly FactRecord[] {
  if (more.length === 0) return stored;
  const waiting = more.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const merged: FactRecord[] = [];
  for (const fact of stored) {
    while (waiting[0] && waiting[0].at <= fact.at) merged.push(...waiting.splice(0, 1));
    merged.push(fact);
  }
  return [...merged, ...waiting];
}
