export type CsvCell = string | number | null;

/**
 * Spreadsheets read such a start as a formula; a leading apostrophe makes it text. Full-width and small signs
 * count in some locales, and some programs drop blanks or invisible characters before the sign.
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

/** A complete CSV file; the first row holds the column names. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellText).join(",")}\r\n`).join("");
}
