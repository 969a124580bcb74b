import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Tx } from "./handles.ts";

/** Tables whose rows have an id of their own, which may be taken on this instance. */
type TableWithIds = "quests" | "xp_ledger" | "mentor_messages" | "quest_suggestions" | "money_entries";

/** Rows written by one statement: well below its time limit and PostgreSQL's 65,535 values. */
const ROWS_AT_ONCE = 500;
const IDS_AT_ONCE = 10_000;

export interface Place {
  readonly id: string;
  readonly isNew: boolean;
}

/**
 * The ids that rows of a file have here. A row keeps its id where that is free, so that an export which comes back is
 * known again. An id of another person is never touched: the row gets one that this person and that id give.
 */
export async function placeIds(
  tx: Tx,
  table: TableWithIds,
  userId: string,
  sourceIds: readonly string[],
): Promise<Map<string, Place>> {
  const isMine = new Map<string, boolean>();
  const ownIds = new Map<string, string>();
  await inSlices(sourceIds, (id) => void (ownIds.has(id) || ownIds.set(id, ownIdFor(userId, id))));
  for (const ids of slicesOf([...ownIds].flat(), IDS_AT_ONCE)) {
    const { rows } = await sql<{ id: string; isMine: boolean }>`
      select id, user_id = ${userId} as "isMine" from ${sql.table(table)} where id = any(${ids}::uuid[])`.execute(
      tx,
    );
    for (const row of rows) isMine.set(row.id, row.isMine);
  }
  return new Map([...ownIds].map(([id, ownId]) => [id, placeOf(id, ownId, isMine)]));
}

/** `isMine` has the ids that are taken. */
export function placeOf(id: string, ownId: string, isMine: ReadonlyMap<string, boolean>): Place {
  if (isMine.get(id)) return { id, isNew: false };
  if (isMine.get(ownId)) return { id: ownId, isNew: false };
  return { id: isMine.has(id) ? ownId : id, isNew: true };
}

/** A version 8 UUID, which nobody else can be given. */
function ownIdFor(userId: string, sourceId: string): string {
  const bytes = createHash("sha256").update(`${userId} ${sourceId}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/u, "$1-$2-$3-$4-");
}

/** Works a slice of the rows at a time, so that other requests get their turn. */
export async function inSlices<Row>(rows: readonly Row[], work: (row: Row) => void): Promise<void> {
  for (const slice of slicesOf(rows, ROWS_AT_ONCE)) {
    for (const row of slice) work(row);
    await setImmediate();
  }
}

/** `make` answers what a row becomes; undefined: nothing. */
export async function mapInSlices<Row, Made>(
  rows: readonly Row[],
  make: (row: Row) => Made | undefined,
): Promise<Made[]> {
  const all: Made[] = [];
  await inSlices(rows, (row) => {
    const made = make(row);
    if (made !== undefined) all.push(made);
  });
  return all;
}

/** Writes the rows a slice at a time. Returns how many `write` counted. */
export async function writeInSlices<Row>(
  rows: readonly Row[],
  write: (slice: Row[]) => Promise<number>,
): Promise<number> {
  let written = 0;
  for (const slice of slicesOf(rows, ROWS_AT_ONCE)) written += await write(slice);
  return written;
}

function slicesOf<Row>(rows: readonly Row[], size: number): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, slice) =>
    rows.slice(slice * size, (slice + 1) * size),
  );
}
