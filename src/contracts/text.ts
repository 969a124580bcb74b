import * as z from "zod/mini";

const NUL_OR_LONE_SURROGATE = /\0|\p{Surrogate}/u;

/** Text from a person: bounded, and only what PostgreSQL and JSON can both hold. */
export function text(maxLength: number) {
  return z.string().check(
    z.maxLength(maxLength),
    z.refine((value) => !NUL_OR_LONE_SURROGATE.test(value), "has unreadable characters"),
  );
}

/** As `text`, trimmed, and not empty. */
export function filledText(maxLength: number) {
  return text(maxLength).check(z.trim(), z.minLength(1, "is empty"));
}
