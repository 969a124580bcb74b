import { indexWords } from "../text/bm25.ts";
import { stemsOf } from "../text/tokens.ts";
import { cosine, type Encoder } from "../text/vectors.ts";
import { zScores } from "../text/z-scores.ts";

export interface HelpEntry {
  readonly ask: readonly string[];
  readonly answer: string;
}

/** Answers questions about the product itself. */
export interface HelpDesk {
  answer(question: string): string;
}

const CLOSE_SECOND = 0.8;

export function openHelpDesk(entries: readonly HelpEntry[], encoder: Encoder): HelpDesk {
  const asks = entries.flatMap(({ ask }, entry) => ask.map((text) => ({ text, entry })));
  const words = indexWords(asks.map(({ text, entry }) => stemsOf(`${text} ${entries[entry]?.answer ?? ""}`)));
  const vectors = asks.map(({ text }) => encoder.encode(text));
  return {
    answer(question) {
      const asked = encoder.encode(question);
      const byWord = zScores(words.scores(stemsOf(question)));
      const byMeaning = zScores(vectors.map((vector) => cosine(asked, vector)));
      const best = new Map<number, number>();
      asks.forEach(({ entry }, row) => {
        const score = (byWord[row] ?? 0) + (byMeaning[row] ?? 0);
        best.set(entry, Math.max(best.get(entry) ?? Number.NEGATIVE_INFINITY, score));
      });
      const [first, second] = [...best.entries()].sort((a, b) => b[1] - a[1]);
      const isClose = first && second && second[1] >= CLOSE_SECOND * first[1];
      return [first, isClose ? second : undefined]
        .flatMap((hit) => (hit ? (entries[hit[0]]?.answer ?? []) : []))
        .join("\n\n");
    },
  };
}
