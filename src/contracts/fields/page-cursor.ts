import * as z from "zod/mini";
import { instant } from "./time.ts";

const SEPARATOR = "~";

/** Where a page ends. Without an id it is a moment: everything before it follows. */
export interface PageCursor {
  readonly at: Date;
  readonly id: string | null;
}

/** Null where the text is no cursor. */
export function readCursor(text: string): PageCursor | null {
  const [time, id, ...rest] = text.split(SEPARATOR);
  const at = instant().safeParse(time).data;
  const hasGoodId = id === undefined || z.uuid().safeParse(id).success;
  return at && hasGoodId && rest.length === 0 ? { at, id: id ?? null } : null;
}

/** Of the last entry on a page: several may share its millisecond, so the id goes with it. */
export function writeCursor(at: Date, id: string): string {
  return at.toISOString() + SEPARATOR + id;
}

/** As it travels: a moment, or the `next` of the page before. */
export const pageCursor = () =>
  z.string().check(
    z.maxLength(80),
    z.refine((value) => readCursor(value) !== null, "is not one that this list has"),
  );
