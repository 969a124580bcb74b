import { sql } from "kysely";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import type { HardWeek } from "#domain/review/hard-week.ts";
import type { Handle } from "#server/platform/db/handles.ts";
import { isOnPage, type PeoplePage } from "#server/platform/db/people-pages.ts";
import { prepare } from "#server/platform/db/prepared.ts";

const REMEMBERED = 500;
const REJECTED = 5_000;
const BATCHES = 200;
const STATED = 50;

const selectGiven = prepare((db, { userId }: { userId: string }) =>
  db
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
    .limit(REMEMBERED + REJECTED),
);

/** The person's latest quests, newest first, with their outcome; rejected ones are included at any age. */
export function listGiven(db: Handle, userId: string) {
  return selectGiven(db, { userId });
}

/** A person's past as far as it is no quest. */
interface Before {
  /** Times of successful batches in milliseconds, newest first. */
  readonly batches: readonly number[];
  /** What the person ruled out in the chat. */
  readonly stated: readonly string[];
  /** What was hard in the newest week that was looked back on. */
  readonly lastWeek: (HardWeek & { readonly week: CalendarDay }) | null;
}

const selectBefore = prepare(
  (_db, { userId }: { userId: string }) => sql<Before>`
    select
      to_json(array(
        select (extract(epoch from created_at) * 1000)::float8 from generations
        where user_id = ${userId} and is_ok order by created_at desc limit ${BATCHES}::int)) as batches,
      to_json(array(
        select name from stated_constraints where user_id = ${userId} limit ${STATED}::int)) as stated,
      (select json_build_object('week', week::text, 'hard', hard, 'text', hard_text)
       from reviews where user_id = ${userId} order by reviews.week desc limit 1) as "lastWeek"`,
);

export async function readBefore(db: Handle, userId: string): Promise<Before> {
  const [before] = await selectBefore(db, { userId });
  return before ?? { batches: [], stated: [], lastWeek: null };
}

/** What batches of a person are made from, without the rows themselves. */
interface Basis {
  /** Times of the last and the nth last successful batch. */
  readonly last: Date | null;
  readonly nthLast: Date | null;
  /** Another one whenever a quest, rejection, batch, fact, entry of money, constraint or review of the person changed. */
  readonly mark: string;
}

const selectBasis = prepare(
  (_db, { userId, skipped }: { userId: string; skipped: number }) => sql<Basis>`
    select b.last, b.mark,
      (select created_at from generations where user_id = ${userId} and is_ok
       order by created_at desc offset ${skipped} limit 1) as "nthLast"
    from (
      select g.created_at as last, json_build_array(
        g.id,
        (select quests_version from users where id = ${userId}),
        (select max(hidden_at) from hidden_quests where user_id = ${userId}),
        (select json_build_array(count(*), max(id)) from business_facts where user_id = ${userId}),
        (select json_build_array(count(*), max(number)) from money_entries
         where user_id = ${userId} and deleted_at is null),
        (select string_agg(name, ' ' order by name) from stated_constraints where user_id = ${userId}),
        (select json_build_array(week, hard, hard_text) from reviews
         where user_id = ${userId} order by reviews.week desc limit 1)
      )::text as mark
      from (select) always left join lateral (
        select id, created_at from generations where user_id = ${userId} and is_ok
        order by created_at desc limit 1
      ) g on true
    ) b`,
);

export async function readBasis(db: Handle, userId: string, nth: number): Promise<Basis> {
  const [basis] = await selectBasis(db, { userId, skipped: nth - 1 });
  if (!basis) throw new Error("A select from an empty row has one row");
  return basis;
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

const insertPrepared = prepare((db, generation: NewGeneration) =>
  db.insertInto("generations").values({
    id: generation.id,
    user_id: generation.user_id,
    created_at: generation.created_at,
    day: generation.day,
    quests: generation.quests,
    writer: generation.writer,
    duration_ms: generation.duration_ms,
    is_ok: generation.is_ok,
    business_type: generation.business_type,
    decision: generation.decision,
  }),
);

export async function insertGeneration(db: Handle, generation: NewGeneration): Promise<void> {
  await insertPrepared(db, generation);
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

interface FiguresOfDay {
  readonly day: CalendarDay;
  readonly figures: string;
}

/** Inserts in order of plugin name, so that two batches cannot deadlock. */
const addPrepared = prepare(
  (_db, { day, figures }: FiguresOfDay) => sql`
    insert into plugin_totals as t (day, plugin, runs, enhancements, errors, spent_ms, slow, slow_waiting)
    select ${day}::date, plugin, runs, enhancements, errors, spent_ms, slow, slow_waiting
    from json_populate_recordset(null::plugin_totals, ${figures}::json)
    order by plugin collate "C"
    on conflict (day, plugin) do update set
      runs = t.runs + excluded.runs, enhancements = t.enhancements + excluded.enhancements,
      errors = t.errors + excluded.errors, spent_ms = t.spent_ms + excluded.spent_ms,
      slow = t.slow + excluded.slow, slow_waiting = t.slow_waiting + excluded.slow_waiting`,
);

export async function addPluginFigures(
  db: Handle,
  day: CalendarDay,
  figures: readonly PluginFigures[],
): Promise<void> {
  await addPrepared(db, { day, figures: JSON.stringify(figures) });
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
