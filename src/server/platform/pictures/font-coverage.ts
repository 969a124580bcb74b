import { inflateSync } from "node:zlib";

/** Offsets of the WOFF header, its table directory, and a character map of format 4. */
const TABLE_COUNT = 12;
const DIRECTORY = 44;
const DIRECTORY_ENTRY = 20;
const MAP_OF_SEGMENTS = 4;

/** The code points that a WOFF font has a glyph for. */
export function readCoverage(font: Buffer): Set<number> {
  const map = characterMap(font);
  const covered = new Set<number>();
  const segments = map.readUInt16BE(6) / 2;
  const ends = 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const ranges = deltas + segments * 2;
  for (let index = 0; index < segments; index++) {
    const range = ranges + index * 2;
    const rangeOffset = map.readUInt16BE(range);
    const start = map.readUInt16BE(starts + index * 2);
    for (let code = start; code <= map.readUInt16BE(ends + index * 2) && code < 0xffff; code++) {
      const hasGlyph = rangeOffset === 0 || map.readUInt16BE(range + rangeOffset + (code - start) * 2) !== 0;
      if (hasGlyph) covered.add(code);
    }
  }
  return covered;
}

function characterMap(font: Buffer): Buffer {
  const table = findTable(font, "cmap");
  for (let index = 0; index < table.readUInt16BE(2); index++) {
    const map = table.subarray(table.readUInt32BE(4 + index * 8 + 4));
    if (map.readUInt16BE(0) === MAP_OF_SEGMENTS) return map;
  }
  throw new Error("The font has no character map of a kind that is read here.");
}

function findTable(font: Buffer, tag: string): Buffer {
  for (let index = 0; index < font.readUInt16BE(TABLE_COUNT); index++) {
    const entry = DIRECTORY + index * DIRECTORY_ENTRY;
    if (font.toString("latin1", entry, entry + 4) !== tag) continue;
    const [offset, packed, length] = [4, 8, 12].map((at) => font.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const bytes = font.subarray(offset, offset + packed);
    return packed < length ? inflateSync(bytes) : bytes;
  }
  throw new Error(`The font has no table ${tag}.`);
}
