import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import type { Clock } from "../clock.ts";
import { StartUpProblem } from "../start-up-problem.ts";
import type { Connection } from "./pool.ts";

const LOCK_KEY = 7_243_001;

interface Migration {
  version: number;
  name: string;
  sql: string;
  checksum: string;
}

/** Migrates the database, one transaction per file, one process at a time. Returns the applied migrations. */
export async function migrate(
  connection: Connection,
  folder: string,
  clock: Clock,
  upTo = Number.POSITIVE_INFINITY,
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await connect(connection);
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK_KEY]);
    await client.query(
      "create table if not exists schema_migrations (version integer primary key, name text not null, checksum text not null, applied_at timestamptz not null)",
    );
    const applied = await readApplied(client);
    checkHistory(migrations, applied);
    const pending = migrations.filter(({ version }) => !applied.has(version) && version <= upTo);
    for (const migration of pending) await apply(client, migration, clock.now());
    return pending.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

/** The schema version of this program's migration files. */
export async function latestVersion(folder: string): Promise<number> {
  return (await readMigrations(folder)).at(-1)?.version ?? 0;
}

/** The schema version of this database; 0 for a new one. */
export async function readSchemaVersion(connection: Connection): Promise<number> {
  const client = await connect(connection);
  try {
    const { rows } = await client.query(
      "select to_regclass('public.schema_migrations') is not null as is_known",
    );
    if (!rows[0]?.is_known) return 0;
    return Math.max(0, ...(await readApplied(client)).keys());
  } finally {
    await client.end();
  }
}

async function connect(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartUpProblem(`The database cannot be reached: ${code ?? message}. Is DATABASE_URL right?`, {
      cause: error,
    });
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[\w-]+\.sql$/u.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), "utf8");
      const checksum = createHash("sha256").update(sql).digest("hex");
      return { version: Number(name.slice(0, 4)), name, sql, checksum };
    }),
  );
}

async function readApplied(client: pg.Client): Promise<Map<number, string>> {
  const { rows } = await client.query<{ version: number; checksum: string }>(
    "select version, checksum from schema_migrations",
  );
  return new Map(rows.map((row) => [row.version, row.checksum]));
}

function checkHistory(migrations: Migration[], applied: Map<number, string>): void {
  const known = new Map(migrations.map((migration) => [migration.version, migration]));
  for (const [version, checksum] of applied) {
    const migration = known.get(version);
    if (!migration) {
      throw new StartUpProblem(
        `The database was last used by a newer SideQuest (schema ${version}): update this one first.`,
      );
    }
    if (migration.checksum !== checksum) {
      throw new StartUpProblem(
        `Migration ${migration.name} was changed after it had been applied: add a new file instead.`,
      );
    }
  }
}

async function apply(client: pg.Client, migration: Migration, appliedAt: Date): Promise<void> {
  await client.query("begin");
  try {
    await client.query(migration.sql);
    await client.query(
      "insert into schema_migrations (version, name, checksum, applied_at) values ($1, $2, $3, $4)",
      [migration.version, migration.name, migration.checksum, appliedAt],
    );
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new StartUpProblem(`Migration ${migration.name} failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
