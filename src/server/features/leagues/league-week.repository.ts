import { type RawBuilder, sql } from "kysely";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { GROUP_SIZE, groupCount, TOP_LEAGUE } from "#domain/leagues/leagues.ts";
import { ONBOARDING_OPTIONS } from "#domain/onboarding/business-options.ts";
import { deleteInBatches } from "#server/platform/db/batches.ts";
import type { Db, Tx } from "#server/platform/db/handles.ts";
import { counts, dayPoints, takesPart } from "./points.repository.ts";

/** Several statements over temporary tables, each well below the limit of a statement even for a million people. */

/** Marks the week's groups as made. False if they are; waits for an instance that is making them. */
export async function beginWeek(tx: Tx, week: CalendarDay, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("league_weeks")
    .values({ week, made_at: now, closed_at: null })
    .onConflict((conflict) => conflict.column("week").doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Marks the week as closed. False if it is; waits for an instance that is closing it. */
export async function endWeek(tx: Tx, week: CalendarDay, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("league_weeks")
    .set({ closed_at: now })
    .where("week", "=", week)
    .where("closed_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function listOpenWeeks(db: Db, before: CalendarDay): Promise<CalendarDay[]> {
  const rows = await db
    .selectFrom("league_weeks")
    .select("week")
    .where("week", "<", before)
    .where("closed_at", "is", null)
    .orderBy("week")
    .execute();
  return rows.map(({ week }) => week);
}

export async function isMade(db: Db, week: CalendarDay): Promise<boolean> {
  const row = await db.selectFrom("league_weeks").select("week").where("week", "=", week).executeTakeFirst();
  return row !== undefined;
}

export async function countWeeks(db: Db): Promise<number> {
  const { weeks } = await db
    .selectFrom("league_weeks")
    .select((eb) => eb.fn.countAll<string>().as("weeks"))
    .executeTakeFirstOrThrow();
  return Number(weeks);
}

export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** Room for a million people in memory, for this transaction alone; compiling its few statements would cost more. */
async function makeRoom(tx: Tx): Promise<void> {
  await sql`set local work_mem = '128MB'`.execute(tx);
  await sql`set local jit = off`.execute(tx);
}

/**
 * What everybody earned by day of this time, into a temporary table. Reads the ledger once, a day at a time: a day
 * is what the cap is about, and each statement stays short.
 */
export async function sumDays(tx: Tx, { from, to }: Span): Promise<void> {
  await makeRoom(tx);
  await sql`
    create temporary table league_days (at timestamptz not null, user_id uuid not null, points integer not null)
    on commit drop`.execute(tx);
  for (let day = from.getTime(); day < to.getTime(); day += MS_PER_DAY)
    await sql`
      insert into league_days
      select ${new Date(day)}, l.user_id, ${dayPoints} from xp_ledger l
      where ${counts(new Date(day), new Date(day + MS_PER_DAY))}
      group by l.user_id`.execute(tx);
}

/** Sums those days up since then, into the temporary table that the next steps read. */
export async function sumPoints(tx: Tx, since: Date): Promise<void> {
  await sql`drop table if exists league_points`.execute(tx);
  await sql`
    create temporary table league_points on commit drop as
    select user_id, sum(points)::int as points from league_days where at >= ${since} group by 1`.execute(tx);
  await sql`analyze league_points`.execute(tx);
}

/** Writes for so many at once, to keep each statement well below its time limit. */
const PEOPLE_A_SLICE = 100_000;
const GROUPS_A_SLICE = PEOPLE_A_SLICE / GROUP_SIZE;

/** Writes places and outcomes of the week by the rules of `outcomeOf`. Returns how many people it closed for. */
export async function writePlaces(tx: Tx, week: CalendarDay): Promise<number> {
  await sql`create temporary table league_places on commit drop as ${placesOf(week)}`.execute(tx);
  await sql`create index on league_places (group_number)`.execute(tx);
  await sql`analyze league_places`.execute(tx);
  const { rows } = await sql<{ people: number; last: number | null }>`
    select count(*)::int as people, max(group_number) as last from league_places`.execute(tx);
  const { people = 0, last = null } = rows[0] ?? {};
  for (let group = 0; group <= (last ?? -1); group += GROUPS_A_SLICE) {
    const isNow = (table: "s" | "d") =>
      sql`${sql.ref(`${table}.group_number`)} between ${group}::int and ${group + GROUPS_A_SLICE - 1}::int`;
    await sql`
      update league_seats s set points = d.points, place = d.place, people = d.people, outcome = d.outcome
      from league_places d
      where s.week = ${week}::date and s.user_id = d.user_id and ${isNow("s")} and ${isNow("d")}`.execute(tx);
    await sql`
      update league_people p
      set league = greatest(0, least(${TOP_LEAGUE}, d.league + case d.outcome when 'up' then 1 else -1 end))
      from league_places d where p.user_id = d.user_id and d.outcome <> 'stay' and ${isNow("d")}`.execute(tx);
  }
  return people;
}

function placesOf(week: CalendarDay): RawBuilder<unknown> {
  return sql`
    select user_id, group_number, league, points, place, people,
      case
        when place <= moving then case when points > 0 and league < ${TOP_LEAGUE} then 'up' else 'stay' end
        when people - place + 1 <= moving and league > 0 then 'down'
        else 'stay'
      end as outcome
    from (
      select *, least(3, people / 3) as moving from (
        select s.user_id, s.group_number, s.league, coalesce(e.points, 0) as points,
          rank() over (partition by s.group_number order by coalesce(e.points, 0) desc) as place,
          count(*) over (partition by s.group_number) as people
        from league_seats s
        join league_people p on p.user_id = s.user_id
        join users u on u.id = s.user_id
        left join league_points e on e.user_id = s.user_id
        where s.week = ${week}::date and ${takesPart}
      ) ranked
    ) standing`;
}

/**
 * Lines everybody up by league, stage and pace, cuts the line into groups as `groupAt` does, and gives the seats.
 * Whoever joined before `activeSince` and has no points in `league_points` pauses. Returns how many have a seat.
 */
export async function writeGroups(
  tx: Tx,
  { week, activeSince, joinedBefore, paceWeeks }: WeekToMake,
): Promise<number> {
  // One number to sort by: leagues lie further apart than stages, and stages further than any pace.
  await sql`
    create temporary table league_line on commit drop as
    select user_id, league, stage, pace, row_number() over (
      order by league * 1e6::float8 + stage * 1e5::float8 + pace * 10 + random()) - 1 as place
    from (
      select p.user_id, p.league, ${stageOf} as stage, coalesce(e.points, 0) / ${paceWeeks}::float8 as pace
      from league_people p
      join users u on u.id = p.user_id
      left join league_points e on e.user_id = p.user_id
      where ${takesPart} and p.joined_at < ${joinedBefore} and (p.joined_at >= ${activeSince} or e.points > 0)
    ) person`.execute(tx);
  const { rows } = await sql<{ people: number }>`select count(*)::int as people from league_line`.execute(tx);
  const people = rows[0]?.people ?? 0;
  const groups = groupCount(people);
  if (groups === 0) return 0;
  const group = sql`(d.place * ${groups}::bigint / ${people}::bigint)::int`;
  await sql`
    insert into league_groups (week, number, league, stage, pace, people)
    select ${week}::date, ${group}, avg(league), avg(stage), avg(pace), count(*)
    from league_line d group by 2`.execute(tx);
  for (let place = 0; place < people; place += PEOPLE_A_SLICE)
    await sql`
      insert into league_seats (week, user_id, group_number, league)
      select ${week}::date, d.user_id, ${group}, d.league from league_line d
      where d.place >= ${place}::bigint and d.place < ${place + PEOPLE_A_SLICE}::bigint
      order by d.user_id`.execute(tx);
  // So many new rows at once: without it the next statements would be planned for an empty table.
  await sql`analyze league_seats`.execute(tx);
  return people;
}

interface WeekToMake {
  readonly week: CalendarDay;
  readonly activeSince: Date;
  readonly joinedBefore: Date;
  /** Weeks over which `league_points` was summed up. */
  readonly paceWeeks: number;
}

/** The stage of `users u` as a number, 0 if none was told. */
const stages = sql.join(ONBOARDING_OPTIONS.businessStage.map((stage) => sql.lit(stage)));
export const stageOf = sql<number>`coalesce(array_position(array[${stages}]::text[], u.business_stage), 0)`;

export async function deleteWeeksBefore(db: Db, week: CalendarDay): Promise<number> {
  const seats = await deleteInBatches(db, "league_seats", sql`week < ${week}::date`);
  await db.deleteFrom("league_weeks").where("week", "<", week).execute();
  return seats;
}
