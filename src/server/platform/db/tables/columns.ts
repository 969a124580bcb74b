import type { ColumnType } from "kysely";
import type { CalendarDay } from "#domain/general/calendar-day.ts";

export type Json<T> = ColumnType<T, string, string>;
export type NullableJson = ColumnType<unknown, string | null | undefined, string | null>;

/** Days are passed as text, "2026-11-15": a Date would add a time zone. */
export type Day = ColumnType<CalendarDay, CalendarDay, CalendarDay>;
