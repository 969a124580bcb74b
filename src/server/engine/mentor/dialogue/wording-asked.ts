/** "What do I write underneath?", "which words do I use?", at the end of a message however long. */
const ASKS_WORDING =
  /\bwhat (?:else )?(?:do|should|shall|would|can|could|must) (?:i|we) (?:(?:say|reply|answer|tell|text)\b|write\b(?! down| about)|put (?:in|on) the (?:e?mail|message|letter|card))|\b(?:what|which) (?:exact )?words (?:do|should|shall|would|can|could) (?:i|we)\b|\bhow (?:do|should|shall|would|can|could) (?:i|we) (?:word|phrase)\b|\b(?:write|draft) me (?:an?|the|some)\b|\bwhat (?:should|would|could|do) (?:a|the|my) (?:message|e?mail|letter|reply|text|note) (?:say|read)\b/iu;

/** Whether a message asks for words to use, whatever it tells before. */
export function asksWording(text: string): boolean {
  return ASKS_WORDING.test(text.replaceAll("’", "'"));
}

const FEWEST_WORDS = 6;

/** Words that can be used as they are: a quotation of some length. Null if the example only tells of somebody. */
export function wordsToUse(example: string): string | null {
  const quotes = [...example.matchAll(/"([^"]+)"|“([^”]+)”/gu)].map(([whole]) => whole);
  const longest = quotes.sort((a, b) => b.length - a.length)[0] ?? "";
  return longest.split(/\s+/u).length >= FEWEST_WORDS ? longest : null;
}
