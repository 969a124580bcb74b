import { type Language, languageFor } from "#domain/accounts/language.ts";
import { deviceStore } from "../storage/storage.ts";

const LANGUAGE_KEY = "language";

/**
 * Stays the same until the page is loaded again: texts also stand in constants. English where there is no browser:
 * the build renders the landing page.
 */
export const language: Language =
  typeof document === "undefined" ? "en" : languageFor(deviceStore.get(LANGUAGE_KEY), navigator.languages);

/** Keeps the profile's language on this device; null is the browser's. True if the page has to be loaded again for it. */
export function keepLanguage(chosen: Language | null): boolean {
  if (chosen === null) deviceStore.remove(LANGUAGE_KEY);
  // Where nothing can be stored, loading again would change nothing.
  else if (!deviceStore.set(LANGUAGE_KEY, chosen)) return false;
  return languageFor(chosen, navigator.languages) !== language;
}
