import { drawableCharacters } from "./picture-fonts.ts";

/**
 * The part of a text that our fonts can draw: symbols they lack, such as emoji, are dropped.
 * Null if a letter is missing, because half a name is worse than none.
 */
export function drawableText(text: string): string | null {
  const known = drawableCharacters();
  const kept: string[] = [];
  for (const character of text.normalize("NFC")) {
    if (known.has(character.codePointAt(0) ?? 0)) kept.push(character);
    else if (/[\p{L}\p{M}\p{N}]/u.test(character) && !isSelector(character)) return null;
  }
  return kept.join("").replaceAll(/\s+/gu, " ").trim() || null;
}

/** Characters that only select how an emoji looks. */
function isSelector(character: string): boolean {
  return /[\u{fe00}-\u{fe0f}\u{20e3}]/u.test(character);
}
