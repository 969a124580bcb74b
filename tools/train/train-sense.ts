import { writeFileSync } from "node:fs";
import { softmax } from "#server/engine/text/classifier.ts";
import { chances } from "./chances.ts";
import type { Example } from "./corpus.ts";
import { num, shuffled } from "./numbers.ts";

const PASSES = 10;
const BATCH = 256;
const FIRST_STEP = 0.02;
/** Scores begin as the middle of an entry's ways of asking, this much apart. */
const SHARPNESS = 25;
/** Random numbers of up to this size are added to each vector, so that no entry hangs on a single one. */
const BLUR = 0.01;
/** Entries that are this unlikely are left as they are: they would cost most of the time. */
const LEAST_CHANCE = 2e-4;
/** How much the middles themselves count beside what was learned (docs/decisions/0060). */
const MIDDLE = 0.5;
/** Forgetting of earlier slopes and their squares in each step. */
const MOMENTUM = 0.9;
const SPREAD = 0.999;

interface LearnedSense {
  readonly ids: readonly string[];
  readonly size: number;
  /** A row for each entry. */
  readonly rows: Float32Array;
}

/** Softmax regression from the vector of a text to the entry that answers; `vectors` are those of the examples. */
export function trainSense(examples: readonly Example[], vectors: readonly Float32Array[]): LearnedSense {
  const ids = [...new Set(examples.map(({ topic }) => topic))];
  const place = new Map(ids.map((id, index) => [id, index]));
  const entryOf = examples.map(({ topic }) => place.get(topic) ?? 0);
  const size = vectors[0]?.length ?? 0;
  const middles = middlesOf(vectors, entryOf, ids.length, size);
  const learned = middles.map((value) => value * SHARPNESS);
  const slopes = new Float32Array(learned.length);
  const optimiser = createOptimiser(learned);
  const chance = chances();
  for (let pass = 0; pass < PASSES; pass++) {
    const step = FIRST_STEP * (1.05 - pass / PASSES);
    for (const [seen, index] of shuffled(examples.length, chance).entries()) {
      const vector = (vectors[index] ?? new Float32Array(size)).map(
        (value) => value + (chance() + chance() - 1) * BLUR,
      );
      addSlopes({ learned, slopes, vector, entry: entryOf[index] ?? 0, count: ids.length });
      if ((seen + 1) % BATCH === 0) optimiser(slopes, step);
    }
  }
  return { ids, size, rows: together(learned, middles, vectors, size) };
}

interface Sample {
  readonly learned: Float32Array;
  readonly slopes: Float32Array;
  readonly vector: Float32Array;
  readonly entry: number;
  readonly count: number;
}

function addSlopes({ learned, slopes, vector, entry, count }: Sample): void {
  const size = vector.length;
  const scores = new Float32Array(count);
  for (let row = 0; row < count; row++) scores[row] = product(learned, row * size, vector);
  const error = softmax(scores);
  error[entry] = num(error, entry) - 1;
  for (let row = 0; row < count; row++) {
    const slope = num(error, row);
    if (Math.abs(slope) < LEAST_CHANCE) continue;
    for (let k = 0; k < size; k++)
      slopes[row * size + k] = num(slopes, row * size + k) + (slope / BATCH) * num(vector, k);
  }
}

/** Adam: every weight takes steps of its own length. */
function createOptimiser(weights: Float32Array): (slopes: Float32Array, step: number) => void {
  const mean = new Float32Array(weights.length);
  const square = new Float32Array(weights.length);
  let taken = 0;
  return (slopes, step) => {
    taken++;
    const meanOf = 1 - MOMENTUM ** taken;
    const squareOf = 1 - SPREAD ** taken;
    for (let k = 0; k < weights.length; k++) {
      const slope = num(slopes, k);
      mean[k] = MOMENTUM * num(mean, k) + (1 - MOMENTUM) * slope;
      square[k] = SPREAD * num(square, k) + (1 - SPREAD) * slope * slope;
      weights[k] =
        num(weights, k) - (step * (num(mean, k) / meanOf)) / (Math.sqrt(num(square, k) / squareOf) + 1e-8);
    }
    slopes.fill(0);
  };
}

function middlesOf(
  vectors: readonly Float32Array[],
  entryOf: readonly number[],
  count: number,
  size: number,
): Float32Array {
  const middles = new Float32Array(count * size);
  const seen = new Float32Array(count);
  vectors.forEach((vector, index) => {
    const row = entryOf[index] ?? 0;
    seen[row] = num(seen, row) + 1;
    for (let k = 0; k < size; k++) middles[row * size + k] = num(middles, row * size + k) + num(vector, k);
  });
  const all = new Float32Array(size);
  for (let row = 0; row < count; row++)
    for (let k = 0; k < size; k++) {
      middles[row * size + k] = num(middles, row * size + k) / Math.max(1, num(seen, row));
      all[k] = num(all, k) + num(middles, row * size + k) / count;
    }
  return middles.map((value, cell) => value - num(all, cell % size));
}

/** Both ways of scoring as one: each as wide as the other, over a sample of the texts. */
function together(
  learned: Float32Array,
  middles: Float32Array,
  vectors: readonly Float32Array[],
  size: number,
): Float32Array {
  const sample = vectors.filter((_, index) => index % Math.ceil(vectors.length / 100) === 0);
  const [wide, narrow] = [spreadOf(learned, sample, size), spreadOf(middles, sample, size)];
  return learned.map((value, cell) => value / wide + (MIDDLE * num(middles, cell)) / narrow);
}

/** How far the scores of a text lie apart on average. */
function spreadOf(rows: Float32Array, sample: readonly Float32Array[], size: number): number {
  const count = rows.length / size;
  const spreads = sample.map((vector) => {
    const scores = Array.from({ length: count }, (_, row) => product(rows, row * size, vector));
    const mean = scores.reduce((sum, score) => sum + score, 0) / count;
    return Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / count);
  });
  return spreads.reduce((sum, spread) => sum + spread, 0) / Math.max(1, spreads.length) || 1;
}

function product(rows: Float32Array, from: number, vector: Float32Array): number {
  let sum = 0;
  for (let k = 0; k < vector.length; k++) sum += num(rows, from + k) * num(vector, k);
  return sum;
}

/** The file that `loadSenseModel` reads. */
export function writeSense({ ids, size, rows }: LearnedSense, madeFrom: string, file: string): void {
  const header = Buffer.from(JSON.stringify({ ids, size, madeFrom }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  const steps = Buffer.alloc(4 * ids.length);
  const cells = new Int8Array(rows.length);
  for (let row = 0; row < ids.length; row++) {
    const values = rows.subarray(row * size, (row + 1) * size);
    const step = values.reduce((top, value) => Math.max(top, Math.abs(value)), 1e-9) / 127;
    steps.writeFloatLE(step, 4 * row);
    for (const [k, value] of values.entries()) cells[row * size + k] = Math.round(value / step);
  }
  writeFileSync(file, Buffer.concat([length, header, steps, Buffer.from(cells.buffer)]));
}
