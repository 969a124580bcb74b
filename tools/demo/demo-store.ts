import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { type Db, type Lasting, type Tx, withTransaction } from "#server/platform/db/handles.ts";
import type { Connection } from "#server/platform/db/pool.ts";
import type { Schema } from "#server/platform/db/tables/schema.ts";

const DEMO_LOCK = 7_243_010;

/** Uses a separate connection without the pool's short limits, and locks out other fills and removals. */
export async function withDemoStore<T>(connection: Connection, work: (db: Db) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ ...connection, application_name: "sidequest demo", max: 1 });
  // A broken connection fails the statement that needs it.
  pool.on("error", () => undefined);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }) as Db;
  try {
    await sql`select pg_advisory_lock(${DEMO_LOCK})`.execute(db);
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** One bounded transaction. It need not be on disk at once: after a crash it is repeated. */
export function inStep<T extends Lasting>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return withTransaction(db, async (tx) => {
    await sql`set local synchronous_commit = off`.execute(tx);
    return work(tx);
  });
}

const ROWS_A_STATEMENT = 2_000;
/** Columns sent as JSON text elsewhere; here they are part of one JSON document. */
const JSON_COLUMNS = new Set(["weekly_schedule", "decision", "basis"]);

/** Inserts many rows in few statements, each from one JSON document. */
export async function insertRows(tx: Tx, table: keyof Schema, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    const document = JSON.stringify(rows.slice(from, from + ROWS_A_STATEMENT), (name, value) =>
      JSON_COLUMNS.has(name) && typeof value === "string" ? JSON.parse(value) : value,
    );
    const names = sql.join(columns.map((column) => sql.ref(column)));
    await sql`
      insert into ${sql.table(table)} (${names})
      select ${names} from json_populate_recordset(null::${sql.table(table)}, ${document}::json)`.execute(tx);
  }
}
