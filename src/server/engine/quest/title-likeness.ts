import type { Template } from "../playbook/playbook.ts";

/** The share of words that two titles have in common, 0 to 1. */
export function titleLikeness(a: Pick<Template, "title">, b: Pick<Template, "title">): number {
  const left = wordsOf(a.title);
  const right = wordsOf(b.title);
  const shared = left.filter((word) => right.includes(word)).length;
  return shared / (left.length + right.length - shared || 1);
}

const titleWords = new Map<string, readonly string[]>();

function wordsOf(title: string): readonly string[] {
  const words = titleWords.get(title) ?? [...new Set(title.toLowerCase().match(/[\p{L}.]{3,}/gu) ?? [])];
  titleWords.set(title, words);
  return words;
}
