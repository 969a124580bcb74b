/** The languages of the member's screens. The sources are written in English. */
export const LANGUAGES = ["en", "de", "es"] as const;

export type Language = (typeof LANGUAGES)[number];

const isLanguage = (text: string | null): text is Language => LANGUAGES.some((known) => known === text);

/** The chosen language, otherwise the first of the browser's that we have ("de-AT" is "de"), otherwise English. */
export function languageFor(chosen: string | null, browser: readonly string[]): Language {
  if (isLanguage(chosen)) return chosen;
  return browser.map((tag) => tag.split("-")[0]?.toLowerCase() ?? "").find(isLanguage) ?? "en";
}
