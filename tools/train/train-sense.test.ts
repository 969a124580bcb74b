import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { loadSenseModel } from "#server/engine/mentor/bank/sense-model.ts";
import { toUnit } from "#server/engine/text/vectors.ts";
import { chances } from "./chances.ts";
import { madeFrom } from "./corpus.ts";
import { trainSense, writeSense } from "./train-sense.ts";

const folder = mkdtempSync(join(tmpdir(), "sidequest-sense-"));
afterAll(() => rmSync(folder, { recursive: true }));

const chance = chances();
/** Near one axis of four, as texts of like meaning are near each other. */
const near = (axis: number) =>
  toUnit(Float32Array.from({ length: 4 }, (_, k) => (k === axis ? 1 : 0) + (chance() - 0.5) * 0.6));

const TOPICS = ["deposit", "late", "name"];
const examples = TOPICS.flatMap((topic) =>
  Array.from({ length: 200 }, (_, index) => ({ topic, text: `${index}` })),
);
const vectors = examples.map(({ topic }) => near(TOPICS.indexOf(topic)));

test("what was learned survives the file: a vector finds the entry whose texts lie near it", () => {
  const file = join(folder, "sense.bin");
  writeSense(trainSense(examples, vectors), "made from these", file);
  const score = loadSenseModel(file);
  for (const [axis, topic] of TOPICS.entries())
    for (let time = 0; time < 20; time++) {
      const scores = [...score(near(axis))].toSorted(([, a], [, b]) => b - a);
      expect(scores[0]?.[0]).toBe(topic);
    }
  expect(madeFrom(file)).toBe("made from these");
});
