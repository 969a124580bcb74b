import { sql } from "kysely";
import type { CalendarDay } from "#domain/general/calendar-day.ts";

/** The days on which somebody was here, as a bitmap seen from today: bit i is i days ago. `a` is people_activity. */
export function daysHere(today: CalendarDay) {
  return sql`case
    when a.day > ${today}::date then a.days >> (a.day - ${today}::date)
    when a.day > ${today}::date - 62 then a.days << (${today}::date - a.day)
    else 0
  end`;
}
