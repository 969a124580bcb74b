import { sql } from "kysely";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import type { Handle } from "#server/platform/db/handles.ts";
import { isOnPage, type PeoplePage } from "#server/platform/db/people-pages.ts";

const REMEMBERED = 500;
const REJECTED = 5_000;
const BATCHES = 200;

/** The person's latest quests, newest first, with their outcome; rejected ones are included at any age. */
export function listGiven(db: Handle, userId: string) {
  return db
    .selectFrom("quests")
    .leftJoin("hidden_quests", (join) =>
      join.onRef("hidden_quests.quest_id", "=", "quests.id").on("hidden_quests.user_id", "=", userId),
    )
    .select([
      "quests.template_id",
      "quests.title",
      "quests.category",
      "quests.due_at",
      "quests.created_at",
      "quests.completed_at",
      "quests.deleted_at",
      "hidden_quests.hidden_at",
      "hidden_quests.reason as reject_reason",
    ])
    .where("quests.user_id", "=", userId)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb("hidden_quests.hidden_at", "is not", null),
        eb(
          "quests.id",
          "in",
          selectFrom("quests as latest")
            .select("latest.id")
            .where("latest.user_id", "=", userId)
            .orderBy("latest.created_at", "desc")
            .limit(REMEMBERED),
        ),
      ]),
    )
    .orderBy("quests.created_at", "desc")
    .limit(REMEMBERED + REJECTED)
    .execute();
}

/** Times of successful batches, newest first. */
export async function listBatchTimes(db: Handle, userId: string): Promise<Date[]> {
  const rows = await db
    .selectFrom("generations")
    .select("created_at")
    .where("user_id", "=", userId)
    .where("is_ok", "=", true)
    .orderBy("created_at", "desc")
    .limit(BATCHES)
    .execute();
  return rows.map(({ created_at: at }) => at);
}

/** Time of the nth last successful batch; undefined if there were fewer. */
export async function findNthLastBatch(db: Handle, userId: string, nth: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom("generations")
    .select("created_at")
    .where("user_id", "=", userId)
    .where("is_ok", "=", true)
    .orderBy("created_at", "desc")
    .offset(nth - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

export async function hasGenerationSince(db: Handle, userId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom("generations")
    .select("id")
    .where("user_id", "=", userId)
    .where("is_ok", "=", true)
    .where("created_at", ">=", since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

interface NewGeneration {
  readonly id: string;
  readonly user_id: string;
  readonly created_at: Date;
  readonly day: CalendarDay;
  readonly quests: number;
  readonly writer: string;
  readonly duration_ms: number;
  readonly is_ok: boolean;
  readonly business_type: string | null;
  readonly decision: string | null;
}

export async function insertGeneration(db: Handle, generation: NewGeneration): Promise<void> {
  await db.insertInto("generations").values(generation).execute();
}

export interface PluginFigures {
  readonly plugin: string;
  readonly runs: number;
  readonly enhancements: number;
  readonly errors: number;
  readonly spent_ms: number;
  readonly slow: number;
  readonly slow_waiting: number;
}

/** Inserts in order of plugin name, so that two batches cannot deadlock. */
export async function addPluginFigures(
  db: Handle,
  day: CalendarDay,
  figures: readonly PluginFigures[],
): Promise<void> {
  const rows = figures.map((figure) => ({ ...figure, day })).sort((a, b) => (a.plugin < b.plugin ? -1 : 1));
  await db
    .insertInto("plugin_totals")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["day", "plugin"]).doUpdateSet({
        runs: sql`plugin_totals.runs + excluded.runs`,
        enhancements: sql`plugin_totals.enhancements + excluded.enhancements`,
        errors: sql`plugin_totals.errors + excluded.errors`,
        spent_ms: sql`plugin_totals.spent_ms + excluded.spent_ms`,
        slow: sql`plugin_totals.slow + excluded.slow`,
        slow_waiting: sql`plugin_totals.slow_waiting + excluded.slow_waiting`,
      }),
    )
    .execute();
}

interface WaitingSince {
  readonly now: Date;
  readonly seenSince: Date;
  readonly madeBefore: Date;
  /** People with a batch attempt since then, even a failed one, are skipped. */
  readonly triedBefore: Date;
}

/**
 * People of this page who were seen lately, may have a plan, have no open quests, and whose last batch is
 * over. Only `users` is read by range, the rest per person by index (`offset 0` enforces that).
 */
export async function listWaiting(
  db: Handle,
  { now, seenSince, madeBefore, triedBefore }: WaitingSince,
  page: PeoplePage,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select users.id from users
    where ${isOnPage(page)} and onboarded_at is not null and closed_at is null
      and exists (select from sessions s where s.user_id = users.id and s.last_seen_at >= ${seenSince} offset 0)
      and not exists (
        select from quests q
        where q.user_id = users.id and q.completed_at is null and q.deleted_at is null offset 0
      )
      and not exists (
        select from generations g
        where g.user_id = users.id
          and (g.created_at >= ${triedBefore} or (g.is_ok and g.created_at >= ${madeBefore})) offset 0
      )
      -- Roughly: whether the plan really stands is for the rule to say.
      and exists (
        select from subscriptions p
        where p.user_id = users.id and (
          p.status in ('subscribed', 'legacy')
          or p.trial_expires_at > ${now}
          or p.payment_state in ('active', 'past_due')
        ) offset 0
      )`.execute(db);
  return rows.map(({ id }) => id);
}
