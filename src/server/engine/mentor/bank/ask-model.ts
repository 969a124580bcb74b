import { readFileSync } from "node:fs";
import { cosine, type Encoder, toUnit } from "../../text/vectors.ts";
import { ASK_BUCKETS, askFeaturesOf } from "./ask-features.ts";

/** Stands among the ids for texts that ask and tell nothing. */
export const NO_ENTRY = "none";

/** What was learned from all ways of asking: how much a text speaks for each entry. */
export interface AskModel {
  /** Ids of the entries, in the order of the scores. */
  readonly ids: readonly string[];
  /** learned: by words and pairs of words. middle: by meaning, beside the middle of all ways of asking. */
  scores(text: string): Readonly<Record<"learned" | "middle", Float32Array>>;
}

interface Header {
  readonly ids: string[];
  readonly scale: number;
  readonly size: number;
  readonly count: number;
}

/**
 * File: header length (uint32), header as JSON, for each bucket where its weights begin (uint32), their entries (uint16)
 * and values (int8), each bucket's rarity (uint8), then each entry's middle (int8).
 */
export function loadAskModel(file: string, encoder: Encoder): AskModel {
  const bytes = readFileSync(file);
  const headerLength = bytes.readUInt32LE(0);
  const { ids, scale, size, count } = JSON.parse(bytes.toString("utf8", 4, 4 + headerLength)) as Header;
  let offset = bytes.byteOffset + 4 + headerLength;
  /** A copy: whole numbers of several bytes must begin at a multiple of their size. */
  const next = (length: number) => {
    const part = bytes.buffer.slice(offset, offset + length);
    offset += length;
    return part;
  };
  const places = new Uint32Array(next(4 * (ASK_BUCKETS + 1)));
  const entries = new Uint16Array(next(2 * count));
  const weights = new Int8Array(next(count));
  const rarity = new Uint8Array(next(ASK_BUCKETS));
  const middles = ids.map(() => toUnit(Float32Array.from(new Int8Array(next(size)))));
  if (offset !== bytes.byteOffset + bytes.length || size !== encoder.size)
    throw new Error(`${file} is not whole, or was made with other vectors: npm run playbook -- --topics`);
  return {
    ids,
    scores(text) {
      const known = [...askFeaturesOf(text)].filter((bucket) => (rarity[bucket] ?? 0) > 0);
      const length = Math.hypot(...known.map((bucket) => rarity[bucket] ?? 0)) || 1;
      const learned = new Float32Array(ids.length);
      for (const bucket of known) {
        const value = ((rarity[bucket] ?? 0) / length) * scale;
        for (let cell = places[bucket] ?? 0; cell < (places[bucket + 1] ?? 0); cell++) {
          const entry = entries[cell] ?? 0;
          learned[entry] = (learned[entry] ?? 0) + (weights[cell] ?? 0) * value;
        }
      }
      const query = encoder.encode(text);
      return { learned, middle: Float32Array.from(middles, (middle) => cosine(middle, query)) };
    },
  };
}
