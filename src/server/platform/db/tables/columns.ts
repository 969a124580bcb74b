import type { ColumnType } from "kysely";
import type { CalendarDay } from "#domain/general/calendar-day.ts";

export type Json<T> = ColumnType<T, string, string>;
export type NullableJson = ColumnType<unknown, string | null | undefined, string | null>;

/** Days are passed as text, "2026-11-15": a Date would add a time zone. */
export type Day = ColumnType<CalendarDay, CalendarDay, CalendarDay>;
export type NullableDay = ColumnType<CalendarDay | null, CalendarDay | null | undefined, CalendarDay | null>;

/** PostgreSQL's bigint arrives as text. */
export type BigNumber = ColumnType<string, number | string, number | string>;
/** A bigint whose default is 0. */
export type BigCounter = ColumnType<string, number | string | undefined, number | string>;
