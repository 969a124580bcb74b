/** Formats a value; null is shown as a dash, not as 0. */
export function orDash(value: number | null, format: (value: number) => string): string {
  return value === null ? "—" : format(value);
}
