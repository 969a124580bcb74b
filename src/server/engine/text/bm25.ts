const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.75;

/** Scores every document for a query of stems. */
interface WordIndex {
  scores(query: readonly string[]): Float64Array;
  /** The score of a document of average length that says exactly the query. */
  best(query: readonly string[]): number;
}

export function indexWords(documents: readonly (readonly string[])[]): WordIndex {
  const postings = new Map<string, [document: number, count: number][]>();
  const mean = documents.reduce((sum, stems) => sum + stems.length, 0) / Math.max(1, documents.length);
  documents.forEach((stems, document) => {
    const counts = new Map<string, number>();
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    for (const [stem, count] of counts) {
      const list = postings.get(stem);
      if (list) list.push([document, count]);
      else postings.set(stem, [[document, count]]);
    }
  });
  const lengthFactor = documents.map(
    (stems) => SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * stems.length) / (mean || 1)),
  );
  const rarityOf = (stem: string) => {
    const found = postings.get(stem)?.length ?? 0;
    return Math.log(1 + (documents.length - found + 0.5) / (found + 0.5));
  };
  return {
    best: (query) => [...new Set(query)].reduce((sum, stem) => sum + rarityOf(stem), 0),
    scores(query) {
      const scores = new Float64Array(documents.length);
      for (const stem of new Set(query)) {
        const list = postings.get(stem) ?? [];
        const rarity = rarityOf(stem);
        for (const [document, count] of list)
          scores[document] =
            (scores[document] ?? 0) +
            (rarity * count * (SATURATION + 1)) / (count + (lengthFactor[document] ?? SATURATION));
      }
      return scores;
    },
  };
}
