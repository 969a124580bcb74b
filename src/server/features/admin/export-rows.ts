import { EXPORT_LIMIT } from "#contracts/admin/admin.ts";
import type { PageCursor } from "#contracts/fields/page-cursor.ts";
import { dayAt } from "#domain/general/calendar-day.ts";

const AT_ONCE = 2_000;

/** Reads newest first, page by page, so that each statement stays short. */
export async function readRows<R extends { id: string; created_at: Date }>(
  readPage: (cursor: PageCursor | null, limit: number) => Promise<R[]>,
  most = EXPORT_LIMIT,
): Promise<R[]> {
  const rows: R[] = [];
  let cursor: PageCursor | null = null;
  while (rows.length < most) {
    const limit = Math.min(AT_ONCE, most - rows.length);
    const page = await readPage(cursor, limit);
    rows.push(...page);
    const last = page.at(-1);
    if (!last || page.length < limit) break;
    cursor = { at: last.created_at, id: last.id };
  }
  return rows;
}

/** A truncated export says so in its file name, which the panel reads too. */
export function exportName(what: string, now: Date, held: number, total: number): string {
  const cut = total > held ? `-first-${held}-of-${total}` : "";
  return `sidequest-${what}-${dayAt(now, "UTC")}${cut}.csv`;
}
