import { holdsWords } from "./search-words.ts";

const EXCERPT_LENGTH = 90;

/** The sentence or line of the text in which most of the words stand; empty if none does. */
export function excerptOf(text: string, words: readonly string[]): string {
  const lines = text.split(/\n+|(?<=[.!?])\s+/u).map((line) => line.trim());
  const count = (line: string) => words.filter((word) => holdsWords(line, [word])).length;
  const best = lines.reduce((found, line) => (count(line) > count(found) ? line : found), "");
  return best.length > EXCERPT_LENGTH ? `${best.slice(0, EXCERPT_LENGTH).trimEnd()}…` : best;
}
