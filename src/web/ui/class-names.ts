type Part = string | false | null | undefined;

/** Joins what is there. Later utilities do not override earlier ones: give each property once. */
export function classNames(...parts: Part[]): string {
  return parts.filter(Boolean).join(" ");
}
