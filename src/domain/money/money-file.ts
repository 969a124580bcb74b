import { type CalendarDay, isCalendarDay } from "../general/calendar-day.ts";
import { csvText } from "../general/csv.ts";
import { type CsvRecord, readCsv } from "../general/csv-read.ts";
import { isStorable } from "../general/storable-text.ts";
import { plainAmount, readAmount } from "./amounts.ts";
import { type Currency, isCurrency } from "./currencies.ts";
import { ENTRIES_MAX, type MoneyKind, WHAT_MAX_LENGTH } from "./money-sums.ts";
import { EARLIEST_DAY } from "./months.ts";

/** A file as text: requests have a limit. */
export const FILE_MAX_LENGTH = 40_000;
export const FILE_MAX_LINES = 500;

/** One entry as a file has it. */
export interface FileEntry {
  readonly day: CalendarDay;
  readonly kind: MoneyKind;
  readonly amount: number;
  readonly currency: Currency;
  readonly what: string;
}

/** The title of its quest, if the file names one. */
type ReadEntry = FileEntry & { readonly quest?: string };

export type FileLine =
  | { readonly line: number; readonly entry: ReadEntry }
  | { readonly line: number; readonly problem: string; readonly text: string };

const COLUMNS = {
  day: ["day", "date", "datum", "tag", "fecha"],
  kind: ["kind", "type", "art", "tipo"],
  amount: ["amount", "sum", "value", "betrag", "importe"],
  currency: ["currency", "währung", "moneda"],
  what: ["what", "description", "text", "title", "subject", "name", "beschreibung", "concepto"],
  quest: ["quest", "misión"],
} as const;
type Column = keyof typeof COLUMNS;
type Places = Partial<Record<Column, number>>;

const KINDS: Readonly<Record<string, MoneyKind>> = {
  income: "income",
  in: "income",
  "money in": "income",
  revenue: "income",
  sale: "income",
  einnahme: "income",
  ingreso: "income",
  expense: "expense",
  out: "expense",
  "money out": "expense",
  ausgabe: "expense",
  gasto: "expense",
  cost: "expense",
};

const FILE_HEAD = ["Day", "Kind", "Amount", "Currency", "What", "Quest"] as const;

type SavedEntry = FileEntry & { readonly questTitle: string | null };

/** A file of entries, as it can be read again. */
export function moneyCsv(entries: readonly SavedEntry[]): string {
  return csvText(fileRows(entries));
}

export function fileRows(entries: readonly SavedEntry[]) {
  const rows = entries.map(({ day, kind, amount, currency, what, questTitle }) => [
    day,
    kind,
    plainAmount(amount, currency),
    currency.toUpperCase(),
    what,
    questTitle,
  ]);
  return [FILE_HEAD, ...rows];
}

interface FileOptions {
  /** For lines without a currency. */
  readonly currency: Currency;
  readonly today: CalendarDay;
}

/** Reads a file line by line; null if its first line does not name a column for day and amount, or it is too long. */
export function readMoneyFile(text: string, options: FileOptions): FileLine[] | null {
  if (text.length > FILE_MAX_LENGTH) return null;
  const [head, ...records] = readCsv(text);
  if (!head || records.length > FILE_MAX_LINES) return null;
  const places = placesOf(head);
  if (places.day === undefined || places.amount === undefined) return null;
  return records.map((record) => readLine(record, places, options));
}

/** The column of the day; undefined if the first line names none. */
export function dayPlace(head: CsvRecord): number | undefined {
  return placesOf(head).day;
}

function placesOf(head: CsvRecord): Places {
  const names = head.cells.map((cell) => cell.normalize("NFKC").trim().toLowerCase());
  const places: Places = {};
  for (const [column, known] of Object.entries(COLUMNS) as [Column, readonly string[]][]) {
    const place = names.findIndex((name) => known.includes(name));
    if (place !== -1) places[column] = place;
  }
  return places;
}

type Read<Value> = { readonly value: Value } | { readonly problem: string };

function readLine({ line, cells }: CsvRecord, places: Places, options: FileOptions): FileLine {
  const cell = (column: Column) => unguarded(cells[places[column] ?? -1] ?? "").trim();
  const day = readDay(cell("day"), options.today);
  const money = readMoney(
    cell("amount"),
    cell("kind").toLowerCase(),
    cell("currency").toLowerCase(),
    options,
  );
  const what = readWhat(cell("what"));
  const quest = cell("quest");
  if ("value" in day && "value" in money && "value" in what)
    return { line, entry: { day: day.value, ...money.value, what: what.value, ...(quest && { quest }) } };
  const problem = [day, money, what].flatMap((part) => ("problem" in part ? part.problem : [])).join(" ");
  return { line, problem, text: cells.join(", ").slice(0, WHAT_MAX_LENGTH) };
}

type FileMoney = Pick<FileEntry, "kind" | "amount" | "currency">;

function readMoney(text: string, kindName: string, code: string, options: FileOptions): Read<FileMoney> {
  const currency = code || options.currency;
  if (!isCurrency(currency)) return { problem: "The currency is not one we know." };
  const signed = readAmount(text, currency);
  if (signed === null) return { problem: "The amount is not a number, or has too many decimals." };
  if (signed === 0) return { problem: "The amount is zero." };
  const kind = readKind(kindName, signed);
  if (!kind) return { problem: "The kind is neither income nor expense." };
  if (kind === "income" && signed < 0) return { problem: "An income cannot be below zero." };
  return { value: { kind, amount: Math.abs(signed), currency } };
}

/** Without a kind, the sign says it. */
function readKind(name: string, signed: number): MoneyKind | undefined {
  if (name === "") return signed < 0 ? "expense" : "income";
  return Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
}

function readWhat(text: string): Read<string> {
  const what = text.replace(/\s+/gu, " ");
  if (what === "") return { problem: "It does not say what for." };
  if (what.length > WHAT_MAX_LENGTH)
    return { problem: `The text is longer than ${WHAT_MAX_LENGTH} characters.` };
  return isStorable(what) ? { value: what } : { problem: "The text has unreadable characters." };
}

/** Files for spreadsheets have an apostrophe before what would be a formula. */
function unguarded(cell: string): string {
  return /^'[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u.test(cell) ? cell.slice(1) : cell;
}

/** "2026-11-30", or "30.11.2026". With slashes nobody can tell day and month apart. */
function readDay(text: string, today: CalendarDay): Read<CalendarDay> {
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/u.exec(text);
  const iso = german ? `${german[3]}-${german[2]?.padStart(2, "0")}-${german[1]?.padStart(2, "0")}` : text;
  if (!isCalendarDay(iso)) return { problem: "The day is not one like 2026-11-30." };
  if (iso < EARLIEST_DAY) return { problem: "The day is before the year 2000." };
  return iso > today ? { problem: "The day has not come yet." } : { value: iso };
}

const keyOf = ({ day, kind, amount, currency, what }: FileEntry) =>
  JSON.stringify([day, kind, amount, currency, what.toLowerCase()]);

/**
 * Which lines are entered already: the second equal line of a file is new only if fewer than two such entries exist.
 * So the same file, or a file that was written from the entries, adds nothing the second time.
 */
export function newEntries(lines: readonly FileLine[], existing: readonly FileEntry[]): Set<number> {
  const left = new Map<string, number>();
  for (const entry of existing) left.set(keyOf(entry), (left.get(keyOf(entry)) ?? 0) + 1);
  const fresh = new Set<number>();
  for (const line of lines) {
    if (!("entry" in line)) continue;
    const known = left.get(keyOf(line.entry)) ?? 0;
    if (known > 0) left.set(keyOf(line.entry), known - 1);
    else fresh.add(line.line);
  }
  return fresh;
}

/** How many more entries a person may have. */
export function roomFor(count: number): number {
  return Math.max(0, ENTRIES_MAX - count);
}
