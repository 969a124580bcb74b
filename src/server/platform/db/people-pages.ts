import { randomUUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "./handles.ts";

/** How many people one statement covers, so that it stays short however many there are. */
const PEOPLE_A_PAGE = 2_000;
const NOBODY_BEFORE = "00000000-0000-0000-0000-000000000000";

/** People with an id above `after`, up to and including `upTo`; null: no upper limit. */
export interface PeoplePage {
  readonly after: string;
  readonly upTo: string | null;
}

export const EVERYBODY: PeoplePage = { after: NOBODY_BEFORE, upTo: null };

/**
 * All people, a page at a time. Each walk over several pages starts at a random id, so that people at the end
 * are not always missed when walks stop early.
 */
export async function* peoplePages(db: Db): AsyncGenerator<PeoplePage> {
  if ((await endOfPage(db, NOBODY_BEFORE)) === null) {
    yield EVERYBODY;
    return;
  }
  const start = randomUUID();
  for (let after: string | null = start; after !== null; ) {
    const upTo = await endOfPage(db, after);
    yield { after, upTo };
    after = upTo;
  }
  for (let after = NOBODY_BEFORE; after < start; ) {
    const next = await endOfPage(db, after);
    const upTo: string = next !== null && next < start ? next : start;
    yield { after, upTo };
    after = upTo;
  }
}

/** Id of the last person on the next page; null if fewer remain than fill a page. */
async function endOfPage(db: Db, after: string): Promise<string | null> {
  const last = await db
    .selectFrom("users")
    .select("id")
    .where("id", ">", after)
    .orderBy("id")
    .offset(PEOPLE_A_PAGE - 1)
    .limit(1)
    .executeTakeFirst();
  return last?.id ?? null;
}

/** Whether a row is on the page: of `users`, or of a table whose column holds the person's id. */
export function isOnPage(
  { after, upTo }: PeoplePage,
  id: RawBuilder<unknown> = sql`users.id`,
): RawBuilder<boolean> {
  return upTo === null ? sql`${id} > ${after}` : sql`${id} > ${after} and ${id} <= ${upTo}`;
}
