import { sql } from "kysely";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import type { Currency } from "#domain/money/currencies.ts";
import type { KindSum, MoneyKind } from "#domain/money/money-sums.ts";
import { firstDayOf, lastDayOf, type Month } from "#domain/money/months.ts";
import type { Handle } from "#server/platform/db/handles.ts";

/** Quests of one month: more than anybody completes. */
const QUESTS_MAX = 2_000;

function live(db: Handle, userId: string) {
  return db.selectFrom("money_entries").where("user_id", "=", userId).where("deleted_at", "is", null);
}

/** Sums of the days from one to the other, by kind and currency. */
export async function sumDays(
  db: Handle,
  userId: string,
  from: CalendarDay,
  to: CalendarDay,
): Promise<KindSum[]> {
  const rows = await live(db, userId)
    .select(({ fn }) => ["kind", "currency", fn.sum<string>("amount").as("amount")])
    .where("day", ">=", from)
    .where("day", "<=", to)
    .groupBy(["kind", "currency"])
    .execute();
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

export const sumMonth = (db: Handle, userId: string, month: Month) =>
  sumDays(db, userId, firstDayOf(month), lastDayOf(month));

/** Sums of a year by month, kind and currency. */
export async function sumMonthsOfYear(db: Handle, userId: string, year: number) {
  const month = sql<Month>`to_char(day, 'YYYY-MM')`;
  const rows = await live(db, userId)
    .select(({ fn }) => [month.as("month"), "kind", "currency", fn.sum<string>("amount").as("amount")])
    .where(isInYear(year))
    .groupBy([month, "kind", "currency"])
    .execute();
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

const isInYear = (year: number) =>
  sql<boolean>`day >= make_date(${year}, 1, 1) and day < make_date(${year + 1}, 1, 1)`;

/** Sums of a year by its words, whatever their case: the largest of each kind and currency, and the rest as one. */
export async function sumWordsOfYear(db: Handle, userId: string, year: number, most: number) {
  const { rows } = await sql<{
    currency: Currency;
    kind: MoneyKind;
    what: string | null;
    amount: string;
    entries: string;
  }>`
    with words as (
      select currency, kind, min(what) as what, sum(amount) as amount, count(*) as entries,
        row_number() over (partition by currency, kind order by sum(amount) desc, lower(what)) as place
      from money_entries
      where user_id = ${userId} and deleted_at is null and ${isInYear(year)}
      group by currency, kind, lower(what)
    ),
    shown as (
      select currency, kind, amount, entries, least(place, ${most} + 1) as place,
        case when place <= ${most} then what end as what
      from words
    )
    select currency, kind, what, sum(amount) as amount, sum(entries) as entries
    from shown
    group by currency, kind, place, what
    order by currency, kind desc, place`.execute(db);
  return rows.map((row) => ({ ...row, amount: Number(row.amount), entries: Number(row.entries) }));
}

export async function listYears(db: Handle, userId: string): Promise<number[]> {
  const year = sql<number>`extract(year from day)::int`;
  const rows = await live(db, userId)
    .select(year.as("year"))
    .distinct()
    .orderBy("year", "desc")
    .limit(101)
    .execute();
  return rows.map((row) => row.year);
}

/** By quest, kind and currency, for the quests with the most entries' money. */
export async function sumQuests(db: Handle, userId: string, most: number) {
  const rows = await db
    .selectFrom("money_entries")
    .innerJoin("quests", "quests.id", "money_entries.quest_id")
    .select(({ fn }) => [
      "quests.id as questId",
      "quests.title",
      "money_entries.kind",
      "money_entries.currency",
      fn.sum<string>("money_entries.amount").as("amount"),
    ])
    .where("money_entries.user_id", "=", userId)
    .where("money_entries.deleted_at", "is", null)
    .where("quests.id", "in", (eb) =>
      eb
        .selectFrom("money_entries as linked")
        .select("linked.quest_id")
        .where("linked.user_id", "=", userId)
        .where("linked.deleted_at", "is", null)
        .where("linked.quest_id", "is not", null)
        .groupBy("linked.quest_id")
        .orderBy(({ fn }) => fn.max("linked.day"), "desc")
        .orderBy("linked.quest_id")
        .limit(most),
    )
    .groupBy(["quests.id", "quests.title", "money_entries.kind", "money_entries.currency"])
    .orderBy("amount", "desc")
    .execute();
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

/** What these quests brought and cost, by quest, kind and currency. */
export async function sumOfQuests(db: Handle, userId: string, questIds: readonly string[]) {
  if (questIds.length === 0) return [];
  const rows = await db
    .selectFrom("money_entries")
    .select(({ fn }) => ["quest_id as questId", "kind", "currency", fn.sum<string>("amount").as("amount")])
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .where("quest_id", "in", [...questIds])
    .groupBy(["quest_id", "kind", "currency"])
    .execute();
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

/** The oldest first, so that the newest of the same title counts. */
export function listQuestsByTitle(db: Handle, userId: string, titleKeys: readonly string[]) {
  return db
    .selectFrom("quests")
    .select(["id", "title_key"])
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .where("title_key", "in", [...titleKeys])
    .orderBy("created_at")
    .execute();
}

/** Notes and counted time of the quests completed in a month. */
export function listTimes(db: Handle, userId: string, month: Month) {
  return db
    .selectFrom("quests")
    .select(["completion_notes", "worked_sec"])
    .where("user_id", "=", userId)
    .where("completed_day", ">=", firstDayOf(month))
    .where("completed_day", "<=", lastDayOf(month))
    .where("deleted_at", "is", null)
    .limit(QUESTS_MAX)
    .execute();
}

/** Completed quests with a number in their notes and without an entry, newest first. */
export function listWithMetric(db: Handle, userId: string, since: Date, limit: number) {
  return db
    .selectFrom("quests")
    .select(["id", "title", "completed_day", "completion_notes"])
    .where("user_id", "=", userId)
    .where("completed_at", ">=", since)
    .where("deleted_at", "is", null)
    .where("completion_notes", "like", '%"metric"%')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("money_entries")
            .select("money_entries.id")
            .whereRef("money_entries.quest_id", "=", "quests.id")
            .where("money_entries.deleted_at", "is", null),
        ),
      ),
    )
    .orderBy("completed_at", "desc")
    .limit(limit)
    .execute();
}

export async function isQuestOf(db: Handle, userId: string, questId: string): Promise<boolean> {
  const row = await db
    .selectFrom("quests")
    .select("id")
    .where("id", "=", questId)
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}
