import { type EncoderFile, type EncoderHeader, type LayerPlaces, openEncoderFile } from "./encoder-file.ts";
import { openWordPieces } from "./word-pieces.ts";

/** Turns a text into a unit vector: texts of like meaning point in like directions, whatever their words. */
export type EncodeSentence = (text: string) => Float32Array;

interface Kernel {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  multiply(rows: number, count: number, cells: number, inner: number, outer: number, out: number): void;
}

/** As far as it is used here: Node's types leave it out. */
const { Instance, Module } = (globalThis as unknown as { WebAssembly: Compiler }).WebAssembly;
interface Compiler {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
}

type Place = LayerPlaces["look"];
type Norm = LayerPlaces["gathered"];

/** Larger whole numbers could overflow a sum of 1,536 products with an int8. */
const LARGEST = 8191;
const PAGE = 65_536;
/** The kernel takes four rows at a time. */
const ROWS_AT_ONCE = 4;

/**
 * A small transformer (all-MiniLM-L6-v2, six layers) with weights of one byte. It takes up to a third of a second for a
 * long message: to be used in a thread of its own.
 */
export function openSentenceEncoder(path: string): EncodeSentence {
  const file = openEncoderFile(path);
  try {
    const encoder = new SentenceEncoder(file);
    return (text) => encoder.encode(text);
  } finally {
    file.close();
  }
}

class SentenceEncoder {
  readonly #header: EncoderHeader;
  readonly #numbers: Float32Array;
  readonly #pieceCells: Int8Array;
  readonly #split: (text: string) => number[];
  readonly #kernel: Kernel;
  readonly #rowsAt: number;
  readonly #outAt: number;

  constructor({ header, kernel, numbers, pieceCells, readMatrices }: EncoderFile) {
    this.#header = header;
    this.#numbers = numbers;
    this.#pieceCells = pieceCells;
    this.#split = openWordPieces(header.pieces, header.mostTokens);
    this.#kernel = new Instance(new Module(kernel)).exports as Kernel;
    const cells = header.mostTokens * header.inner;
    this.#rowsAt = upTo(16, header.matrixBytes);
    this.#outAt = this.#rowsAt + 2 * cells;
    const { memory } = this.#kernel;
    memory.grow(Math.ceil((this.#outAt + 4 * cells) / PAGE) - memory.buffer.byteLength / PAGE);
    readMatrices(new Uint8Array(memory.buffer, 0, header.matrixBytes));
  }

  encode(text: string): Float32Array {
    const { size, inner, layers } = this.#header;
    const tokens = this.#split(text);
    const count = tokens.length;
    const state = this.#beginning(tokens);
    for (const { look, gather, gathered, widen, narrow, narrowed } of layers) {
      const seen = this.#attend(this.#multiply(state, count, look), count);
      addTo(state, this.#multiply(seen, count, gather));
      this.#normalise(state, count, gathered);
      const wide = this.#multiply(state, count, widen).subarray(0, count * inner);
      gate(wide);
      addTo(state, this.#multiply(wide, count, narrow));
      this.#normalise(state, count, narrowed);
    }
    return middleOf(state, count, size);
  }

  /** What each piece means by itself, and where it stands. */
  #beginning(tokens: readonly number[]): Float32Array {
    const { size, pieceScales, positions, start } = this.#header;
    const state = new Float32Array(tokens.length * size);
    for (const [row, token] of tokens.entries()) {
      const scale = this.#number(pieceScales + token);
      for (let k = 0; k < size; k++)
        state[row * size + k] =
          (this.#pieceCells[token * size + k] ?? 0) * scale + this.#number(positions + row * size + k);
    }
    this.#normalise(state, tokens.length, start);
    return state;
  }

  /** Each row times the matrix, and what is added. */
  #multiply(
    state: Float32Array,
    count: number,
    { rows, columns, cells, scales, added }: Place,
  ): Float32Array {
    const { memory, multiply } = this.#kernel;
    const padded = upTo(ROWS_AT_ONCE, count);
    const whole = new Int16Array(memory.buffer, this.#rowsAt, padded * columns);
    const steps = toWhole(state, whole, count, columns);
    whole.fill(0, count * columns);
    multiply(this.#rowsAt, padded, cells, columns, rows, this.#outAt);
    const sums = new Int32Array(memory.buffer, this.#outAt, padded * rows);
    const out = new Float32Array(count * rows);
    for (let row = 0; row < count; row++) {
      const step = steps[row] ?? 0;
      for (let o = 0; o < rows; o++)
        out[row * rows + o] =
          (sums[row * rows + o] ?? 0) * step * this.#number(scales + o) + this.#number(added + o);
    }
    return out;
  }

  /** Every piece takes from every other one, by how much it looks for it. */
  #attend(seen: Float32Array, count: number): Float32Array {
    const { size, heads } = this.#header;
    const width = size / heads;
    const out = new Float32Array(count * size);
    for (let head = 0; head < heads; head++) attendHead(seen, out, { count, size, width, head });
    return out;
  }

  #normalise(state: Float32Array, count: number, { factor, added }: Norm): void {
    const { size } = this.#header;
    for (let row = 0; row < count; row++) {
      const cells = state.subarray(row * size, (row + 1) * size);
      let mean = 0;
      for (const cell of cells) mean += cell / size;
      let spread = 0;
      for (const cell of cells) spread += (cell - mean) ** 2 / size;
      const step = 1 / Math.sqrt(spread + 1e-12);
      for (let k = 0; k < size; k++)
        cells[k] = ((cells[k] ?? 0) - mean) * step * this.#number(factor + k) + this.#number(added + k);
    }
  }

  #number(place: number): number {
    return this.#numbers[place] ?? 0;
  }
}

interface Head {
  readonly count: number;
  readonly size: number;
  readonly width: number;
  readonly head: number;
}

function attendHead(seen: Float32Array, out: Float32Array, { count, size, width, head }: Head): void {
  const share = new Float64Array(count);
  const taken = new Float64Array(width);
  const rowLength = 3 * size;
  const shrink = 1 / Math.sqrt(width);
  for (let row = 0; row < count; row++) {
    const query = seen.subarray(row * rowLength + head * width, row * rowLength + (head + 1) * width);
    for (let other = 0; other < count; other++) {
      const key = other * rowLength + size + head * width;
      let sum = 0;
      for (let k = 0; k < width; k++) sum += (query[k] ?? 0) * (seen[key + k] ?? 0);
      share[other] = sum * shrink;
    }
    toShares(share);
    taken.fill(0);
    for (let other = 0; other < count; other++)
      addPart(taken, share[other] ?? 0, seen, other * rowLength + 2 * size + head * width);
    out.set(taken, row * size + head * width);
  }
}

function addPart(to: Float64Array, part: number, from: Float32Array, begin: number): void {
  for (let k = 0; k < to.length; k++) to[k] = (to[k] ?? 0) + part * (from[begin + k] ?? 0);
}

/** Whole numbers, and for each row what one step of them is worth. */
function toWhole(state: Float32Array, whole: Int16Array, count: number, columns: number): Float64Array {
  const steps = new Float64Array(count);
  for (let row = 0; row < count; row++) {
    const from = row * columns;
    let largest = 1e-9;
    for (let k = from; k < from + columns; k++) largest = Math.max(largest, Math.abs(state[k] ?? 0));
    steps[row] = largest / LARGEST;
    for (let k = from; k < from + columns; k++) whole[k] = Math.round(((state[k] ?? 0) / largest) * LARGEST);
  }
  return steps;
}

function toShares(values: Float64Array): void {
  let largest = Number.NEGATIVE_INFINITY;
  for (const value of values) largest = Math.max(largest, value);
  let all = 0;
  for (let k = 0; k < values.length; k++) {
    values[k] = Math.exp((values[k] ?? 0) - largest);
    all += values[k] ?? 0;
  }
  for (let k = 0; k < values.length; k++) values[k] = (values[k] ?? 0) / all;
}

/** GELU: lets large numbers through and holds back small ones. */
function gate(cells: Float32Array): void {
  for (let k = 0; k < cells.length; k++) {
    const x = cells[k] ?? 0;
    cells[k] = 0.5 * x * (1 + errorFunction(x * Math.SQRT1_2));
  }
}

/** Abramowitz and Stegun 7.1.26: right to seven digits. */
function errorFunction(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const series =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return Math.sign(x) * (1 - series * Math.exp(-x * x));
}

function addTo(state: Float32Array, more: Float32Array): void {
  for (let k = 0; k < state.length; k++) state[k] = (state[k] ?? 0) + (more[k] ?? 0);
}

function middleOf(state: Float32Array, count: number, size: number): Float32Array {
  const middle = new Float32Array(size);
  for (let row = 0; row < count; row++)
    for (let k = 0; k < size; k++) middle[k] = (middle[k] ?? 0) + (state[row * size + k] ?? 0);
  const length = Math.hypot(...middle) || 1;
  return middle.map((value) => value / length);
}

function upTo(step: number, value: number): number {
  return Math.ceil(value / step) * step;
}
