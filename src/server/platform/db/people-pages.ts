import { randomUUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "./handles.ts";

/** How many people one statement looks at, so that it stays short however many there are. */
const PEOPLE_A_PAGE = 2_000;
const NOBODY_BEFORE = "00000000-0000-0000-0000-000000000000";

/** The people with an id above the first and up to the last; null for all that come after the first. */
export interface PeoplePage {
  readonly after: string;
  readonly upTo: string | null;
}

export const EVERYBODY: PeoplePage = { after: NOBODY_BEFORE, upTo: null };

/**
 * All people, a page at a time. Whoever stops early saw a part only, so each walk over several pages starts
 * elsewhere: nobody waits for ever.
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

/** The last of the next people; null if they are the last of all. */
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
