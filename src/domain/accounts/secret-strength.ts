/** Words and rows of keys that people type where a secret is wanted. */
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
/** Which pattern it is, and where it begins and ends: a guesser tries those first. */
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
/** Letters of one case in a row are most likely a word, and words of a language hold little. */
const WORD = /[A-Za-z][a-z]{3,}|[A-Z]{4,}/gu;
const BITS_PER_LETTER_OF_A_WORD = 2.3;

/** What nobody can guess in time. */
export const STRONG_SECRET_BITS = 80;
/** Enough for what is asked for over the network and answers one guess at a time. */
export const STRONG_TOKEN_BITS = 48;

/**
 * How many bits a guesser would have to try, estimated low: known words, rows of keys and what stood there before
 * count once, other words a little, every other sign as one of the alphabet that the whole is written in.
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

/** The places that words take. */
function wordsIn(text: string): Set<number> {
  const words = [...text.matchAll(WORD)];
  return new Set(words.flatMap(({ 0: word, index }) => [...word].map((_letter, offset) => index + offset)));
}

function alphabetOf(signs: readonly string[]): number {
  return ALPHABETS.find(([pattern]) => signs.every((sign) => pattern.test(sign)))?.[1] ?? ALL_SIGNS;
}

/** The length of the pattern that begins here; 0 where none does. */
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

/** What stood there before, be it one sign again and again. */
function repeatAt(text: string, at: number): number {
  let length = 0;
  while (at + length < text.length && text.slice(0, at + length).includes(text.slice(at, at + length + 1)))
    length++;
  return length;
}
