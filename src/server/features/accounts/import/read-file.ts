import { setImmediate } from "node:timers/promises";
import * as z from "zod/mini";
import { EXPORT_FORMAT, EXPORT_VERSION, type ExportView, LEFT_PARTS } from "#contracts/export/export.ts";
import { type ImportView, LEFT_KINDS, type LeftKind } from "#contracts/export/import.ts";
import { IMPORT_PARTS, type ImportFile, type ImportPart } from "#contracts/export/import-parts.ts";
import { text } from "#contracts/fields/text.ts";
import { isUsable } from "#domain/business/imported-facts.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { AppError } from "#server/platform/errors.ts";
import { problemWords } from "#server/platform/http/input-problem.ts";

type Fact = ImportFile["businessFacts"][number];
type Head = "format" | "version" | "exportedAt";

/** Every part that is not imported is one that `LEFT_PARTS` names. */
const LEFT: Record<Exclude<keyof ExportView, ImportPart | Head>, LeftKind> = LEFT_PARTS;

/** Rows that are checked before other requests get their turn: about a millisecond. */
const ROWS_AT_ONCE = 50;

const headSchema = z.object({
  exportedAt: text(40),
  account: z.object({ username: text(200), email: z.nullable(text(320)) }),
});

export interface ReadFile {
  readonly from: ImportView["from"];
  readonly leaves: LeftKind[];
  readonly parts: ImportFile;
}

/** Reads a file by the export's own schemas, part by part. What it refuses, it names. */
export async function readFile(file: Readonly<Record<string, unknown>>, now: Date): Promise<ReadFile> {
  if (file.format !== EXPORT_FORMAT)
    throw unusable("This is not a SideQuest export. Choose the file that “Export everything” saved.");
  if (file.version !== EXPORT_VERSION)
    throw unusable("This file is from another version of SideQuest. Update this one, or export again there.");
  const head = headSchema.safeParse(file);
  if (!head.success) throw unusable("The beginning of the file is broken: it does not say whose it is.");
  const { exportedAt, account } = head.data;
  const parts: Partial<Record<ImportPart, unknown[]>> = {};
  for (const part of Object.keys(IMPORT_PARTS) as ImportPart[])
    parts[part] = await readPart(part, file[part], now);
  const left = new Set(Object.entries(LEFT).flatMap(([part, kind]) => (isEmpty(file[part]) ? [] : [kind])));
  return {
    from: { ...account, exportedAt },
    leaves: LEFT_KINDS.filter((kind) => left.has(kind)),
    parts: parts as ImportFile,
  };
}

/** A part that is missing is from a version that had none. */
async function readPart(part: ImportPart, value: unknown, now: Date): Promise<unknown[]> {
  const { row: schema, most }: { row: z.ZodMiniType<object>; most: number } = IMPORT_PARTS[part];
  if (value === undefined || value === null) return [];
  const rows = part === "moneySettings" ? [value] : value;
  if (!Array.isArray(rows)) throw unusable(`The part “${part}” is broken: it is no list.`);
  if (rows.length > most)
    throw unusable(`The part “${part}” has more than ${most.toLocaleString("en")} entries.`);
  const latest = new Date(now.getTime() + MS_PER_DAY);
  const read: unknown[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_AT_ONCE === 0) await setImmediate();
    const parsed = z.safeParse(schema, row, { error: problemWords });
    if (!parsed.success) throw unusable(problemOf(part, index, parsed.error.issues[0]));
    const ahead = fieldAhead(parsed.data, latest);
    if (ahead) throw unusable(problemOf(part, index, { path: [ahead], message: "has not come yet" }));
    // Each list holds what its own schema answered.
    if (part !== "businessFacts" || isUsable(parsed.data as Fact)) read.push(parsed.data);
  }
  return read;
}

/** Days of what was done. Months of goals may lie ahead, and so may what is due. */
const PAST_DAYS: readonly string[] = ["completedDay", "day", "week"];

/** The field whose time or day has not come, by clocks that differ a little and in any time zone. */
function fieldAhead(row: object, latest: Date): string | undefined {
  const lastDay = latest.toISOString();
  const ahead = Object.entries(row).find(([field, value]: [string, unknown]) =>
    value instanceof Date
      ? field !== "dueDate" && value > latest
      : PAST_DAYS.includes(field) && typeof value === "string" && value > lastDay,
  );
  return ahead?.[0];
}

type Problem = Pick<z.core.$ZodIssue, "path" | "message">;

function problemOf(part: ImportPart, index: number, issue: Problem | undefined): string {
  const place = `The part “${part}” is broken: in entry ${index + 1}`;
  const [field] = issue?.path ?? [];
  return field === undefined
    ? `${place} nothing can be read.`
    : `${place}, “${String(field)}” ${issue?.message}.`;
}

function isEmpty(part: unknown): boolean {
  return part === undefined || part === null || (Array.isArray(part) && part.length === 0);
}

function unusable(words: string): AppError {
  return new AppError("unusable_file", words);
}
