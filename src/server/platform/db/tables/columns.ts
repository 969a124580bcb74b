import type { ColumnType } from "kysely";
import type { CalendarDay } from "#domain/general/calendar-day.ts";

export type Json<T> = ColumnType<T, string, string>;
export type NullableJson = ColumnType<unknown, string | null | undefined, string | null>;

/** Days travel as text, "2026-11-15": a Date would bring a zone along. */
export type Day = ColumnType<CalendarDay, CalendarDay, CalendarDay>;
