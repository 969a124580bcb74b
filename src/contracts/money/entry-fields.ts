import * as z from "zod/mini";
import { type CalendarDay, isCalendarDay } from "#domain/general/calendar-day.ts";
import { AMOUNT_MAX } from "#domain/money/currencies.ts";
import { WHAT_MAX_LENGTH } from "#domain/money/money-sums.ts";
import { EARLIEST_DAY } from "#domain/money/months.ts";
import { filledText } from "../fields/text.ts";

/** Whole minor units, above zero. */
export const amount = z.int().check(z.gte(1), z.lte(AMOUNT_MAX));
export const what = filledText(WHAT_MAX_LENGTH);

export const entryDay = z.pipe(
  z.string().check(
    z.refine(isCalendarDay, "is not a day like 2026-11-30"),
    z.refine((day) => day >= EARLIEST_DAY, "is before the year 2000"),
  ),
  z.transform((day) => day as CalendarDay),
);
