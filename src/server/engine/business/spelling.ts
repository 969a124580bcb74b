import { openLongerWords } from "../text/near-words.ts";
import { isName } from "./capitals.ts";
import type { Spelling } from "./read-phrases.ts";

const SHORTEST = 6;
const LONG = 8;

/** Right as they are, though one letter away from a word of the trades. */
const RIGHT = `patent patents addition persona banana bananas runway fright waking finnish africa stripped desert deserts
  closet curses carves weaves phases buffet ponies favorite favor honor labor neighbor neighbors neighborhood latter
  judgment humor steaks sweater planter potter batter better letter matter butter litter bitter caster coaster plaster
  breads boards cords chords prints points plants planes plates places prices prizes slices spices`;

/**
 * Takes the capital from a common word that begins a later sentence, and corrects words that miss one letter of a known word or double one. Two letters in another order are put right in
 * long words only: "coast" would become "coats".
 * A word that could be several known ones, and every word with a capital or a digit, stays as it is.
 */
export function createSpelling(texts: Iterable<string>): Spelling {
  const known = new Set(RIGHT.split(/\s+/u));
  const common = new Set<string>();
  for (const text of texts) {
    for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) known.add(word);
    for (const word of text.match(/(?<!\p{L})\p{Ll}+/gu) ?? []) common.add(word);
  }
  const longerThan = openLongerWords(
    [...known].filter(({ length }) => length >= SHORTEST),
    withoutOneLetter,
  );

  const correct = (word: string): string => {
    if (word.length < SHORTEST || known.has(word) || isInflected(word, known)) return word;
    const near = new Set([
      ...longerThan(word),
      ...withoutDouble(word).filter((other) => known.has(other)),
      ...(word.length >= LONG ? swapped(word).filter((other) => known.has(other)) : []),
    ]);
    const [only] = near;
    return near.size === 1 && only !== undefined && only[0] === word[0] && !isInflected(only, new Set([word]))
      ? only
      : word;
  };
  const isCommon = (word: string) => common.has(word.toLowerCase()) && !isName(word);
  return (text) =>
    text
      // "CVs. Truck drivers who": the capital is that of the sentence.
      .replaceAll(/(?<=[.!?] )\p{Lu}\p{Ll}+(?= \p{Ll})/gu, (word) =>
        isCommon(word) ? word.toLowerCase() : word,
      )
      .replaceAll(/(?<![\p{L}\p{N}'-])\p{Ll}+(?![\p{L}\p{N}'-])/gu, correct);
}

const ENDINGS = ["s", "es", "ed", "d", "ing", "er", "ers", "ly", "y", "en", "al"] as const;

/** "weaves" if "weave" is known: right, though not in the list itself. */
function isInflected(word: string, known: ReadonlySet<string>): boolean {
  return ENDINGS.some(
    (ending) =>
      word.endsWith(ending) &&
      ["", "e", "y"].some((letter) => known.has(word.slice(0, -ending.length) + letter)),
  );
}

function withoutOneLetter(word: string): string[] {
  return [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1)).filter((_, at) => at > 0);
}

/** The word with two neighbouring letters exchanged, at each place but the first. */
function swapped(word: string): string[] {
  return [...word].flatMap((letter, at) =>
    at > 1 ? [word.slice(0, at - 1) + letter + word.charAt(at - 1) + word.slice(at + 1)] : [],
  );
}

function withoutDouble(word: string): string[] {
  return [...word].flatMap((letter, at) =>
    at > 0 && letter === word[at - 1] ? [word.slice(0, at) + word.slice(at + 1)] : [],
  );
}
