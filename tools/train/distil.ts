import { writeFileSync } from "node:fs";
import { wordsOf } from "#server/engine/text/tokens.ts";

/** A sentence encoder: slow, large, and used by this script only. */
export type Teacher = (texts: string[]) => Promise<number[][]>;

const SIZE = 128;
const WORDS = 12_000;
/** Words this frequent have half weight. */
const COMMON = 1e-3;
const PASSES = 12;
const STEP = 0.6;

/**
 * Static word vectors whose weighted mean approximates the encoder's vector of the whole sentence: first each
 * word's own encoding, reduced to its main directions, then fitted to the playbook's sentences.
 */
export async function distil(
  teacher: Teacher,
  sentences: readonly string[],
  moreWords: readonly string[],
  file: string,
): Promise<void> {
  const counts = new Map<string, number>();
  for (const sentence of sentences)
    for (const word of wordsOf(sentence)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const known = [...counts.entries()].sort((a, b) => b[1] - a[1]).map(([word]) => word);
  const words = [...new Set([...known, ...moreWords])].slice(0, WORDS);
  const weight = words.map((word) => COMMON / (COMMON + (counts.get(word) ?? 1) / total));
  const axes = mainDirections(await teacher(pick(sentences, 4_000)), SIZE);
  const reduce = (vector: readonly number[]) => unit(axes.map((axis) => dot(axis, vector)));
  const vectors = (await teacher(words)).map(reduce);
  const targets = (await teacher([...sentences])).map(reduce);
  fitToSentences(vectors, weight, words, sentences, targets);
  write(file, words, weight, vectors);
}

/** Repeatedly moves each word a little towards the meaning of its sentences. */
function fitToSentences(
  vectors: number[][],
  weight: readonly number[],
  words: readonly string[],
  sentences: readonly string[],
  targets: readonly number[][],
): void {
  const rowOf = new Map(words.map((word, row) => [word, row]));
  const rows = sentences.map((sentence) => wordsOf(sentence).flatMap((word) => rowOf.get(word) ?? []));
  for (let pass = 0; pass < PASSES; pass++) {
    const step = STEP / (1 + pass);
    rows.forEach((list, sentence) => {
      const mean = unit(weightedSum(list, vectors, weight));
      const target = targets[sentence] ?? mean;
      for (const row of list) {
        const size = (step * num(weight, row)) / Math.sqrt(list.length);
        const vector = vectors[row] ?? [];
        for (let axis = 0; axis < SIZE; axis++)
          vector[axis] = num(vector, axis) + size * (num(target, axis) - num(mean, axis));
      }
    });
  }
}

function weightedSum(
  rows: readonly number[],
  vectors: readonly number[][],
  weight: readonly number[],
): number[] {
  const sum = new Array<number>(SIZE).fill(0);
  for (const row of rows)
    for (let axis = 0; axis < SIZE; axis++)
      sum[axis] = num(sum, axis) + num(weight, row) * num(vectors[row], axis);
  return sum;
}

function write(file: string, words: string[], weight: number[], vectors: number[][]): void {
  const scale = vectors.map((vector) => Math.max(1e-9, ...vector.map(Math.abs)) / 127);
  const cells = Int8Array.from(
    vectors.flatMap((vector, row) => vector.map((value) => Math.round(value / num(scale, row)))),
  );
  const rounded = (list: number[]) => list.map((value) => Number(value.toPrecision(4)));
  const header = Buffer.from(
    JSON.stringify({ words, size: SIZE, scale: rounded(scale), weight: rounded(weight) }),
  );
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  writeFileSync(file, Buffer.concat([length, header, Buffer.from(cells.buffer)]));
}

/** Principal directions by power iteration; accurate enough for the reduction. */
function mainDirections(vectors: readonly number[][], count: number): number[][] {
  const size = vectors[0]?.length ?? 0;
  const covariance = Array.from({ length: size }, () => new Float64Array(size));
  for (const vector of vectors)
    for (let row = 0; row < size; row++) {
      const line = covariance[row];
      const value = num(vector, row);
      if (line)
        for (let column = 0; column < size; column++)
          line[column] = (line[column] ?? 0) + value * num(vector, column);
    }
  let seed = 1;
  const chance = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 4_294_967_296 - 0.5;
  };
  let axes = Array.from({ length: count }, () => Array.from({ length: size }, chance));
  for (let round = 0; round < 30; round++) {
    axes = axes.map((axis) =>
      covariance.map((line) => line.reduce((sum, value, index) => sum + value * num(axis, index), 0)),
    );
    axes = orthogonal(axes);
  }
  return axes;
}

function orthogonal(axes: number[][]): number[][] {
  const done: number[][] = [];
  for (const axis of axes) {
    const rest = [...axis];
    for (const other of done) {
      const share = dot(rest, other);
      for (let index = 0; index < rest.length; index++)
        rest[index] = num(rest, index) - share * num(other, index);
    }
    done.push(unit(rest));
  }
  return done;
}

function pick<T>(list: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.floor(list.length / count));
  return list.filter((_, index) => index % step === 0);
}

function unit(vector: readonly number[]): number[] {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  return vector.map((value) => value / length);
}

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += num(a, index) * num(b, index);
  return sum;
}

function num(list: ArrayLike<number> | undefined, index: number): number {
  return list?.[index] ?? 0;
}
