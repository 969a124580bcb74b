import { sql } from "kysely";
import { NO_TOTALS, type QuestTotals } from "#domain/progress/completion.ts";
import type { Handle, Tx } from "#server/platform/db/handles.ts";
import { prepare } from "#server/platform/db/prepared.ts";
import { TOTALS_AS_JSON } from "./totals.repository.ts";

/** What a person has achieved, without XP and streak. */
export interface Achieved {
  /** When each achievement was earned. */
  readonly earned: ReadonlyMap<string, Date>;
  /** Number of platforms each subject was shared on. */
  readonly sharesBySubject: ReadonlyMap<string, number>;
  readonly categories: number;
  readonly totals: QuestTotals;
}

interface AchievedColumns {
  readonly earned: Readonly<Record<string, string>> | null;
  readonly shares: Readonly<Record<string, number>> | null;
  readonly categories: number;
  readonly totals: QuestTotals | null;
}

const selectAchieved = prepare(
  (_db, { userId }: { userId: string }) => sql<AchievedColumns>`
    select
      (select json_object_agg(achievement_id, earned_at) from earned_achievements where user_id = ${userId}) as earned,
      (select json_object_agg(subject, count) from (
         select subject, count(*) from shares where user_id = ${userId} group by subject) s) as shares,
      (select count(*)::int from category_totals where user_id = ${userId}) as categories,
      (select ${TOTALS_AS_JSON} from quest_totals where user_id = ${userId}) as totals`,
);

export async function readAchieved(db: Handle, userId: string): Promise<Achieved> {
  const [row] = await selectAchieved(db, { userId });
  if (!row) throw new Error("A select without a table has one row");
  return {
    earned: new Map(Object.entries(row.earned ?? {}).map(([id, at]) => [id, new Date(at)])),
    sharesBySubject: new Map(Object.entries(row.shares ?? {})),
    categories: row.categories,
    totals: row.totals ?? NO_TOTALS,
  };
}

/** Grants each achievement once; returns the newly granted ids. */
export async function grant(tx: Tx, userId: string, ids: readonly string[], now: Date): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .insertInto("earned_achievements")
    .values(ids.map((id) => ({ user_id: userId, achievement_id: id, earned_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning("achievement_id")
    .execute();
  return rows.map((row) => row.achievement_id);
}

interface ReachedHere {
  readonly hasImported: boolean;
  readonly xp: number;
  readonly completed: number;
  readonly categories: number;
  readonly importedAchievements: readonly string[];
}

/** What the person has without what was imported. */
export async function readHere(db: Handle, userId: string): Promise<ReachedHere> {
  const { rows } = await sql<ReachedHere>`
    select u.imported_xp > 0 or coalesce(t.imported, 0) > 0 as "hasImported", u.total_xp - u.imported_xp as xp,
      coalesce(t.completed - t.imported, 0) as completed,
      (select count(*)::int from category_totals c where c.user_id = u.id and c.completed > c.imported) as categories,
      to_json(array(select achievement_id from earned_achievements e
        where e.user_id = u.id and e.imported_at is not null)) as "importedAchievements"
    from users u left join quest_totals t on t.user_id = u.id
    where u.id = ${userId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("The person is gone");
  return row;
}
