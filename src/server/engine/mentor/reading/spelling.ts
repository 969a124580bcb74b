import { type LongerWords, openLongerWords } from "../../text/near-words.ts";

/** Corrects words that nobody knows to the known word they most likely stand for. */
export type Speller = (text: string) => string;

const SHORTEST = 3;
/** Shorter words are one letter away from too many others. */
const SHORTEST_REPLACED = 5;
/** A word must be this frequent in the texts to be taken for a misspelt one. */
const LEAST_SEEN = 3;

/** How often the texts say each word, in the order in which they come. */
export function countWords(texts: Iterable<string>): Map<string, number> {
  const seen = new Map<string, number>();
  for (const text of texts)
    for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) seen.set(word, (seen.get(word) ?? 0) + 1);
  return seen;
}

/** Knows the words that were seen. A name or a word with a capital inside a sentence stays as it is. */
export function createSpeller(
  seen: ReadonlyMap<string, number>,
  isWord: (word: string) => boolean = () => false,
): Speller {
  const frequent = [...seen].flatMap(([word, count]) =>
    count < LEAST_SEEN || word.length < SHORTEST ? [] : word,
  );
  const longerThan = openLongerWords(frequent, withoutOne);
  const known = new Map<string, string>();
  const correct = (word: string): string => {
    if (word.length < SHORTEST || seen.has(word) || isWord(word)) return word;
    const before = known.get(word);
    if (before !== undefined) return before;
    const [best] = candidates(word, seen, longerThan).sort((a, b) => b.worth - a.worth);
    const corrected = best?.word ?? word;
    if (known.size < MOST_KNOWN) known.set(word, corrected);
    return corrected;
  };
  return (text) => text.replaceAll(/(?<![\p{L}\p{N}'’-])\p{Ll}+(?![\p{L}\p{N}'’-])/gu, correct);
}

const MOST_KNOWN = 10_000;

/** Known words one letter away; a letter too few, too many or exchanged is likelier than a wrong one. */
function candidates(word: string, seen: ReadonlyMap<string, number>, longerThan: LongerWords) {
  const worth = (other: string, likelihood: number) => ({
    word: other,
    worth: likelihood * Math.log(1 + (seen.get(other) ?? 0)) * (other[0] === word[0] ? 2 : 1),
  });
  const isKnown = (other: string) => (seen.get(other) ?? 0) >= LEAST_SEEN && other.length >= SHORTEST;
  return [
    ...longerThan(word).map((other) => worth(other, 3)),
    ...withoutOne(word)
      .filter(isKnown)
      .map((other) => worth(other, 2)),
    ...swapped(word)
      .filter(isKnown)
      .map((other) => worth(other, 4)),
    ...(word.length >= SHORTEST_REPLACED
      ? withoutOne(word)
          .flatMap(longerThan)
          .filter((other) => other.length === word.length && other !== word)
          .map((other) => worth(other, 1))
      : []),
  ];
}

function withoutOne(word: string): string[] {
  return [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1));
}

function swapped(word: string): string[] {
  return [...word]
    .slice(1)
    .map((letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2));
}
