import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { cosine, loadVectors } from "./vectors.ts";

const folder = mkdtempSync(join(tmpdir(), "sidequest-vectors-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Three words in two dimensions, written as the file is described. */
function writeVectors(): string {
  const header = {
    words: ["price", "cost", "garden"],
    size: 2,
    scale: [0.01, 0.02, 0.01],
    weight: [1, 0.5, 2],
  };
  const json = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  const file = join(folder, "vectors.bin");
  writeFileSync(file, Buffer.concat([length, json, Buffer.from(Int8Array.from([100, 0, 50, 50, -60, 80]))]));
  return file;
}

const encoder = loadVectors(writeVectors());
const rounded = (text: string) => [...encoder.encode(text)].map((value) => Number(value.toFixed(4)));

test("a word comes back as the unit vector that was stored", () => {
  expect(encoder.size).toBe(2);
  expect(rounded("price")).toEqual([1, 0]);
  expect(rounded("Garden!")).toEqual([-0.6, 0.8]);
});

test("a sentence is the weighted sum of its words", () => {
  // price: (100, 0) × 0.01 × 1; cost: (50, 50) × 0.02 × 0.5: together (1.5, 0.5).
  const length = Math.hypot(1.5, 0.5);
  expect(rounded("The price, the cost")).toEqual(
    [1.5 / length, 0.5 / length].map((value) => Number(value.toFixed(4))),
  );
});

test("words nobody knows say nothing", () => {
  expect(rounded("unheard of")).toEqual([0, 0]);
  expect(rounded("")).toEqual([0, 0]);
  expect(cosine(encoder.encode("unheard"), encoder.encode("price"))).toBe(0);
});

test("like meanings point the same way", () => {
  const likeness = (a: string, b: string) => cosine(encoder.encode(a), encoder.encode(b));
  expect(likeness("price", "price")).toBeCloseTo(1);
  expect(likeness("price", "cost")).toBeCloseTo(Math.SQRT1_2);
  expect(likeness("price", "garden")).toBeCloseTo(-0.6);
});
