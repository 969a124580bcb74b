import { randomBytes } from "node:crypto";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { systemClock } from "#server/platform/clock.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import type { Connection } from "#server/platform/db/pool.ts";
import { signingKeys } from "#server/platform/identity/local-provider/provider.ts";
import { createMetrics } from "#server/platform/metrics.ts";
import { findProjectRoot } from "#server/platform/project-root.ts";
import { openTestDatabase } from "./open-test-database.ts";

const TEMPLATE = "sidequest_template";
const LOCK_KEY = 7_243_099;

/** A migrated database for one test, copied from a template in well under a second. */
export async function makeTestDatabase() {
  const server = inject("database");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await asOwner(async (client) => {
    await client.query("select pg_advisory_lock($1)", [LOCK_KEY]);
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [TEMPLATE]);
    if (rowCount === 0) {
      await client.query(`create database ${TEMPLATE}`);
      await fillTemplate({ ...server, database: TEMPLATE });
    }
    // By default every page of the copy is written to the log too: three times the processor time.
    await client.query(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  });
  return madeDatabase(name);
}

/** With the keys of sign-in: each takes a quarter of a second of processor time to make. */
async function fillTemplate(connection: Connection): Promise<void> {
  await migrate(connection, join(findProjectRoot(), "migrations"), systemClock);
  const { db, close } = openTestDatabase(connection, createMetrics());
  await signingKeys(db);
  await close();
}

/** An empty database without tables. */
export async function makeEmptyDatabase() {
  const name = `empty_${randomBytes(6).toString("hex")}`;
  await asOwner((client) => client.query(`create database ${name}`));
  return madeDatabase(name);
}

function madeDatabase(name: string) {
  return {
    connection: { ...inject("database"), database: name },
    drop: () => asOwner((client) => client.query(`drop database ${name} with (force)`)),
  };
}

async function asOwner(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ ...inject("database"), database: "postgres" });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
