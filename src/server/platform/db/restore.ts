import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import pg from "pg";
import * as z from "zod/mini";
import type { Clock } from "../clock.ts";
import { StartUpProblem } from "../start-up-problem.ts";
import { BACKUP_FORMAT, type BackupCounts } from "./backup.ts";
import { listTables } from "./backup-tables.ts";
import { latestVersion, migrate, readSchemaVersion } from "./migrate.ts";
import type { Connection } from "./pool.ts";

const headerSchema = z.object({ format: z.literal(BACKUP_FORMAT), schema: z.number() });
const lineSchema = z.union([
  z.object({ table: z.string(), rows: z.array(z.unknown()) }),
  z.object({ end: z.literal(true), tables: z.number(), rows: z.number() }),
]);

/** Fills an empty database, all or nothing, and then migrates it to the current schema. */
export async function restoreBackup(
  connection: Connection,
  file: string,
  migrations: string,
  clock: Clock,
): Promise<BackupCounts> {
  const lines = readBackup(file);
  const header = headerSchema.safeParse(parse((await lines.next()).value ?? "", file));
  if (!header.success) throw new StartUpProblem(`${file} is not a SideQuest backup.`);
  const { schema } = header.data;
  if (schema > (await latestVersion(migrations)))
    throw new StartUpProblem(`${file} was made by a newer SideQuest.`);
  const found = await readSchemaVersion(connection);
  if ((found !== 0 && found !== schema) || !(await isEmpty(connection))) {
    throw new StartUpProblem(
      "The database is in use already: restore into a new DATA_DIR or a new database.",
    );
  }
  await migrate(connection, migrations, clock, schema);
  const counts = await fill(connection, file, lines);
  await migrate(connection, migrations, clock);
  return counts;
}

async function* readBackup(file: string): AsyncGenerator<string, undefined> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  source.on("error", (error) => unzipped.destroy(error));
  try {
    for await (const line of createInterface({ input: source.pipe(unzipped) })) yield line;
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
    throw isMissing ? new StartUpProblem(`There is no file ${file}.`) : damaged(file, error);
  }
  return undefined;
}

async function fill(
  connection: Connection,
  file: string,
  lines: AsyncIterable<string>,
): Promise<BackupCounts> {
  const client = new pg.Client(connection);
  await client.connect();
  const counts = { tables: 0, rows: 0 };
  let isWhole = false;
  try {
    const known = new Set(await listTables(client));
    await client.query("begin");
    const leave = await enterSelfReferences(client);
    for await (const line of lines) {
      const entry = lineSchema.safeParse(parse(line, file)).data;
      if (!entry) throw damaged(file);
      if ("end" in entry) {
        isWhole = entry.rows === counts.rows;
        counts.tables = entry.tables;
        continue;
      }
      if (!known.has(entry.table))
        throw new StartUpProblem(`${file} holds a table that this SideQuest does not know.`);
      const table = pg.escapeIdentifier(entry.table);
      const rows = `jsonb_populate_recordset(null::${table}, ($1::jsonb)->'rows')`;
      await client.query(`insert into ${table} overriding system value select * from ${rows}`, [line]);
      counts.rows += entry.rows.length;
    }
    if (!isWhole) throw new StartUpProblem(`${file} is cut short: nothing was restored.`);
    await leave();
    await advanceSequences(client);
    await client.query("commit");
    return counts;
  } finally {
    await client.end();
  }
}

function parse(line: string, file: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw damaged(file, error);
  }
}

function damaged(file: string, cause?: unknown): StartUpProblem {
  return new StartUpProblem(`${file} is damaged: nothing was restored.`, { cause });
}

/** Defers foreign keys within one table, whose rows come in any order. Returns a function that undoes it. */
async function enterSelfReferences(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table_name: string; name: string }>(`
    select conrelid::regclass::text as table_name, conname as name
    from pg_constraint where contype = 'f' and conrelid = confrelid and not condeferrable`);
  const alter = async (how: string) => {
    for (const { table_name, name } of rows)
      await client.query(`alter table ${table_name} alter constraint ${pg.escapeIdentifier(name)} ${how}`);
  };
  await alter("deferrable initially deferred");
  return async () => {
    await client.query("set constraints all immediate");
    await alter("not deferrable");
  };
}

/** Sets each sequence to continue after the highest restored value. */
async function advanceSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table_name: string; column_name: string; sequence: string }>(`
    select table_name, column_name, pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
    from information_schema.columns
    where table_schema = 'public' and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`);
  for (const { table_name, column_name, sequence } of rows) {
    const highest = `select max(${pg.escapeIdentifier(column_name)}) from ${pg.escapeIdentifier(table_name)}`;
    await client.query(`select setval($1, coalesce((${highest}), 0) + 1, false)`, [sequence]);
  }
}

async function isEmpty(connection: Connection): Promise<boolean> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    for (const table of await listTables(client)) {
      const { rowCount } = await client.query(`select 1 from ${pg.escapeIdentifier(table)} limit 1`);
      if (rowCount) return false;
    }
    return true;
  } finally {
    await client.end();
  }
}
