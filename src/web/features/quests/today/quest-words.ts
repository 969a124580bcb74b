/** The first sentence of a text; the whole text if it is one. */
export function firstSentence(text: string): string {
  return /^.+?[.!?…](?=\s|$)/su.exec(text)?.[0] ?? text;
}
