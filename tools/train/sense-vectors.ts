import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { openSentenceEncoder } from "#server/engine/text/sense/sentence-encoder.ts";

const SAY_EVERY = 5_000;
/** Cells lie between -1 and 1. */
const STEPS = 32_767;

/**
 * The vectors of texts by the sentence encoder. Some 20 ms each, so that they are kept in a file for the next time:
 * the texts as a JSON list, its length before it, then the vectors (int16).
 */
export function readSenseVectors(texts: readonly string[], weights: string, file: string): Float32Array[] {
  const known = readKept(file);
  const missing = [...new Set(texts)].filter((text) => !known.has(text));
  if (missing.length > 0) {
    console.log(`Reading ${missing.length} texts with the sentence encoder (up to half an hour) …`);
    const encode = openSentenceEncoder(weights);
    for (const [index, text] of missing.entries()) {
      known.set(text, encode(text));
      if ((index + 1) % SAY_EVERY === 0) console.log(`  ${index + 1}`);
    }
    keep(known, file);
  }
  return texts.map((text) => known.get(text) ?? new Float32Array());
}

function readKept(file: string): Map<string, Float32Array> {
  if (!existsSync(file)) return new Map();
  const bytes = readFileSync(file);
  const begin = 4 + bytes.readUInt32LE(0);
  const texts = JSON.parse(bytes.toString("utf8", 4, begin)) as string[];
  const cells = new Int16Array(bytes.buffer.slice(bytes.byteOffset + begin, bytes.byteOffset + bytes.length));
  const size = cells.length / Math.max(1, texts.length);
  return new Map(
    texts.map((text, row) => [
      text,
      Float32Array.from(cells.subarray(row * size, (row + 1) * size), (cell) => cell / STEPS),
    ]),
  );
}

function keep(known: ReadonlyMap<string, Float32Array>, file: string): void {
  const texts = Buffer.from(JSON.stringify([...known.keys()]));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(texts.length);
  const cells = [...known.values()].map((vector) =>
    Buffer.from(Int16Array.from(vector, (value) => Math.round(value * STEPS)).buffer),
  );
  writeFileSync(file, Buffer.concat([length, texts, ...cells]));
}
