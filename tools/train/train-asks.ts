import { writeFileSync } from "node:fs";
import { ASK_BUCKETS, askFeaturesOf } from "#server/engine/mentor/bank/ask-features.ts";
import { softmax } from "#server/engine/text/classifier.ts";
import { type Encoder, toUnit } from "#server/engine/text/vectors.ts";
import { chances } from "./chances.ts";
import type { Example } from "./corpus.ts";
import { addRow, num, shuffled } from "./numbers.ts";

const PASSES = 6;
const FIRST_STEP = 2;
const LAST_STEP = 0.7;
/** Share of words hidden in each pass, so that no entry depends on a single one. */
const HIDDEN = 0.3;
/** A word or pair in fewer examples says more about its writer than about the matter. */
const LEAST_EXAMPLES = 2;
/** Entries that are this unlikely are left as they are: they would cost most of the time. */
const LEAST_SLOPE = 2e-4;
/** Smaller weights are dropped: nine of ten, and they decide nothing. */
const LEAST_WEIGHT = 0.4;

interface Learned {
  readonly ids: readonly string[];
  readonly rarity: Float32Array;
  /** For each bucket that occurs: what it says for and against each entry. */
  readonly rows: ReadonlyMap<number, Float32Array>;
  readonly middles: readonly Float32Array[];
}

/** Softmax regression from words and pairs of words to the entry that answers; deterministic. */
export function trainAsks(examples: readonly Example[], encoder: Encoder): Learned {
  const ids = [...new Set(examples.map(({ topic }) => topic))];
  const place = new Map(ids.map((id, index) => [id, index]));
  const features = examples.map(({ text }) => [...askFeaturesOf(text)]);
  const rarity = rarityOf(features);
  const rows = new Map<number, Float32Array>();
  for (const [bucket, value] of rarity.entries())
    if (value > 0) rows.set(bucket, new Float32Array(ids.length));
  const entryOf = examples.map(({ topic }) => place.get(topic) ?? 0);
  const chance = chances();
  for (let pass = 0; pass < PASSES; pass++) {
    const step = FIRST_STEP + ((LAST_STEP - FIRST_STEP) * pass) / (PASSES - 1);
    for (const index of shuffled(examples.length, chance)) {
      const known = (features[index] ?? []).filter((bucket) => num(rarity, bucket) > 0);
      const length = Math.hypot(...known.map((bucket) => num(rarity, bucket))) || 1;
      const seen = known
        .filter(() => chance() >= HIDDEN)
        .flatMap((bucket): Seen[] => {
          const row = rows.get(bucket);
          return row ? [[row, num(rarity, bucket) / length / (1 - HIDDEN)]] : [];
        });
      learn(seen, entryOf[index] ?? 0, step, ids.length);
    }
  }
  return { ids, rarity, rows, middles: middlesOf(examples, entryOf, ids.length, encoder) };
}

type Seen = [row: Float32Array, value: number];

function learn(seen: readonly Seen[], entry: number, step: number, count: number): void {
  const scores = new Float32Array(count);
  for (const [row, value] of seen) addRow(scores, row, 0, value);
  const error = softmax(scores);
  error[entry] = num(error, entry) - 1;
  for (let index = 0; index < count; index++) {
    const slope = num(error, index) * step;
    if (Math.abs(slope) < LEAST_SLOPE) continue;
    for (const [row, value] of seen) row[index] = num(row, index) - slope * value;
  }
}

function rarityOf(features: readonly (readonly number[])[]): Float32Array {
  const found = new Float32Array(ASK_BUCKETS);
  for (const buckets of features) for (const bucket of buckets) found[bucket] = num(found, bucket) + 1;
  return found.map((times) => (times < LEAST_EXAMPLES ? 0 : Math.log(features.length / times)));
}

/** The middle of all ways of asking of each entry, by meaning. */
function middlesOf(
  examples: readonly Example[],
  entryOf: readonly number[],
  count: number,
  encoder: Encoder,
): Float32Array[] {
  const middles = Array.from({ length: count }, () => new Float32Array(encoder.size));
  examples.forEach(({ text }, index) => {
    const middle = middles[entryOf[index] ?? 0];
    encoder.encode(text).forEach((value, axis) => {
      if (middle) middle[axis] = num(middle, axis) + value;
    });
  });
  return middles.map(toUnit);
}

/** The file that `loadAskModel` reads. */
export function writeAsks({ ids, rarity, rows, middles }: Learned, madeFrom: string, file: string): void {
  const places = new Uint32Array(ASK_BUCKETS + 1);
  const entries: number[] = [];
  const weights: number[] = [];
  let highest = 0;
  for (let bucket = 0; bucket < ASK_BUCKETS; bucket++) {
    rows.get(bucket)?.forEach((weight, entry) => {
      if (Math.abs(weight) < LEAST_WEIGHT) return;
      entries.push(entry);
      weights.push(weight);
      highest = Math.max(highest, Math.abs(weight));
    });
    places[bucket + 1] = entries.length;
  }
  const scale = highest / 127;
  const rarest = rarity.reduce((top, value) => Math.max(top, value), 0);
  const size = middles[0]?.length ?? 0;
  const header = Buffer.from(JSON.stringify({ ids, scale, size, count: entries.length, madeFrom }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  const bytes = (list: { readonly buffer: ArrayBufferLike }) => Buffer.from(list.buffer as ArrayBuffer);
  writeFileSync(
    file,
    Buffer.concat([
      length,
      header,
      bytes(places),
      bytes(Uint16Array.from(entries)),
      bytes(Int8Array.from(weights, (weight) => Math.round(weight / scale))),
      bytes(Uint8Array.from(rarity, (value) => Math.round((value / rarest) * 255))),
      ...middles.map((middle) => bytes(Int8Array.from(middle, (value) => Math.round(value * 127)))),
    ]),
  );
}
