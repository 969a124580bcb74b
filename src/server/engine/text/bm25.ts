const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.75;

/** Scores every document for a query of stems. */
interface WordIndex {
  scores(query: readonly string[]): Float64Array;
  /** The score of a document of average length that says exactly the query. */
  best(query: readonly string[]): number;
}

/** Which documents hold which stem how often, in a few arrays: an object a posting would take ten times as much. */
export interface Postings {
  readonly stems: readonly string[];
  /** Where the postings of a stem begin; one more than stems, so that the next one's beginning is its end. */
  readonly starts: Uint32Array;
  readonly documents: Uint32Array;
  readonly counts: Uint32Array;
  /** Stems in each document. */
  readonly lengths: Uint32Array;
}

export function postingsOf(documents: readonly (readonly string[])[]): Postings {
  const rowOf = new Map<string, number>();
  const lists: number[][] = [];
  documents.forEach((stems, document) => {
    for (const stem of stems) {
      const row = rowOf.get(stem) ?? rowOf.size;
      rowOf.set(stem, row);
      lists[row] ??= [];
      const list = lists[row];
      // In pairs: the document, and how often it says the stem.
      if (list.at(-2) === document) list[list.length - 1] = (list.at(-1) ?? 0) + 1;
      else list.push(document, 1);
    }
  });
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach((list, row) => {
    starts[row + 1] = (starts[row] ?? 0) + list.length / 2;
  });
  const flat = lists.flat();
  return {
    stems: [...rowOf.keys()],
    starts,
    documents: Uint32Array.from(flat.filter((_, at) => at % 2 === 0)),
    counts: Uint32Array.from(flat.filter((_, at) => at % 2 === 1)),
    lengths: Uint32Array.from(documents, ({ length }) => length),
  };
}

export function openWords({ stems, starts, documents, counts, lengths }: Postings): WordIndex {
  const rowOf = new Map(stems.map((stem, row) => [stem, row]));
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const lengthFactor = Float64Array.from(
    lengths,
    (length) => SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * length) / (mean || 1)),
  );
  const rangeOf = (stem: string): [from: number, to: number] => {
    const row = rowOf.get(stem);
    return row === undefined ? [0, 0] : [starts[row] ?? 0, starts[row + 1] ?? 0];
  };
  const rarityOf = (found: number) => Math.log(1 + (lengths.length - found + 0.5) / (found + 0.5));
  return {
    best: (query) =>
      [...new Set(query)].reduce((sum, stem) => {
        const [from, to] = rangeOf(stem);
        return sum + rarityOf(to - from);
      }, 0),
    scores(query) {
      const scores = new Float64Array(lengths.length);
      for (const stem of new Set(query)) {
        const [from, to] = rangeOf(stem);
        const rarity = rarityOf(to - from);
        for (let at = from; at < to; at++) {
          const [document = 0, count = 0] = [documents[at], counts[at]];
          scores[document] =
            (scores[document] ?? 0) +
            (rarity * count * (SATURATION + 1)) / (count + (lengthFactor[document] ?? SATURATION));
        }
      }
      return scores;
    },
  };
}
