import { sql } from "kysely";
import type { PageCursor } from "#contracts/fields/page-cursor.ts";
import type { WeekCount } from "#domain/quests/full-week.ts";
import type { Db, Handle, Tx } from "#server/platform/db/handles.ts";
import { isAfter } from "#server/platform/db/keyset.ts";
import { prepare } from "#server/platform/db/prepared.ts";
import type { NewQuest, QuestRecord } from "#server/platform/db/tables/schema.ts";

const COLUMNS = [
  "id",
  "user_id",
  "title",
  "title_key",
  "description",
  "xp_reward",
  "xp_paid",
  "category",
  "difficulty",
  "estimated_hours",
  "origin",
  "template_id",
  "reason",
  "due_at",
  "created_at",
  "started_at",
  "completed_at",
  "completed_day",
  "completion_notes",
  "deleted_at",
  "steps_done",
  "worked_sec",
  "counting_since",
  "imported_at",
] as const;

export const COMPLETED_PAGE = 50;
/** More than anyone can have open: 30 generated and 200 own quests. */
export const LISTED_ACTIVE = 400;

const columns = sql.join(COLUMNS.map((column) => sql.ref(column)));

const active = (userId: string) => sql<QuestRecord>`
  select ${columns} from quests
  where user_id = ${userId} and completed_at is null and deleted_at is null
  order by due_at, created_at, id limit ${LISTED_ACTIVE}::int`;

const latestCompleted = (userId: string) => sql<QuestRecord>`
  select ${columns} from quests
  where user_id = ${userId} and completed_at is not null and deleted_at is null
  order by completed_at desc, id limit ${COMPLETED_PAGE}::int`;

const selectActive = prepare((_db, { userId }: { userId: string }) => active(userId));

const selectListed = prepare(
  (_db, { userId }: { userId: string }) =>
    sql<QuestRecord>`(${active(userId)}) union all (${latestCompleted(userId)})`,
);

/** All active quests in order, then the latest completed. */
export async function listListed(db: Db, userId: string): Promise<QuestRecord[]> {
  const listed = await selectListed(db, { userId });
  // Each part is in its order; SQL does not promise which comes first.
  const isActive = ({ completed_at: at }: QuestRecord) => at === null;
  return [...listed.filter(isActive), ...listed.filter((quest) => !isActive(quest))];
}

export function listActive(db: Handle, userId: string): Promise<QuestRecord[]> {
  return selectActive(db, { userId });
}

export function listCompletedAfter(
  db: Db,
  userId: string,
  cursor: PageCursor | null,
): Promise<QuestRecord[]> {
  return db
    .selectFrom("quests")
    .select(COLUMNS)
    .where("user_id", "=", userId)
    .where("completed_at", "is not", null)
    .where("deleted_at", "is", null)
    .$if(cursor !== null, (query) => query.where(isAfter("completed_at", cursor as PageCursor)))
    .orderBy("completed_at", "desc")
    .orderBy("id")
    .limit(COMPLETED_PAGE)
    .execute();
}

/** Includes deleted quests; the caller decides whether to accept one. */
export function lockOwned(tx: Tx, id: string, userId: string): Promise<QuestRecord | undefined> {
  return tx
    .selectFrom("quests")
    .select(COLUMNS)
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
}

/** A quest that is locked together with its owner, whose total this is. */
export interface LockedQuest {
  readonly quest: QuestRecord;
  readonly totalXp: number;
}

/**
 * Locks the person before the quest, as all do who lock both: one order, no deadlocks. Both are then as the
 * previous lock holder left them. Includes deleted quests.
 */
const selectWithPerson = prepare((db, { id, userId }: { id: string; userId: string }) =>
  db
    .with(
      (cte) => cte("person").materialized(),
      (db) =>
        db
          .selectFrom("users")
          .select(["users.id as owner", "total_xp"])
          .where("users.id", "=", userId)
          .forNoKeyUpdate(),
    )
    .selectFrom("person")
    .innerJoin("quests", "quests.user_id", "person.owner")
    .select(COLUMNS)
    .select("person.total_xp")
    .where("quests.id", "=", id)
    .forUpdate("quests"),
);

export async function lockWithPerson(tx: Tx, id: string, userId: string): Promise<LockedQuest | undefined> {
  const [row] = await selectWithPerson(tx, { id, userId });
  if (!row) return undefined;
  const { total_xp: totalXp, ...quest } = row;
  return { quest, totalXp };
}

/** Skips rows whose id exists already. */
export async function insertQuests(tx: Tx, quests: NewQuest[]): Promise<QuestRecord[]> {
  return tx
    .insertInto("quests")
    .values(quests)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning(COLUMNS)
    .execute();
}

/** All columns that may change, whichever do: so there is one statement, which is built once. */
const saveQuest = prepare((db, quest: QuestRecord) =>
  db
    .updateTable("quests")
    .set({
      title: quest.title,
      title_key: quest.title_key,
      description: quest.description,
      xp_reward: quest.xp_reward,
      xp_paid: quest.xp_paid,
      category: quest.category,
      difficulty: quest.difficulty,
      estimated_hours: quest.estimated_hours,
      due_at: quest.due_at,
      started_at: quest.started_at,
      completed_at: quest.completed_at,
      completed_day: quest.completed_day,
      completion_notes: quest.completion_notes,
      deleted_at: quest.deleted_at,
      steps_done: quest.steps_done,
      worked_sec: quest.worked_sec,
      counting_since: quest.counting_since,
    })
    .where("id", "=", quest.id)
    .returning(COLUMNS),
);

/** The columns that `updateQuest` writes. */
export type QuestChanges = Partial<
  Omit<QuestRecord, "id" | "user_id" | "origin" | "template_id" | "reason" | "created_at" | "imported_at">
>;

/** Changes a quest that was read under its lock. */
export async function updateQuest(tx: Tx, quest: QuestRecord, changes: QuestChanges): Promise<QuestRecord> {
  const [saved] = await saveQuest(tx, { ...quest, ...changes });
  if (!saved) throw new Error("A locked quest is there");
  return saved;
}

const selectCounts = prepare(
  (_db, { userId, since }: { userId: string; since: Date }) => sql<QuestCounts>`
    select
      (select count(*)::int from quests
       where user_id = ${userId} and completed_at is null and deleted_at is null) as active,
      (count(*) filter (where completed_at is not null))::int as "completedSince",
      (count(*) filter (where completed_at is null))::int as "activeSince"
    from quests where user_id = ${userId} and created_at >= ${since} and deleted_at is null`,
);

interface QuestCounts {
  readonly active: number;
  /** Of the quests created since then. */
  readonly completedSince: number;
  readonly activeSince: number;
}

export async function countQuests(db: Db, userId: string, since: Date): Promise<QuestCounts> {
  const [counts] = await selectCounts(db, { userId, since });
  return counts ?? { active: 0, completedSince: 0, activeSince: 0 };
}

/** Enough for years of quests; only the number per milestone counts. */
const MOST_TEMPLATES = 2_000;

/** Templates of the person's completed quests, without this one. */
export async function listCompletedTemplates(db: Handle, userId: string, except: string): Promise<string[]> {
  const rows = await db
    .selectFrom("quests")
    .select("template_id")
    .where("user_id", "=", userId)
    .where("completed_at", "is not", null)
    .where("template_id", "is not", null)
    .where("id", "!=", except)
    .limit(MOST_TEMPLATES)
    .execute();
  return rows.flatMap(({ template_id }) => template_id ?? []);
}

interface OthersAsked {
  readonly id: string;
  readonly userId: string;
  readonly from: Date;
  readonly to: Date;
  readonly hasTemplate: boolean;
}

const selectOthers = prepare(
  (_db, { id, userId, from, to, hasTemplate }: OthersAsked) => sql<WeekCount & { templatesDone: string[] }>`
    select count(*)::int as planned,
      (count(*) filter (where completed_at is null or completed_at > due_at))::int as missed,
      to_json(array(
        select template_id from quests
        where ${hasTemplate}::boolean and user_id = ${userId} and completed_at is not null
          and template_id is not null and id <> ${id}
        limit ${MOST_TEMPLATES}::int)) as "templatesDone"
    from quests
    where user_id = ${userId} and id <> ${id} and due_at >= ${from} and due_at < ${to} and deleted_at is null
      and imported_at is null`,
);

/** The person's other quests: those due in the period, and templates of the completed ones if it has one itself. */
export async function readOthers(
  tx: Tx,
  { id, user_id: userId, template_id }: QuestRecord,
  week: { from: Date; to: Date },
): Promise<WeekCount & { templatesDone: readonly string[] }> {
  const [row] = await selectOthers(tx, { id, userId, ...week, hasTemplate: template_id !== null });
  return row ?? { planned: 0, missed: 0, templatesDone: [] };
}
