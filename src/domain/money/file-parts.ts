import { csvText } from "../general/csv.ts";
import { type CsvRecord, readCsv } from "../general/csv-read.ts";
import { dayPlace, FILE_MAX_LENGTH, FILE_MAX_LINES } from "./money-file.ts";
import { ENTRIES_MAX } from "./money-sums.ts";

/** A longer text is not read at all: more than any person may have entries. */
export const WHOLE_FILE_MAX_LENGTH = 6_000_000;

export interface FilePart {
  readonly text: string;
  /** Where each of its lines stands in the whole file. */
  readonly lines: readonly number[];
}

/**
 * Cuts a file into parts that can be sent one after the other. Lines of the same day stay together: entered already or
 * not is counted by equal lines, which one part must hold all. Null if the file is too long.
 */
export function splitMoneyFile(text: string): FilePart[] | null {
  if (text.length > WHOLE_FILE_MAX_LENGTH) return null;
  const [head, ...records] = readCsv(text);
  if (!head || records.length > ENTRIES_MAX)
    return records.length > ENTRIES_MAX ? null : [{ text, lines: [] }];
  if (text.length <= FILE_MAX_LENGTH && records.length <= FILE_MAX_LINES)
    return [{ text, lines: records.map(({ line }) => line) }];
  return cut(records, dayPlace(head)).map((part) => ({
    text: csvText([head.cells, ...part.map(({ cells }) => cells)]),
    lines: part.map(({ line }) => line),
  }));
}

/** Room for the first line. */
const PART_MAX_LENGTH = FILE_MAX_LENGTH - 1_000;

function cut(records: readonly CsvRecord[], place: number | undefined): CsvRecord[][] {
  const keyOf = ({ cells }: CsvRecord) => `${cells[place ?? -1] ?? ""}\n${cells.join("\n")}`;
  const sorted = records
    .map((record) => ({ record, key: keyOf(record), length: csvText([record.cells]).length }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  const parts: CsvRecord[][] = [];
  let [part, length]: [CsvRecord[], number] = [[], 0];
  for (const day of groupsOf(sorted, ({ record }) => record.cells[place ?? -1] ?? "")) {
    const dayLength = day.reduce((sum, each) => sum + each.length, 0);
    const isFull = part.length + day.length > FILE_MAX_LINES || length + dayLength > PART_MAX_LENGTH;
    if (isFull && part.length > 0) {
      parts.push(part);
      [part, length] = [[], 0];
    }
    for (const { record, length: more } of day) {
      // A day that is too long for one part.
      if (part.length === FILE_MAX_LINES || length + more > PART_MAX_LENGTH) {
        parts.push(part);
        [part, length] = [[], 0];
      }
      part.push(record);
      length += more;
    }
  }
  return part.length > 0 ? [...parts, part] : parts;
}

/** Neighbours of the same name, in order. */
function groupsOf<Item>(sorted: readonly Item[], nameOf: (item: Item) => string): Item[][] {
  const groups: Item[][] = [];
  let name: string | undefined;
  for (const item of sorted) {
    if (nameOf(item) !== name) groups.push([]);
    name = nameOf(item);
    groups.at(-1)?.push(item);
  }
  return groups;
}
