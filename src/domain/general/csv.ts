export type CsvCell = string | number | null;

/**
 * A spreadsheet takes such a start for a formula; behind an apostrophe it is text. Full-width and small signs count
 * in some languages, and blanks or invisible characters before a sign are dropped by some programs.
 */
const FORMULA_START = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;
const NEEDS_QUOTES = /[",;\t\r\n]/u;
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

function cellText(cell: CsvCell): string {
  const text = String(cell ?? "");
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A whole file; the first row names the columns. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellText).join(",")}\r\n`).join("");
}
