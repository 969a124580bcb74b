/** One record of a file, with the number of its first line. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

const DELIMITERS = [",", ";", "\t"] as const;
type Delimiter = (typeof DELIMITERS)[number];

/** A cell with what ends it: quoted, where a quote that never ends takes the rest of the file, or plain. */
const CELLS: Readonly<Record<Delimiter, RegExp>> = {
  ",": cellPattern(","),
  ";": cellPattern(";"),
  "\t": cellPattern("\t"),
};

function cellPattern(delimiter: Delimiter): RegExp {
  const other = `[^${delimiter}\\r\\n]*`;
  return new RegExp(
    `(?:[ ]*"(?<quoted>(?:[^"]|"")*)"?(?<rest>${other})|(?<plain>${other}))(?<end>${delimiter}|\\r\\n|\\n|\\r|$)`,
    "uy",
  );
}

/**
 * Reads a CSV file as RFC 4180 has it, and as spreadsheets write it: separated by comma, semicolon or tab, with any
 * line ending. Empty lines are left out.
 */
export function readCsv(text: string): CsvRecord[] {
  const source = text.replace(/^\uFEFF/u, "");
  const delimiter = delimiterOf(source);
  const pattern = new RegExp(CELLS[delimiter]);
  const records: CsvRecord[] = [];
  let [line, startLine, cells] = [1, 1, [] as string[]];
  for (let isOver = false; !isOver; ) {
    const { groups = {}, 0: whole } = pattern.exec(source) ?? { 0: "" };
    const { quoted, rest = "", plain = "", end = "" } = groups;
    cells.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"') + rest.trim());
    line += whole.split(/\r\n|\n|\r/u).length - 1;
    if (end === delimiter) continue;
    if (cells.some((cell) => cell !== "")) records.push({ line: startLine, cells });
    [startLine, cells] = [line, []];
    isOver = end === "";
  }
  return records;
}

/** The one that the first line has most of. */
function delimiterOf(text: string): Delimiter {
  const end = text.search(/[\r\n]/u);
  const first = end === -1 ? text : text.slice(0, end);
  const count = (mark: Delimiter) => first.split(mark).length;
  return DELIMITERS.reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}
