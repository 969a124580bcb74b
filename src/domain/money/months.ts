import { addDays, type CalendarDay, calendarDay } from "../general/calendar-day.ts";

declare const brand: unique symbol;

/** A month of the person's own calendar: "2026-11". */
export type Month = string & { readonly [brand]: "Month" };

const SHAPE = /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])$/u;

export function isMonth(value: string): value is Month {
  return SHAPE.test(value);
}

export function monthOf(day: CalendarDay): Month {
  return day.slice(0, 7) as Month;
}

export function firstDayOf(month: Month): CalendarDay {
  return calendarDay(`${month}-01`);
}

export function lastDayOf(month: Month): CalendarDay {
  return addDays(firstDayOf(addMonths(month, 1)), -1);
}

export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const index = year * 12 + number - 1 + count;
  const padded = (value: number, length: number) => String(value).padStart(length, "0");
  return `${padded(Math.floor(index / 12), 4)}-${padded((index % 12) + 1, 2)}` as Month;
}

export function monthsOfYear(year: number): Month[] {
  const january = `${String(year).padStart(4, "0")}-01` as Month;
  return Array.from({ length: 12 }, (_, index) => addMonths(january, index));
}

/** The first day that an entry may have. */
export const EARLIEST_DAY = "2000-01-01";
