/** In characters, as PostgreSQL and the contracts count them; some take two of JavaScript's units. */
export const USERNAME_MAX_LENGTH = 40;

export function fitsUsername(name: string): boolean {
  return [...name].length <= USERNAME_MAX_LENGTH;
}

/** The name an account starts with. `fourDigits` is drawn by the caller: domain has no chance. */
export function firstUsername(providedName: string | undefined, fourDigits: number): string {
  const name = [...(providedName ?? "").replace(/\s+/gu, " ").trim()]
    .slice(0, USERNAME_MAX_LENGTH)
    .join("")
    .trim();
  return name || `Founder ${String(fourDigits).padStart(4, "0")}`;
}

/** The first word, as the dashboard greets. */
export function firstWord(username: string): string {
  return username.trim().split(/\s+/u)[0] ?? "";
}

/** Up to two initials, for a face without a picture. */
export function initials(username: string): string {
  return username
    .trim()
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => [...word][0] ?? "")
    .join("")
    .toLocaleUpperCase("en");
}
