import type pg from "pg";

/** Bytes on disk, tables and indexes together. */
export interface Sizes {
  /** Data each account has once. */
  readonly account: number;
  /** A quest with its award and learning data. */
  readonly quest: number;
  readonly batch: number;
  /** A question to the mentor with its answer. */
  readonly question: number;
  /** Kept for 90 days, like events. */
  readonly visit: number;
  readonly event: number;
}

const TABLES: Record<Exclude<keyof Sizes, "event">, { counted: string; tables: readonly string[] }> = {
  account: {
    counted: "users",
    tables: [
      "users",
      "sessions",
      "subscriptions",
      "people_activity",
      "quest_totals",
      "category_totals",
      "earned_achievements",
      "leaderboard_entries",
      "shares",
      "share_links",
      "mails",
    ],
  },
  quest: {
    counted: "quests",
    tables: ["quests", "xp_ledger", "training_data", "hidden_quests", "active_days"],
  },
  batch: { counted: "generations", tables: ["generations"] },
  question: {
    counted: "mentor_messages where sender = 'user'",
    tables: ["mentor_messages", "quest_suggestions"],
  },
  visit: { counted: "visits", tables: ["visits"] },
};

/** A day's partition has some hundred thousand events; with few, table overhead would dominate. */
const SAMPLE_EVENTS = 200_000;

export async function readSizes(sql: pg.Client): Promise<Sizes> {
  const sizes: Partial<Record<keyof Sizes, number>> = {};
  for (const [unit, { counted, tables }] of Object.entries(TABLES)) {
    const { rows } = await sql.query(
      `select sum(pg_total_relation_size(name::regclass)) / (select count(*) from ${counted}) as bytes from unnest($1::text[]) name`,
      [tables],
    );
    sizes[unit as keyof Sizes] = Math.round(Number(rows[0].bytes));
  }
  return { ...(sizes as Sizes), event: await readEventSize(sql) };
}

/** Copies the events of the last days several times into a table like theirs. */
async function readEventSize(sql: pg.Client): Promise<number> {
  await sql.query(`
    create table sample_events (like events including all);
    insert into sample_events
      select e.* from (select * from events order by at desc limit 2000) e, generate_series(1, ${SAMPLE_EVENTS / 2_000})`);
  const { rows } = await sql.query(
    "select pg_total_relation_size('sample_events')::float / (select count(*) from sample_events) as bytes",
  );
  await sql.query("drop table sample_events");
  return Math.round(Number(rows[0].bytes));
}
