import * as z from "zod/mini";
import { instant } from "./time.ts";

const SEPARATOR = "~";

/** The end of a page. Without an id it is only a time: the next page has everything before it. */
export interface PageCursor {
  readonly at: Date;
  readonly id: string | null;
}

/** Null if the text is not a cursor. */
export function readCursor(text: string): PageCursor | null {
  const [time, id, ...rest] = text.split(SEPARATOR);
  const at = instant().safeParse(time).data;
  const hasGoodId = id === undefined || z.uuid().safeParse(id).success;
  return at && hasGoodId && rest.length === 0 ? { at, id: id ?? null } : null;
}

/** Cursor of a page's last entry. The id is included because several entries may share a millisecond. */
export function writeCursor(at: Date, id: string): string {
  return at.toISOString() + SEPARATOR + id;
}

/** The cursor in a request: a time, or the `next` of the previous page. */
export const pageCursor = () =>
  z.string().check(
    z.maxLength(80),
    z.refine((value) => readCursor(value) !== null, "is not one that this list has"),
  );
