import { writeFileSync } from "node:fs";
import { type ClassifierModel, DENSE_SCALE, softmax, sparseVector } from "#server/engine/text/classifier.ts";
import { BUCKETS, featuresOf } from "#server/engine/text/features.ts";
import type { Encoder } from "#server/engine/text/vectors.ts";
import { chances } from "./chances.ts";
import type { Example } from "./corpus.ts";
import { addRow, num, shuffled } from "./numbers.ts";

const PASSES = 14;
const STEP = 0.5;
const DENSE_STEP = 0.15;
const SHRINK = 1e-5;
/** Share of features dropped in each pass, so that no topic depends on a single word. */
const HIDDEN = 0.15;

/** Before its weights are rounded to whole numbers. */
interface TrainedModel extends ClassifierModel {
  readonly weights: Float32Array;
}

/** Logistic regression over word parts and the sentence vector; deterministic for the same examples. */
export function trainClassifier(
  examples: readonly Example[],
  encoder: Encoder,
  priorTaken = 0,
): TrainedModel {
  const topics = [...new Set(examples.map(({ topic }) => topic))].sort();
  const count = topics.length;
  const rarity = rarityOf(examples);
  const prepared = examples.map(({ text, topic, weight = 1 }) => ({
    sparse: sparseVector(text, rarity),
    dense: encoder.encode(text).map((value) => value * DENSE_SCALE),
    topic: topics.indexOf(topic),
    weight,
  }));
  const model: TrainedModel = {
    topics,
    rarity,
    weights: new Float32Array(BUCKETS * count),
    dense: new Float32Array(encoder.size * count),
    bias: new Float32Array(count),
  };
  const seen = { weights: model.weights.slice(), dense: model.dense.slice(), bias: model.bias.slice() };
  const chance = chances();
  for (let pass = 0; pass < PASSES; pass++)
    for (const index of shuffled(prepared.length, chance)) {
      const example = prepared[index];
      if (example)
        learn(model, seen, { ...example, sparse: example.sparse.filter(() => chance() >= HIDDEN) });
    }
  return withoutPrior(model, examples, priorTaken);
}

/** Takes a share of the advantage from what has more examples than the rest. */
function withoutPrior(model: TrainedModel, examples: readonly Example[], priorTaken: number): TrainedModel {
  const mean = examples.length / model.topics.length;
  const bias = model.bias.map((value, index) => {
    const own = examples.filter(({ topic }) => topic === model.topics[index]).length;
    return value - priorTaken * Math.log(own / mean);
  });
  return { ...model, bias };
}

interface Prepared {
  readonly sparse: readonly [bucket: number, value: number][];
  readonly dense: Float32Array;
  readonly topic: number;
  readonly weight: number;
}

function learn(
  model: TrainedModel,
  seen: Pick<TrainedModel, "weights" | "dense" | "bias">,
  example: Prepared,
): void {
  const count = model.topics.length;
  const { sparse, dense, weight } = example;
  const scores = Float32Array.from(model.bias);
  for (const [bucket, value] of sparse) addRow(scores, model.weights, bucket * count, value);
  for (const [axis, value] of dense.entries()) addRow(scores, model.dense, axis * count, value);
  const error = softmax(scores);
  error[example.topic] = num(error, example.topic) - 1;
  for (const [bucket, value] of sparse)
    step(model.weights, seen.weights, bucket * count, error, value * weight, STEP, SHRINK);
  for (const [axis, value] of dense.entries())
    step(model.dense, seen.dense, axis * count, error, value * weight, DENSE_STEP, SHRINK * 10);
  step(model.bias, seen.bias, 0, error, weight, STEP / 10, 0);
}

/** Adagrad: weights that changed much get smaller steps. */
function step(
  weights: Float32Array,
  seen: Float32Array,
  from: number,
  error: Float32Array,
  value: number,
  size: number,
  shrink: number,
): void {
  for (let topic = 0; topic < error.length; topic++) {
    const cell = from + topic;
    const slope = num(error, topic) * value + shrink * num(weights, cell);
    seen[cell] = num(seen, cell) + slope * slope;
    weights[cell] = num(weights, cell) - (size * slope) / Math.sqrt(num(seen, cell) + 1e-6);
  }
}

function rarityOf(examples: readonly Example[]): Float32Array {
  const found = new Float32Array(BUCKETS);
  for (const { text } of examples)
    for (const bucket of featuresOf(text).keys()) found[bucket] = num(found, bucket) + 1;
  return found.map((times) => (times === 0 ? 0 : Math.log((examples.length + 1) / (times + 1))));
}

export function writeClassifier(model: TrainedModel, madeFrom: string, file: string): void {
  const scaleOf = (list: Float32Array, steps: number) =>
    list.reduce((top, value) => Math.max(top, Math.abs(value)), 1e-9) / steps;
  const scales = {
    rarity: scaleOf(model.rarity, 255),
    weights: scaleOf(model.weights, 127),
    dense: scaleOf(model.dense, 127),
    bias: scaleOf(model.bias, 127),
  };
  const header = Buffer.from(JSON.stringify({ topics: model.topics, scales, madeFrom }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  const signed = (list: Float32Array, scale: number) =>
    Buffer.from(Int8Array.from(list, (value) => Math.round(value / scale)).buffer);
  writeFileSync(
    file,
    Buffer.concat([
      length,
      header,
      Buffer.from(Uint8Array.from(model.rarity, (value) => Math.round(value / scales.rarity)).buffer),
      signed(model.weights, scales.weights),
      signed(model.dense, scales.dense),
      signed(model.bias, scales.bias),
    ]),
  );
}
