/** More words than anybody types into a search; each is one condition of the query. */
export const SEARCH_WORDS_MAX = 6;
const WORD_MAX_LENGTH = 40;

/** The words of a search, in lower case without signs. Letters and digits only: safe within a pattern. */
export function searchWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, SEARCH_WORDS_MAX).map((word) => word.slice(0, WORD_MAX_LENGTH));
}

/** Whether each searched word begins a word of the text. */
export function holdsWords(text: string, words: readonly string[]): boolean {
  const own = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.every((word) => own.some((candidate) => candidate.startsWith(word)));
}
