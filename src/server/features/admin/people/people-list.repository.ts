import { type RawBuilder, sql } from "kysely";
import { COUNTED_PEOPLE } from "#contracts/admin/people.ts";
import type { PeopleSort, Sorting } from "#domain/admin/people-order.ts";
import { PLAN_KINDS, type PlanKind } from "#domain/admin/plan-kinds.ts";
import { SEGMENTS, type Segment } from "#domain/analytics/segments.ts";
import type { Db } from "#server/platform/db/handles.ts";

export interface PeopleWanted extends Sorting {
  readonly search: string;
  readonly isClosed: boolean;
  readonly plan: PlanKind | undefined;
  readonly segment: Segment | undefined;
  readonly isPending: boolean;
  readonly after: Place | null;
}

/** The value is null in the order of names: the id alone finds the name. */
export interface Place {
  readonly value: string | null;
  readonly id: string;
}

interface Found {
  readonly id: string;
  /** The value in the sorted column; microseconds for times, null for names. */
  readonly value: string | null;
}

/** Letters are found anywhere from three on; fewer find the beginning of a name, which an index answers too. */
const LEAST_LETTERS = 3;

const COLUMNS: Record<PeopleSort, RawBuilder<unknown>> = {
  seen: sql`i.seen_at`,
  joined: sql`i.created_at`,
  xp: sql`i.total_xp`,
  name: sql`w.words`,
};

/** Times as microseconds: more exact than a Date, so that no row is met twice or left out. */
const VALUES: Record<PeopleSort, RawBuilder<unknown>> = {
  seen: sql`(extract(epoch from i.seen_at) * 1000000)::bigint::text`,
  joined: sql`(extract(epoch from i.created_at) * 1000000)::bigint::text`,
  xp: sql`i.total_xp::text`,
  name: sql`null::text`,
};

export async function findListed(db: Db, wanted: PeopleWanted, limit: number): Promise<Found[]> {
  const { sort, order, search } = wanted;
  const isDown = order === "desc";
  // An index runs down its column and up the ids, except that of names; read backwards, both turn round.
  const [way, idWay] = isDown
    ? [sql`desc`, sort === "name" ? sql`desc` : sql`asc`]
    : [sql`asc`, sort === "name" ? sql`asc` : sql`desc`];
  const isByName = sort === "name";
  const { rows } = await sql<Found>`
    select ${isByName ? sql`w.user_id` : sql`i.user_id`} as id, ${VALUES[sort]} as value
    from ${isByName ? sql`people_words w` : sql`people_index i`}
    ${!isByName && search !== "" ? sql`join people_words w on w.user_id = i.user_id` : sql``}
    where ${filters(wanted)} ${wanted.after ? sql`and ${isPast(wanted, wanted.after)}` : sql``}
    order by ${COLUMNS[sort]} ${way}, ${isByName ? sql`w.user_id` : sql`i.user_id`} ${idWay}
    limit ${limit}`.execute(db);
  return rows;
}

/** Both tables have these columns; one is read where it has the order too. */
function filters({ sort, search, isClosed, plan, segment, isPending }: PeopleWanted): RawBuilder<unknown> {
  const row = (column: string) => sql.ref(`${sort === "name" ? "w" : "i"}.${column}`);
  const parts = [isClosed ? sql`${row("is_closed")}` : sql`not ${row("is_closed")}`];
  if (plan) parts.push(sql`${row("plan")} = ${sql.lit(PLAN_KINDS.indexOf(plan))}`);
  if (segment) parts.push(sql`${row("segment")} = ${sql.lit(SEGMENTS.indexOf(segment))}`);
  if (isPending) parts.push(sql`not ${row("is_onboarded")}`);
  if (search !== "") parts.push(sql`w.words like ${patternOf(search)}`);
  return sql.join(parts, sql` and `);
}

function patternOf(search: string): string {
  const letters = search.toLowerCase().replaceAll(/[\\%_]/gu, "\\$&");
  return [...search].length < LEAST_LETTERS ? `${letters}%` : `%${letters}%`;
}

/** After the place in this order. The first comparison bounds the index, the second only filters equal values. */
function isPast({ sort, order }: Sorting, { value, id }: Place): RawBuilder<unknown> {
  const isDown = order === "desc";
  if (sort === "name") {
    const there = sql`(select words from people_words where user_id = ${id})`;
    return isDown
      ? sql`(w.words, w.user_id) < (${there}, ${id})`
      : sql`(w.words, w.user_id) > (${there}, ${id})`;
  }
  const column = COLUMNS[sort];
  const at =
    sort === "xp"
      ? sql`${value}::bigint`
      : sql`(timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond')`;
  return isDown
    ? sql`(${column} <= ${at} and (${column} < ${at} or i.user_id > ${id}))`
    : sql`(${column} >= ${at} and (${column} > ${at} or i.user_id < ${id}))`;
}

export interface Alike {
  readonly plan: number;
  readonly segment: number;
  readonly is_onboarded: boolean;
  readonly is_closed: boolean;
  readonly people: number;
}

export function readCounts(db: Db): Promise<Alike[]> {
  return db.selectFrom("people_counts").selectAll().execute();
}

export async function countFlagged(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select from leaderboard_flags f join users u on u.id = f.user_id
      where f.state <> 'cleared' and u.closed_at is null limit ${COUNTED_PEOPLE}
    ) as flagged`.execute(db);
  return rows[0]?.n ?? 0;
}

/** What the list shows beside an account. */
export async function readMarks(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; last_seen_at: Date | null; is_flagged: boolean }>`
    select u.id, a.last_seen_at,
      exists (select from leaderboard_flags f where f.user_id = u.id and f.state <> 'cleared') as is_flagged
    from users u left join people_activity a on a.user_id = u.id
    where u.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
