import { sql } from "kysely";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import { GROUP_LIMIT } from "#domain/leagues/leagues.ts";
import type { Handle, Tx } from "#server/platform/db/handles.ts";
import { type Span, stageOf } from "./league-week.repository.ts";
import { dailyPoints, takesPart } from "./points.repository.ts";

/** The person's row, whether an admin hid them, and whether the week's groups are made. */
export async function readOwn(db: Handle, userId: string, week: CalendarDay) {
  return db
    .selectFrom("users as u")
    .leftJoin("league_people as p", "p.user_id", "u.id")
    .select(["p.league", "p.shows_name", "p.joined_at", "p.left_at"])
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom("leaderboard_flags as f")
            .select("f.user_id")
            .whereRef("f.user_id", "=", "u.id")
            .where("f.state", "=", "hidden"),
        )
        .as("is_hidden"),
      eb.exists(eb.selectFrom("league_weeks as w").select("w.week").where("w.week", "=", week)).as("is_made"),
    ])
    .where("u.id", "=", userId)
    .executeTakeFirstOrThrow();
}

export interface SeatRow {
  readonly user_id: string;
  readonly username: string;
  readonly shows_name: boolean;
  readonly league: number;
  readonly points: number;
}

/** Everybody in the person's group who takes part, with the points of the week so far. */
export async function listGroup(
  db: Handle,
  userId: string,
  week: CalendarDay,
  { from, to }: Span,
): Promise<SeatRow[]> {
  const { rows } = await sql<SeatRow>`
    select s.user_id, u.username, p.shows_name, s.league, e.points
    from league_seats mine
    join league_seats s on s.week = mine.week and s.group_number = mine.group_number
    join league_people p on p.user_id = s.user_id
    join users u on u.id = s.user_id
    cross join lateral (
      select coalesce(sum(d.points), 0)::int as points
      from (${dailyPoints(sql.ref("s.user_id"), from, to)}) d
    ) e
    where mine.week = ${week}::date and mine.user_id = ${userId} and ${takesPart}
    order by e.points desc, s.user_id`.execute(db);
  return rows;
}

/** The person's points in this time. */
export async function sumOwnPoints(db: Handle, userId: string, { from, to }: Span): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    select coalesce(sum(d.points), 0)::int as points
    from (${dailyPoints(sql`${userId}::uuid`, from, to)}) d`.execute(db);
  return rows[0]?.points ?? 0;
}

/** The person's closed weeks since then, latest first. */
export function listEnded(db: Handle, userId: string, since: CalendarDay) {
  return db
    .selectFrom("league_seats")
    .select(["week", "league", "points", "place", "people", "outcome"])
    .where("user_id", "=", userId)
    .where("week", ">=", since)
    .where("outcome", "is not", null)
    .orderBy("week", "desc")
    .execute();
}

/** Joins, or comes back; a person who is in stays as they are. */
export async function savePerson(tx: Tx, userId: string, now: Date): Promise<void> {
  await sql`
    insert into league_people as p (user_id, joined_at, left_at) values (${userId}, ${now}, null)
    on conflict (user_id) do update set joined_at = ${now}, left_at = null
    where p.left_at is not null`.execute(tx);
}

/** Puts the person into the group that fits best, if one has room. */
export async function takeSeat(tx: Tx, userId: string, week: CalendarDay, pace: number): Promise<void> {
  await sql`
    with person as (
      select p.user_id, p.league, ${stageOf} as stage
      from league_people p join users u on u.id = p.user_id
      where p.user_id = ${userId} and ${takesPart}
        and not exists (select from league_seats s where s.week = ${week}::date and s.user_id = p.user_id)
    ), chosen as (
      select g.number from league_groups g, person
      where g.week = ${week}::date and g.people < ${GROUP_LIMIT}
      -- A league apart weighs as much as four stages, or 400 points.
      order by abs(g.league - person.league) * 4 + abs(g.stage - person.stage) + abs(g.pace - ${pace}) / 100, g.number
      limit 1 for update of g skip locked
    ), grown as (
      update league_groups g set people = g.people + 1 from chosen
      where g.week = ${week}::date and g.number = chosen.number
    )
    insert into league_seats (week, user_id, group_number, league)
    select ${week}::date, person.user_id, chosen.number, person.league from person, chosen`.execute(tx);
}

/** Gives the seat of an open week back. */
export async function leaveSeat(tx: Tx, userId: string): Promise<void> {
  await sql`
    with given as (
      delete from league_seats where user_id = ${userId} and outcome is null returning week, group_number
    )
    update league_groups g set people = g.people - 1 from given
    where g.week = given.week and g.number = given.group_number`.execute(tx);
}

export async function saveLeft(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable("league_people")
    .set({ left_at: now })
    .where("user_id", "=", userId)
    .where("left_at", "is", null)
    .execute();
}

/** False if the person is not in. */
export async function saveShowsName(db: Handle, userId: string, showsName: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("league_people")
    .set({ shows_name: showsName })
    .where("user_id", "=", userId)
    .where("left_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deletePerson(tx: Tx, userId: string): Promise<void> {
  await leaveSeat(tx, userId);
  await tx.deleteFrom("league_seats").where("user_id", "=", userId).execute();
  await tx.deleteFrom("league_people").where("user_id", "=", userId).execute();
}

/** Seats have no foreign key to people. Groups and weeks in which nobody is left go too. */
export async function deleteSeats(tx: Tx, userIds: readonly string[]): Promise<void> {
  await sql`
    with gone as (delete from league_seats where user_id = any(${userIds}::uuid[]) returning week, group_number),
    counted as (select week, group_number, count(*)::int as people from gone group by 1, 2)
    update league_groups g set people = g.people - counted.people
    from counted where g.week = counted.week and g.number = counted.group_number`.execute(tx);
}

export async function deleteEmptyWeeks(tx: Tx): Promise<void> {
  await sql`delete from league_groups where people <= 0`.execute(tx);
  await sql`
    delete from league_weeks w
    where not exists (select from league_seats s where s.week = w.week)`.execute(tx);
}

export function findPerson(tx: Tx, userId: string) {
  return tx.selectFrom("league_people").selectAll().where("user_id", "=", userId).executeTakeFirst();
}
