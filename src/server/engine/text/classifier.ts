import { readFileSync } from "node:fs";
import { BUCKETS, featuresOf } from "./features.ts";
import type { Encoder } from "./vectors.ts";

export interface Guess {
  readonly topic: string;
  readonly probability: number;
}

export interface Classifier {
  /** All topics, most likely first. */
  guess(text: string): Guess[];
}

/** Trained weights; rows are buckets, then vector dimensions. */
export interface ClassifierModel {
  readonly topics: readonly string[];
  /** Inverse frequency of each bucket; 0 if it did not occur in training. */
  readonly rarity: Float32Array;
  /** As whole numbers they take a quarter of the memory; `weightScale` is what one of them is worth. */
  readonly weights: Float32Array | Int8Array;
  readonly weightScale?: number;
  readonly dense: Float32Array;
  readonly bias: Float32Array;
}

/** Weight of the sentence vector relative to the words. */
export const DENSE_SCALE = 3;

export function sparseVector(text: string, rarity: Float32Array): [bucket: number, value: number][] {
  const entries: [number, number][] = [];
  let squares = 0;
  for (const [bucket, count] of featuresOf(text)) {
    const value = Math.sqrt(count) * (rarity[bucket] ?? 0);
    if (value === 0) continue;
    entries.push([bucket, value]);
    squares += value * value;
  }
  const length = Math.sqrt(squares) || 1;
  return entries.map(([bucket, value]) => [bucket, value / length]);
}

export function createClassifier(model: ClassifierModel, encoder: Encoder): Classifier {
  const { topics, weights, weightScale = 1, dense, bias, rarity } = model;
  const count = topics.length;
  return {
    guess(text) {
      const scores = Float32Array.from(bias);
      for (const [bucket, value] of sparseVector(text, rarity))
        for (let topic = 0; topic < count; topic++)
          scores[topic] = (scores[topic] ?? 0) + (weights[bucket * count + topic] ?? 0) * weightScale * value;
      const vector = encoder.encode(text);
      for (let axis = 0; axis < vector.length; axis++)
        for (let topic = 0; topic < count; topic++)
          scores[topic] =
            (scores[topic] ?? 0) + (dense[axis * count + topic] ?? 0) * (vector[axis] ?? 0) * DENSE_SCALE;
      const probabilities = softmax(scores);
      return topics
        .map((topic, index): Guess => ({ topic, probability: probabilities[index] ?? 0 }))
        .sort((a, b) => b.probability - a.probability);
    },
  };
}

export function softmax(scores: Float32Array): Float32Array {
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** File: header length (uint32), header as JSON, rarity as uint8, then weights, dense and bias as int8. */
export function loadClassifier(file: string, encoder: Encoder): Classifier {
  const bytes = readFileSync(file);
  const headerLength = bytes.readUInt32LE(0);
  const header = JSON.parse(bytes.toString("utf8", 4, 4 + headerLength)) as {
    topics: string[];
    scales: { rarity: number; weights: number; dense: number; bias: number };
  };
  let offset = 4 + headerLength;
  const rarityBytes = new Uint8Array(bytes.buffer, bytes.byteOffset + offset, BUCKETS);
  offset += BUCKETS;
  const signed = (length: number) => {
    const cells = new Int8Array(bytes.buffer, bytes.byteOffset + offset, length);
    offset += length;
    return cells;
  };
  const { topics, scales } = header;
  return createClassifier(
    {
      topics,
      rarity: scaled(rarityBytes, scales.rarity),
      weights: signed(BUCKETS * topics.length),
      weightScale: scales.weights,
      dense: scaled(signed(encoder.size * topics.length), scales.dense),
      bias: scaled(signed(topics.length), scales.bias),
    },
    encoder,
  );
}

function scaled(cells: Int8Array | Uint8Array, scale: number): Float32Array {
  const values = new Float32Array(cells.length);
  for (let index = 0; index < cells.length; index++) values[index] = (cells[index] ?? 0) * scale;
  return values;
}
