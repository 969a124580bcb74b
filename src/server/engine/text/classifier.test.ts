import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createClassifier, loadClassifier, softmax, sparseVector } from "./classifier.ts";
import { BUCKETS, featuresOf } from "./features.ts";
import type { Encoder } from "./vectors.ts";

const folder = mkdtempSync(join(tmpdir(), "sidequest-classifier-"));
afterAll(() => rmSync(folder, { recursive: true }));

const TOPICS = ["pricing", "tax"];
/** One dimension that means money. */
const encoder: Encoder = {
  knows: () => true,
  size: 1,
  encode: (text) => Float32Array.of(text.includes("money") ? 1 : 0),
};
const everywhere = new Float32Array(BUCKETS).fill(1);

function modelFor(words: readonly [price: string, tax: string]) {
  const weights = new Float32Array(BUCKETS * TOPICS.length);
  for (const [topic, word] of words.entries())
    for (const bucket of featuresOf(word).keys()) weights[bucket * TOPICS.length + topic] = 4;
  return {
    topics: TOPICS,
    rarity: everywhere,
    weights,
    dense: Float32Array.of(1, 0),
    bias: Float32Array.of(0, 0),
  };
}

test("the topic whose words were used comes first, and all of them sum to one", () => {
  const classifier = createClassifier(modelFor(["charge", "invoice"]), encoder);
  expect(classifier.guess("charge")[0]?.topic).toBe("pricing");
  const guesses = classifier.guess("invoices");
  expect(guesses[0]?.topic).toBe("tax");
  expect(guesses.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
});

test("meaning decides where no word is known", () => {
  const classifier = createClassifier(
    { ...modelFor(["charge", "invoice"]), rarity: new Float32Array(BUCKETS) },
    encoder,
  );
  expect(classifier.guess("money")[0]?.topic).toBe("pricing");
  expect(classifier.guess("nothing")[0]?.probability).toBeCloseTo(0.5);
});

test("a file gives back what was written into it", () => {
  const model = modelFor(["charge", "invoice"]);
  const header = Buffer.from(
    JSON.stringify({ topics: TOPICS, scales: { rarity: 0.5, weights: 2, dense: 1, bias: 0.25 } }),
  );
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  const file = join(folder, "topics.bin");
  writeFileSync(
    file,
    Buffer.concat([
      length,
      header,
      Buffer.from(Uint8Array.from(everywhere, () => 2)),
      Buffer.from(Int8Array.from(model.weights, (value) => value / 2)),
      Buffer.from(Int8Array.from([1, 0])),
      Buffer.from(Int8Array.from([0, 0])),
    ]),
  );
  const [made, read] = [createClassifier(model, encoder), loadClassifier(file, encoder)];
  for (const text of ["what to charge", "money and invoices", "hello"])
    expect(read.guess(text)).toEqual(made.guess(text));
});

test("features are of unit length, and unknown ones fall away", () => {
  const length = (entries: [number, number][]) => Math.hypot(...entries.map(([, value]) => value));
  expect(length(sparseVector("how much should I charge", everywhere))).toBeCloseTo(1);
  expect(sparseVector("how much", new Float32Array(BUCKETS))).toEqual([]);
});

test("a brand is understood as the plain word beside its own", () => {
  const shop = [...featuresOf("website").keys()];
  expect([...featuresOf("wix").keys()]).toEqual(expect.arrayContaining(shop));
});

test("large scores do not overflow", () => {
  expect([...softmax(Float32Array.of(1_000, 1_000))]).toEqual([0.5, 0.5]);
});
