import { sql } from "kysely";
import type { PageCursor } from "#contracts/fields/page-cursor.ts";

/**
 * Rows after a cursor in the order (time desc, id). Rows of the same millisecond are ordered by id.
 * Only the first comparison bounds the index; the second just filters the cursor's own millisecond.
 */
export function isAfter(timeColumn: string, { at, id }: PageCursor) {
  const time = sql.ref(timeColumn);
  if (id === null) return sql<boolean>`${time} < ${at}`;
  return sql<boolean>`(${time} <= ${at} and (${time} < ${at} or id > ${id}))`;
}
