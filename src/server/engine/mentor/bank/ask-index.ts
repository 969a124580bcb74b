import { indexWords } from "../../text/bm25.ts";
import { stemsOf } from "../../text/tokens.ts";
import type { Encoder } from "../../text/vectors.ts";
import type { Entry } from "./bank.ts";

/** How near a text is to each entry of the bank, by its ways of asking. */
export interface AskIndex {
  nearness(text: string): Nearness[];
}

export interface Nearness {
  /** By words, 1 for a text that is one of the ways of asking. */
  readonly words: number;
  /** By meaning, 1 for the same direction. */
  readonly meaning: number;
}

/** The second nearest way of asking counts too: one that only shares a rare word stands alone. */
const SECOND = 0.35;

export function indexAsks(entries: readonly Entry[], encoder: Encoder): AskIndex {
  const rows = entries.flatMap(({ asks, label }, entry) =>
    [...asks, label].map((text) => ({ text, entry })),
  );
  const words = indexWords(rows.map(({ text }) => stemsOf(text)));
  const { size } = encoder;
  const vectors = new Float32Array(rows.length * size);
  for (const [row, { text }] of rows.entries()) vectors.set(encoder.encode(text), row * size);
  const entryOf = Uint32Array.from(rows.map(({ entry }) => entry));
  return {
    nearness(text) {
      const stems = stemsOf(text);
      const byWord = words.scores(stems);
      const scale = words.best(stems) || 1;
      const query = encoder.encode(text);
      const tops = entries.map(() => ({ words: [0, 0], meaning: [0, 0] }));
      for (let row = 0; row < entryOf.length; row++) {
        const top = tops[entryOf[row] ?? 0];
        if (!top) continue;
        keep(top.words, (byWord[row] ?? 0) / scale);
        keep(top.meaning, dotAt(vectors, row * size, query));
      }
      return tops.map((top) => ({ words: joined(top.words), meaning: joined(top.meaning) }));
    },
  };
}

/** Keeps the two largest. */
function keep(top: number[], value: number): void {
  const [first = 0, second = 0] = top;
  if (value > first) {
    top[1] = first;
    top[0] = value;
  } else if (value > second) top[1] = value;
}

function joined([first = 0, second = 0]: readonly number[]): number {
  return (first + SECOND * second) / (1 + SECOND);
}

function dotAt(vectors: Float32Array, from: number, query: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < query.length; index++) sum += (vectors[from + index] ?? 0) * (query[index] ?? 0);
  return sum;
}
