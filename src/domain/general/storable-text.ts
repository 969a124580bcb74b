/** Characters that PostgreSQL's text and jsonb cannot store: NUL and lone surrogates. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text);
}

/** Removes NULs and replaces lone surrogates with U+FFFD. */
export function storable(text: string): string {
  return isStorable(text) ? text : text.replaceAll("\0", "").replace(/\p{Surrogate}/gu, "\ufffd");
}

/** The same check for JSON text, where such characters are escaped. */
export function isStorableJson(json: string): boolean {
  return !/\\u(0000|d[89a-f])/iu.test(json);
}

/** How many bytes a text takes in UTF-8. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
