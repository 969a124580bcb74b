import * as z from "zod/mini";
import { isStorable } from "#domain/general/storable-text.ts";

/** Text from a person: bounded, and only what PostgreSQL and JSON can both hold. */
export function text(maxLength: number) {
  return z.string().check(z.maxLength(maxLength), z.refine(isStorable, "has unreadable characters"));
}

/** As `text`, trimmed, and not empty. */
export function filledText(maxLength: number) {
  return text(maxLength).check(z.trim(), z.minLength(1, "is empty"));
}
