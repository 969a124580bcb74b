// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu;

/** Removes control characters, which PostgreSQL (NUL) and screens reject; line breaks and tabs stay. */
export function cleanText(text: string): string {
  return text.replace(CONTROL, "");
}

/** Cuts to `maxLength` UTF-16 units without splitting a surrogate pair. */
export function cutText(text: string, maxLength: number): string {
  const cut = text.slice(0, Math.max(0, maxLength));
  return cut.length < text.length ? cut.replace(/[\ud800-\udbff]$/, "") : cut;
}

/** Replaces unpaired surrogates, which UTF-8 cannot encode. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}
