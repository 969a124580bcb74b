import { closeSync, openSync, readSync } from "node:fs";

/** One matrix of whole numbers: each row times its scale. */
interface MatrixPlace {
  readonly rows: number;
  readonly columns: number;
  /** Where its int8 cells begin, in bytes from the first matrix. */
  readonly cells: number;
  /** Where the scales of its rows and what is added to each begin, among the plain numbers. */
  readonly scales: number;
  readonly added: number;
}

/** Where the two rows of a normalisation begin, among the plain numbers. */
interface NormPlace {
  readonly factor: number;
  readonly added: number;
}

export interface LayerPlaces {
  /** Queries, keys and values, one below the other. */
  readonly look: MatrixPlace;
  readonly gather: MatrixPlace;
  readonly gathered: NormPlace;
  readonly widen: MatrixPlace;
  readonly narrow: MatrixPlace;
  readonly narrowed: NormPlace;
}

export interface EncoderHeader {
  readonly size: number;
  readonly heads: number;
  readonly inner: number;
  readonly mostTokens: number;
  readonly pieces: readonly string[];
  /** Where the scales of the pieces' vectors and the vectors of places begin, among the plain numbers. */
  readonly pieceScales: number;
  readonly positions: number;
  readonly start: NormPlace;
  readonly layers: readonly LayerPlaces[];
  /** Lengths of the parts that follow, in bytes. */
  readonly kernelBytes: number;
  readonly numberBytes: number;
  readonly matrixBytes: number;
}

export interface EncoderFile {
  readonly header: EncoderHeader;
  readonly kernel: Buffer<ArrayBuffer>;
  /** Scales, normalisations and places. */
  readonly numbers: Float32Array;
  /** The vector of each piece, one below the other. */
  readonly pieceCells: Int8Array;
  /** Reads the layers' matrices to where they are used. */
  readMatrices(into: Uint8Array): void;
  close(): void;
}

/**
 * File: header length (uint32), header as JSON, the compiled kernel, plain numbers (float32), vectors of the pieces
 * (int8), then the matrices (int8).
 */
export function openEncoderFile(path: string): EncoderFile {
  const file = openSync(path, "r");
  let offset = 0;
  const fill = <T extends Uint8Array>(into: T): T => {
    if (readSync(file, into, 0, into.length, offset) !== into.length)
      throw new Error(`${path} is cut short.`);
    offset += into.length;
    return into;
  };
  const next = (length: number) => fill(Buffer.alloc(length));
  const header = JSON.parse(next(next(4).readUInt32LE(0)).toString("utf8")) as EncoderHeader;
  const kernel = next(header.kernelBytes);
  const numbers = new Float32Array(header.numberBytes / 4);
  fill(new Uint8Array(numbers.buffer));
  const pieceCells = new Int8Array(header.pieces.length * header.size);
  fill(new Uint8Array(pieceCells.buffer));
  return { header, kernel, numbers, pieceCells, readMatrices: fill, close: () => closeSync(file) };
}
