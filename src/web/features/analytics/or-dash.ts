/** Nothing to count is a dash, never an invented 0. */
export function orDash(value: number | null, format: (value: number) => string): string {
  return value === null ? "—" : format(value);
}
