import { type RawBuilder, sql } from "kysely";
import { COUNTED_SOURCE, POINTS_A_DAY } from "#domain/leagues/leagues.ts";

/** Which rows of `xp_ledger l` count in this time: XP of finished quests that was paid out here. */
export function counts(from: Date, to: Date): RawBuilder<boolean> {
  return sql`l.created_at >= ${from} and l.created_at < ${to} and l.settled_at is not null
    and l.source_type = ${COUNTED_SOURCE} and l.amount > 0 and l.imported_at is null`;
}

/** A sum of a day's `xp_ledger l` as points. */
export const dayPoints = sql<number>`least(sum(l.amount), ${sql.lit(POINTS_A_DAY)})`;

/** The person's points by UTC day, as `pointsOf` gives them; `person` is an SQL expression. */
export function dailyPoints(person: RawBuilder<unknown>, from: Date, to: Date): RawBuilder<unknown> {
  return sql`
    select ${dayPoints} as points from xp_ledger l
    where l.user_id = ${person} and ${counts(from, to)}
    group by (l.created_at at time zone 'UTC')::date`;
}

/** Whether `league_people p`, who is `users u`, is shown to others at all: neither out, closed nor hidden. */
export const takesPart = sql<boolean>`(
  p.left_at is null and u.onboarded_at is not null and u.closed_at is null
  and not exists (select from leaderboard_flags f where f.user_id = u.id and f.state = 'hidden'))`;
