import { readFileSync } from "node:fs";
import { wordsOf } from "./tokens.ts";

/** Turns text into a unit vector; similar meanings give similar directions. */
export interface Encoder {
  readonly size: number;
  /** Whether the word has a vector of its own. */
  knows(word: string): boolean;
  encode(text: string): Float32Array;
}

interface Header {
  readonly words: string[];
  readonly size: number;
  /** Value of one quantisation step, per word. */
  readonly scale: number[];
  /** Weight of each word; rare words have more. */
  readonly weight: number[];
}

/**
 * Static word vectors, distilled from a sentence encoder by `npm run playbook`: a sentence is the weighted
 * mean of its words. File format: header length (uint32), the header as JSON, then one int8 per word and
 * dimension.
 */
export function loadVectors(file: string): Encoder {
  const bytes = readFileSync(file);
  const headerLength = bytes.readUInt32LE(0);
  const header = JSON.parse(bytes.toString("utf8", 4, 4 + headerLength)) as Header;
  const { size } = header;
  const cells = new Int8Array(bytes.buffer, bytes.byteOffset + 4 + headerLength, header.words.length * size);
  const rowOf = new Map(header.words.map((word, row) => [word, row]));
  return {
    size,
    knows: (word) => rowOf.has(word),
    encode(text) {
      const sum = new Float32Array(size);
      for (const word of wordsOf(text)) {
        const row = rowOf.get(word);
        if (row === undefined) continue;
        const factor = (header.scale[row] ?? 0) * (header.weight[row] ?? 0);
        for (let index = 0; index < size; index++)
          sum[index] = (sum[index] ?? 0) + (cells[row * size + index] ?? 0) * factor;
      }
      return toUnit(sum);
    },
  };
}

export function toUnit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  return length === 0 ? vector : vector.map((value) => value / length);
}

/** For unit vectors: 1 is the same direction, 0 is unrelated. */
export function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}
