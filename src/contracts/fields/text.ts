import * as z from "zod/mini";
import { isStorable } from "#domain/general/storable-text.ts";

/** User text: limited in length, without characters that PostgreSQL or JSON cannot store. */
export function text(maxLength: number) {
  return z.string().check(z.maxLength(maxLength), z.refine(isStorable, "has unreadable characters"));
}

/** Like `text`, but trimmed and not empty. */
export function filledText(maxLength: number) {
  return text(maxLength).check(z.trim(), z.minLength(1, "is empty"));
}
