import { sql } from "kysely";
import type { Db, Tx } from "#server/platform/db/handles.ts";
import { prepare } from "#server/platform/db/prepared.ts";

/** Locks these people's standings until the transaction ends, in id order. */
export async function lockPeople(tx: Tx, userIds: readonly string[]): Promise<void> {
  await sql`select from users where id = any(${userIds}::uuid[]) order by id for no key update`.execute(tx);
}

const writeStandings = prepare(
  (_db, { userIds }: { userIds: readonly string[] }) => sql`select write_standings(${userIds}::uuid[])`,
);

/** Updates these people's entries from the source data. Writes only differences. */
export async function saveStandings(tx: Tx, userIds: readonly string[]): Promise<void> {
  await writeStandings(tx, { userIds });
}

/** Removes the entries of people who are about to be deleted. */
export async function deleteStandings(tx: Tx, userIds: readonly string[]): Promise<void> {
  await sql`
    with gone as (delete from leaderboard_entries where user_id = any(${userIds}::uuid[]) returning xp)
    insert into leaderboard_inbox (xp, change) select xp, -count(*) from gone group by xp`.execute(tx);
}

/** Blocks changes to all entries until the transaction ends; reads continue. */
export async function stopChanges(tx: Tx): Promise<void> {
  await sql`lock table leaderboard_entries in exclusive mode`.execute(tx);
}

export async function rewriteEntries(tx: Tx): Promise<number> {
  await tx.deleteFrom("leaderboard_entries").execute();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("leaderboard_entries")
    .columns(["user_id", "xp", "completed", "reached_at"])
    .expression((eb) =>
      eb.selectFrom("leaderboard_people").select(["user_id", "xp", "completed", "reached_at"]),
    )
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0n);
}

interface BoardSums {
  readonly people: number;
  readonly xp: number;
  readonly completed: number;
}

/** Sums over the source data and over the entries, and the number of people in the counts. */
export async function sumBoard(db: Db): Promise<{ truth: BoardSums; entries: BoardSums; counted: number }> {
  const { rows } = await sql<{ truth: BoardSums; entries: BoardSums; counted: number }>`
    select
      (select json_build_object('people', count(*), 'xp', coalesce(sum(p.xp), 0), 'completed', coalesce(sum(p.completed), 0))
       from leaderboard_people p) as truth,
      (select json_build_object('people', count(*), 'xp', coalesce(sum(xp), 0), 'completed', coalesce(sum(completed), 0))
       from leaderboard_entries) as entries,
      (coalesce((select sum(people) from leaderboard_counts where level = 2), 0)
       + coalesce((select sum(change) from leaderboard_inbox), 0))::float8 as counted`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error("The sums of the leaderboard have no row");
  return sums;
}
