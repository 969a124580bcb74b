/** Words that become a given text when one letter is left out. */
export type LongerWords = (shorter: string) => string[];

/** Stands for a place in the list of words, beside a hash of 32 bits, in a number that is still whole. */
const PLACES = 2 ** 21;

/**
 * `shortened` lists what a word can become. Kept as sorted numbers, a hash and the word's place each: a map from text
 * to words takes ten times the memory, and there are ten times as many texts as words. Words come in the order of the
 * list.
 */
export function openLongerWords(
  words: readonly string[],
  shortened: (word: string) => readonly string[],
): LongerWords {
  const found = words.flatMap((word, place) =>
    [...new Set(shortened(word))].map((shorter) => hashOf(shorter) * PLACES + place),
  );
  const keys = Float64Array.from(found).sort();
  return (shorter) => {
    const hash = hashOf(shorter);
    const longer: string[] = [];
    for (let at = firstFrom(keys, hash * PLACES); at < keys.length; at++) {
      const key = keys[at] ?? 0;
      if (key >= (hash + 1) * PLACES) break;
      const word = words[key % PLACES] ?? "";
      // Another text may have the same hash.
      if (shortened(word).includes(shorter)) longer.push(word);
    }
    return longer;
  };
}

/** The first place whose number is not below the given one. */
function firstFrom(sorted: Float64Array, least: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? 0) < least) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** FNV-1a over the text's code units. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return hash >>> 0;
}
