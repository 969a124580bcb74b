import { type PageCursor, readCursor, writeCursor } from "#contracts/fields/page-cursor.ts";

export const PAGE = 50;

export function cursorOf(before: string | undefined): PageCursor | null {
  return before === undefined ? null : readCursor(before);
}

/** Cursor of the next page; null if this page is not full. */
export function nextAfter<R extends { id: string }>(
  rows: readonly R[],
  timeOf: (row: R) => Date,
): string | null {
  const last = rows.length === PAGE ? rows.at(-1) : undefined;
  return last ? writeCursor(timeOf(last), last.id) : null;
}
