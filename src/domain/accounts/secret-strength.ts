/** Common words and keyboard rows found in weak secrets. */
const KNOWN = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "qwertzuiop",
  "asdfghjkl",
  "zxcvbnm",
  "changeme",
  "change",
  "replace",
  "password",
  "passw0rd",
  "secret",
  "example",
  "sidequest",
  "session",
  "default",
  "insecure",
  "production",
  "letmein",
  "supersecret",
  "dummy",
  "token",
  "admin",
  "test",
  "your",
  "this",
  "please",
  "here",
].flatMap((word) => [word, [...word].reverse().join("")]);
const SHORTEST_PATTERN = 3;
/** Bits counted for a whole pattern (which one, its start and its end): attackers try patterns first. */
const BITS_PER_PATTERN = 8;

const ALPHABETS: readonly (readonly [RegExp, number])[] = [
  [/^\d$/u, 10],
  [/^[0-9a-f]$/u, 16],
  [/^[0-9A-F]$/u, 16],
  [/^[a-z]$/u, 26],
  [/^[A-Z]$/u, 26],
  [/^[0-9a-z]$/u, 36],
  [/^[0-9A-Z]$/u, 36],
  [/^[0-9a-zA-Z]$/u, 62],
];
const ALL_SIGNS = 80;
/** A run of letters in one case is probably a word, which has little entropy per letter. */
const WORD = /[A-Za-z][a-z]{3,}|[A-Z]{4,}/gu;
const BITS_PER_LETTER_OF_A_WORD = 2.3;

/** Enough that a secret cannot be guessed in practice. */
export const STRONG_SECRET_BITS = 80;
/** Enough for a token checked over the network, where guesses are tried one at a time. */
export const STRONG_TOKEN_BITS = 48;

/**
 * Low estimate of a secret's entropy in bits. A known word, keyboard row or repetition counts once as a
 * pattern, other words count little per letter, and every other character counts by the size of the alphabet
 * used.
 */
export function estimateSecretBits(secret: string): number {
  const signs = [...secret];
  const folded = secret.toLowerCase();
  const bitsPerSign = Math.log2(Math.min(alphabetOf(signs), new Set(signs).size ** 2));
  const words = wordsIn(secret);
  let bits = 0;
  for (let at = 0; at < folded.length; ) {
    const pattern = patternAt(folded, at);
    if (pattern > 0) bits += Math.min(BITS_PER_PATTERN, pattern * bitsPerSign);
    else bits += words.has(at) ? BITS_PER_LETTER_OF_A_WORD : bitsPerSign;
    at += Math.max(1, pattern);
  }
  return bits;
}

/** Character positions that belong to words. */
function wordsIn(text: string): Set<number> {
  const words = [...text.matchAll(WORD)];
  return new Set(words.flatMap(({ 0: word, index }) => [...word].map((_letter, offset) => index + offset)));
}

function alphabetOf(signs: readonly string[]): number {
  return ALPHABETS.find(([pattern]) => signs.every((sign) => pattern.test(sign)))?.[1] ?? ALL_SIGNS;
}

/** Length of the pattern starting at this position, or 0. */
function patternAt(text: string, at: number): number {
  const longest = Math.max(knownAt(text, at), repeatAt(text, at));
  return longest >= SHORTEST_PATTERN ? longest : 0;
}

function knownAt(text: string, at: number): number {
  let length = SHORTEST_PATTERN - 1;
  while (at + length < text.length && isInKnown(text.slice(at, at + length + 1))) length++;
  return length;
}

function isInKnown(part: string): boolean {
  return KNOWN.some((word) => word.includes(part));
}

/** Length of the text at this position that already occurred earlier, including one repeated character. */
function repeatAt(text: string, at: number): number {
  let length = 0;
  while (at + length < text.length && text.slice(0, at + length).includes(text.slice(at, at + length + 1)))
    length++;
  return length;
}
