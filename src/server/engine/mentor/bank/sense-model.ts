import { readFileSync } from "node:fs";

/** How much the meaning of a text, as a vector of the sentence encoder, speaks for each entry, by id. */
export type SenseModel = (sense: Float32Array) => ReadonlyMap<string, number>;

interface Header {
  readonly ids: readonly string[];
  readonly size: number;
}

/**
 * File: header length (uint32), header as JSON, for each entry what a step of its row is worth (float32), then the
 * rows (int8). A row speaks for an entry as far as a text's vector lies in its direction.
 */
export function loadSenseModel(file: string): SenseModel {
  const bytes = readFileSync(file);
  const headerLength = bytes.readUInt32LE(0);
  const { ids, size } = JSON.parse(bytes.toString("utf8", 4, 4 + headerLength)) as Header;
  const begin = 4 + headerLength;
  const rows = new Int8Array(bytes.buffer, bytes.byteOffset + begin + 4 * ids.length, ids.length * size);
  return (sense) =>
    new Map(
      ids.map((id, row) => {
        let sum = 0;
        for (let k = 0; k < size; k++) sum += (rows[row * size + k] ?? 0) * (sense[k] ?? 0);
        return [id, sum * bytes.readFloatLE(begin + 4 * row)];
      }),
    );
}
