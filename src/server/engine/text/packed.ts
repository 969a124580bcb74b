import { readFileSync, writeFileSync } from "node:fs";

/** Lists of words and of numbers by name. */
export interface Packed {
  readonly words: Readonly<Record<string, readonly string[]>>;
  readonly numbers: Readonly<Record<string, Uint32Array>>;
  readonly fractions: Readonly<Record<string, Float32Array>>;
}

interface Header {
  readonly key: string;
  readonly words: Packed["words"];
  /** Lengths by name, in the order of the file. */
  readonly numbers: readonly [name: string, length: number][];
  readonly fractions: readonly [name: string, length: number][];
}

const BYTES = 4;

/** File: header length (uint32), the header as JSON, padded to four bytes, then the numbers, then the fractions. */
export function writePacked(file: string, key: string, { words, numbers, fractions }: Packed): void {
  const lengthsOf = (lists: Readonly<Record<string, { length: number }>>) =>
    Object.entries(lists).map(([name, { length }]): [string, number] => [name, length]);
  const header: Header = { key, words, numbers: lengthsOf(numbers), fractions: lengthsOf(fractions) };
  const json = Buffer.from(JSON.stringify(header));
  const padded = Buffer.concat([json, Buffer.alloc((BYTES - (json.length % BYTES)) % BYTES, " ")]);
  const size = Buffer.alloc(BYTES);
  size.writeUInt32LE(padded.length);
  const lists = [...Object.values(numbers), ...Object.values(fractions)];
  const cells = lists.map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength),
  );
  writeFileSync(file, Buffer.concat([size, padded, ...cells]));
}

/** Undefined if there is no such file, or if it was made from something else. */
export function readPacked(file: string, key: string): Packed | undefined {
  const bytes = readIfThere(file);
  if (!bytes) return undefined;
  const headerLength = bytes.readUInt32LE(0);
  const header = JSON.parse(bytes.toString("utf8", BYTES, BYTES + headerLength)) as Header;
  if (header.key !== key) return undefined;
  // A copy of its own begins at a multiple of four, which a file's buffer may not.
  const cells = new Uint8Array(bytes.subarray(BYTES + headerLength)).buffer;
  let at = 0;
  const next = <T>(lengths: Header["numbers"], view: (start: number, length: number) => T) =>
    Object.fromEntries(
      lengths.map(([name, length]) => {
        const start = at;
        at += length * BYTES;
        return [name, view(start, length)];
      }),
    );
  return {
    words: header.words,
    numbers: next(header.numbers, (start, length) => new Uint32Array(cells, start, length)),
    fractions: next(header.fractions, (start, length) => new Float32Array(cells, start, length)),
  };
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
