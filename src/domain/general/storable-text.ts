/** What neither PostgreSQL's text nor its jsonb can hold: a NUL, or half of a character. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text);
}

/** NULs are left out, halves become the sign for an unreadable character. */
export function storable(text: string): string {
  return isStorable(text) ? text : text.replaceAll("\0", "").replace(/\p{Surrogate}/gu, "\ufffd");
}
