import { stemmer } from "stemmer";

/** Words without topical meaning. Question words are kept, since they often help. */
const STOP_WORDS = new Set(
  "a an the and or of to in on at by is are was were be been being am do does did it its this that these those i me my mine we our us you your yours he she they them their his her so as if then than there here with from for just really very also too can could would should will shall may might have has had not no but im ive id dont".split(
    " ",
  ),
);

export function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .replaceAll(/['’]/gu, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

const stems = new Map<string, string>();
/** As many words as the playbook knows, several times over. */
const MOST_STEMS = 60_000;

/** Remembered: reading the playbook stems half a million words, of which few differ. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = stemmer(word);
  if (stems.size < MOST_STEMS) stems.set(word, stem);
  return stem;
}

/** Stems of the words that are not stop words. */
export function stemsOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !STOP_WORDS.has(word))
    .map(stemOf);
}
