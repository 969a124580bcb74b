/** In code points, as PostgreSQL and the contracts count; some take two UTF-16 units in JavaScript. */
export const USERNAME_MAX_LENGTH = 40;

export function fitsUsername(name: string): boolean {
  return [...name].length <= USERNAME_MAX_LENGTH;
}

/** The initial name of an account. The caller draws `fourDigits`, because domain code has no randomness. */
export function firstUsername(providedName: string | undefined, fourDigits: number): string {
  const name = [...(providedName ?? "").replace(/\s+/gu, " ").trim()]
    .slice(0, USERNAME_MAX_LENGTH)
    .join("")
    .trim();
  return name || `Founder ${String(fourDigits).padStart(4, "0")}`;
}

/** The first word of the name, used in the dashboard's greeting. */
export function firstWord(username: string): string {
  return username.trim().split(/\s+/u)[0] ?? "";
}

/** Up to two initials, shown when there is no picture. */
export function initials(username: string): string {
  return username
    .trim()
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => [...word][0] ?? "")
    .join("")
    .toLocaleUpperCase("en");
}
