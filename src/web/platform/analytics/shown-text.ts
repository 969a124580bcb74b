/**
 * Finds the English text behind a shown one: in the figures a control has one name, whatever the person's language.
 * Set where the screens are in another language (in-english.ts), which English ones do without.
 */
export const shownText: { toEnglish: (shown: string) => string } = { toEnglish: (shown) => shown };
