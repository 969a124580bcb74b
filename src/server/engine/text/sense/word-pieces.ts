const START = "[CLS]";
const END = "[SEP]";
const UNKNOWN = "[UNK]";
/** Longer ones are no words. */
const LONGEST_WORD = 100;

/** Splits a text into the pieces of words that the encoder knows, as their places in its list. */
export function openWordPieces(pieces: readonly string[], most: number): (text: string) => number[] {
  const placeOf = new Map(pieces.map((piece, place) => [piece, place]));
  const place = (piece: string) => placeOf.get(piece) ?? 0;
  const piecesOf = (word: string): number[] => {
    const found: number[] = [];
    let from = 0;
    while (from < word.length) {
      let to = word.length;
      while (to > from && !placeOf.has(pieceAt(word, from, to))) to--;
      if (to === from) return [place(UNKNOWN)];
      found.push(place(pieceAt(word, from, to)));
      from = to;
    }
    return found;
  };
  return (text) => {
    const found = wordsIn(text).flatMap((word) =>
      word.length > LONGEST_WORD ? [place(UNKNOWN)] : piecesOf(word),
    );
    return [place(START), ...found.slice(0, most - 2), place(END)];
  };
}

/** Every piece but the first of a word is marked. */
function pieceAt(word: string, from: number, to: number): string {
  return from === 0 ? word.slice(0, to) : `##${word.slice(from, to)}`;
}

/** Words and single signs, in lower case, without accents. */
function wordsIn(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "");
  return plain.match(/[\p{P}$+<=>^`|~]|[^\s\p{P}\p{C}$+<=>^`|~]+/gu) ?? [];
}
