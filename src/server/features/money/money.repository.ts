import { type Insertable, type SqlBool, sql, type Updateable } from "kysely";
import { type CalendarDay, calendarDay } from "#domain/general/calendar-day.ts";
import type { Currency } from "#domain/money/currencies.ts";
import type { FileEntry } from "#domain/money/money-file.ts";
import { ENTRIES_MAX, type Goal } from "#domain/money/money-sums.ts";
import { firstDayOf, lastDayOf, type Month } from "#domain/money/months.ts";
import type { Handle, Tx } from "#server/platform/db/handles.ts";
import type { Schema } from "#server/platform/db/tables/schema.ts";

export type NewEntry = Omit<Insertable<Schema["money_entries"]>, "number">;

/** Where a page of entries ends. */
export interface EntryCursor {
  readonly day: CalendarDay;
  readonly number: string;
}

const COLUMNS = [
  "money_entries.id",
  "money_entries.number",
  "money_entries.kind",
  "money_entries.amount",
  "money_entries.currency",
  "money_entries.what",
  "money_entries.day",
  "money_entries.quest_id",
  "quests.title as quest_title",
] as const;

function entries(db: Handle, userId: string) {
  return db
    .selectFrom("money_entries")
    .leftJoin("quests", "quests.id", "money_entries.quest_id")
    .select(COLUMNS)
    .where("money_entries.user_id", "=", userId);
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

/** Newest day first, and within a day what was entered last. */
export function listEntries(
  db: Handle,
  userId: string,
  { month, before, limit }: { month?: Month | undefined; before?: EntryCursor | undefined; limit: number },
) {
  return entries(db, userId)
    .where("money_entries.deleted_at", "is", null)
    .$if(month !== undefined, (query) =>
      query
        .where("money_entries.day", ">=", firstDayOf(month as Month))
        .where("money_entries.day", "<=", lastDayOf(month as Month)),
    )
    .$if(before !== undefined, (query) => query.where(isAfterEntry(before as EntryCursor)))
    .orderBy("money_entries.day", "desc")
    .orderBy("money_entries.number", "desc")
    .limit(limit)
    .execute();
}

function isAfterEntry({ day, number }: EntryCursor) {
  return sql<SqlBool>`(money_entries.day, money_entries.number) < (${day}::date, ${number}::bigint)`;
}

export function findEntry(db: Handle, userId: string, id: string) {
  return entries(db, userId).where("money_entries.id", "=", id).executeTakeFirst();
}

/** Removed ones too; undefined if it is not theirs. */
export function lockEntry(tx: Tx, userId: string, id: string) {
  return tx
    .selectFrom("money_entries")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** False if the id is taken. */
export async function insertEntry(tx: Tx, entry: NewEntry): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("money_entries")
    .values(entry)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function insertEntries(tx: Tx, rows: readonly NewEntry[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insertInto("money_entries")
      .values([...rows])
      .execute();
}

export async function updateEntry(
  tx: Tx,
  id: string,
  changes: Updateable<Schema["money_entries"]>,
): Promise<void> {
  await tx.updateTable("money_entries").set(changes).where("id", "=", id).execute();
}

/** Removed ones count: otherwise entering and removing would fill the table. */
export async function countEntries(db: Handle, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("money_entries")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What is entered on the days of a file. */
export async function listOfDays(
  db: Handle,
  userId: string,
  from: CalendarDay,
  to: CalendarDay,
): Promise<FileEntry[]> {
  const rows = await db
    .selectFrom("money_entries")
    .select(["day", "kind", "amount", "currency", "what"])
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .limit(ENTRIES_MAX)
    .execute();
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

export async function listGoals(db: Handle, userId: string): Promise<Goal[]> {
  const rows = await db
    .selectFrom("money_goals")
    .select(["currency", "from_month", "amount"])
    .where("user_id", "=", userId)
    .orderBy("set_at", "desc")
    .limit(1_000)
    .execute();
  return rows.map(({ currency, from_month: from, amount }) => ({ currency, from, amount: Number(amount) }));
}

export async function setGoal(
  db: Handle,
  userId: string,
  goal: { currency: Currency; month: Month; amount: number; now: Date },
): Promise<void> {
  const { currency, month, amount, now } = goal;
  await db
    .insertInto("money_goals")
    .values({ user_id: userId, currency, from_month: month, amount, set_at: now })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "currency", "from_month"]).doUpdateSet({ amount, set_at: now }),
    )
    .execute();
}

export async function areSalesTold(db: Handle, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("money_settings")
    .select("are_sales_told")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.are_sales_told ?? true;
}

export async function setSalesTold(db: Handle, userId: string, areTold: boolean): Promise<void> {
  await db
    .insertInto("money_settings")
    .values({ user_id: userId, are_sales_told: areTold })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ are_sales_told: areTold }))
    .execute();
}

/** Days with income, the latest 400, with the number of entries and when the last was made; none if they are private. */
export async function listToldSaleDays(db: Handle, userId: string) {
  const rows = await db
    .selectFrom("money_entries")
    .select(({ fn }) => ["day", fn.countAll<string>().as("count"), fn.max("created_at").as("enteredAt")])
    .where("user_id", "=", userId)
    .where("kind", "=", "income")
    .where("deleted_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("money_settings")
            .select("user_id")
            .where("user_id", "=", userId)
            .where("are_sales_told", "=", false),
        ),
      ),
    )
    .groupBy("day")
    .orderBy("day", "desc")
    .limit(400)
    .execute();
  return rows
    .reverse()
    .map(({ day, count, enteredAt }) => ({ day: calendarDay(day), count: Number(count), enteredAt }));
}

const TABLES = ["money_entries", "money_goals", "money_settings"] as const;

export async function deleteMoney(tx: Tx, userId: string): Promise<void> {
  for (const table of TABLES) await tx.deleteFrom(table).where("user_id", "=", userId).execute();
}
