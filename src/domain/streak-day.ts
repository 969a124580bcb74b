import { type CalendarDay, dayAt } from "./calendar-day.ts";

/** A day that counts, with its latest completion and the zone in which it got its date. */
export interface CountedDay {
  readonly day: CalendarDay;
  readonly lastAt: Date;
  readonly zone: string;
}

/**
 * The day a completion counts on: the date in the person's zone, unless a day that counts already is not over yet.
 * It is over once midnight has passed since its latest completion, in the zone it was made in or in the present one.
 * So a new zone makes no second day of the same moment, and whoever really travels loses none.
 */
export function countOn(at: Date, zone: string, counted: readonly CountedDay[]): CountedDay {
  const running = counted.filter(
    (known) => isSameDay(known.lastAt, at, known.zone) && isSameDay(known.lastAt, at, zone),
  );
  const distance = ({ lastAt }: CountedDay) => Math.abs(at.getTime() - lastAt.getTime());
  const [nearest] = running.sort((a, b) => distance(a) - distance(b));
  const today = dayAt(at, zone);
  const day = nearest?.day ?? today;
  const known = counted.find((other) => other.day === day);
  return {
    day,
    // One that waited in a queue is older than what is known.
    lastAt: known && known.lastAt > at ? known.lastAt : at,
    zone: known && day !== today ? known.zone : zone,
  };
}

function isSameDay(a: Date, b: Date, zone: string): boolean {
  return dayAt(a, zone) === dayAt(b, zone);
}
