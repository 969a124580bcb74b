export function isoOrNull(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}
