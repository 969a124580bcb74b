type Part = string | false | null | undefined;

/** Joins class names, skipping falsy parts. Does not merge utilities: set each property only once. */
export function classNames(...parts: Part[]): string {
  return parts.filter(Boolean).join(" ");
}
