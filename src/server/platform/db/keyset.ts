import { sql } from "kysely";
import type { PageCursor } from "#contracts/fields/page-cursor.ts";

/**
 * What follows a cursor in the order (time desc, id). Entries of one millisecond are told apart by their id.
 * The first comparison alone bounds the index; the second only sorts out the cursor's own millisecond.
 */
export function isAfter(timeColumn: string, { at, id }: PageCursor) {
  const time = sql.ref(timeColumn);
  if (id === null) return sql<boolean>`${time} < ${at}`;
  return sql<boolean>`(${time} <= ${at} and (${time} < ${at} or id > ${id}))`;
}
