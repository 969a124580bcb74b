// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu;

/** Without control characters, which PostgreSQL (NUL) and screens refuse; lines and tabs stay. */
export function cleanText(text: string): string {
  return text.replace(CONTROL, "");
}

/** At most so many UTF-16 units, never half a character. */
export function cutText(text: string, maxLength: number): string {
  const cut = text.slice(0, Math.max(0, maxLength));
  return cut.length < text.length ? cut.replace(/[\ud800-\udbff]$/, "") : cut;
}

/** Without surrogates that lost their other half, which UTF-8 cannot hold. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}
