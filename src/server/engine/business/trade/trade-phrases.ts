/** Clauses of a description as lower-case words, without what is said not to be done. */
export function clausesOf(description: string): string[][] {
  return (
    description
      .normalize("NFKC")
      // "Three clients for patent translation": what follows is the work.
      .replaceAll(/\b(clients?|customers?|orders?|requests?|enquiries|jobs?) for\b/giu, "$1")
      // "Ear candles? No." is not offered.
      .replaceAll(/(?<=^|[.!?]\s)[^.!?]*\?\s*no\b[.,]?/giu, " ")
      // "No social media please" names no trade.
      .replaceAll(/\b(?:no|not|never|without|don'?t|won'?t)\b[^.,;:!?()\n–]*/giu, "")
      .split(/[.,;:!?()\n–]/u)
      .map(plainWordsOf)
      .filter((words) => words.length > 0)
  );
}

export function plainWordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll(/['’]/gu, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

export const phraseKey = (phrase: string) => keyOf(plainWordsOf(phrase));

/** Singular and plural are one: "soap bars" is found as "soap bar". */
export function keyOf(words: readonly string[]): string {
  return words
    .map((word) => (word.length > 3 ? word.replace(/(?:(?<=[sxz]|ch|sh)es|(?<=[^s])s)$/u, "") : word))
    .join(" ");
}
