import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Db } from "./handles.ts";
import type { Connection } from "./pool.ts";
import type { Schema } from "./tables/schema.ts";

/** One connection without the pool's short timeouts, for an operator's long-running work. */
export async function withoutTimeouts<T>(connection: Connection, work: (db: Db) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ ...connection, application_name: "sidequest ops", max: 1 });
  // A broken connection fails the statement that needs it, so the event is ignored.
  pool.on("error", () => undefined);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }) as Db;
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
