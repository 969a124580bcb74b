import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import { listTables } from "./backup-tables.ts";
import type { Connection } from "./pool.ts";

export const BACKUP_FORMAT = "sidequest-backup-1";
const ROWS_PER_LINE = 200;

export interface BackupCounts {
  readonly tables: number;
  readonly rows: number;
}

/**
 * One consistent snapshot as gzipped lines of JSON: a header, then rows by table, parents first, then an end.
 * Written under a temporary name and renamed when complete, so a partial file is never taken for a backup.
 */
export async function writeBackup(connection: Connection, file: string, now: Date): Promise<BackupCounts> {
  const client = new pg.Client(connection);
  await client.connect();
  const partial = `${file}.partial`;
  const counts = { tables: 0, rows: 0 };
  try {
    await client.query("begin isolation level repeatable read read only");
    const out = createWriteStream(partial, { mode: 0o600, flags: "w" });
    await pipeline(readLines(client, now, counts), createGzip(), out);
    await client.query("commit");
    await rename(partial, file);
    return counts;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function* readLines(client: pg.Client, now: Date, counts: { tables: number; rows: number }) {
  const { rows: versions } = await client.query(
    "select coalesce(max(version), 0) as version from schema_migrations",
  );
  const tables = await listTables(client);
  yield line({ format: BACKUP_FORMAT, schema: versions[0]?.version, createdAt: now.toISOString(), tables });
  for (const table of tables) {
    counts.tables++;
    await client.query(
      `declare rows_of_table cursor for select to_jsonb(t)::text as row from ${pg.escapeIdentifier(table)} t`,
    );
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch ${ROWS_PER_LINE} from rows_of_table`);
      if (rows.length === 0) break;
      counts.rows += rows.length;
      // JSON text as the database wrote it: numbers keep every digit.
      yield `{"table":${JSON.stringify(table)},"rows":[${rows.map(({ row }) => row).join(",")}]}\n`;
    }
    await client.query("close rows_of_table");
  }
  yield line({ end: true, ...counts });
}

function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
