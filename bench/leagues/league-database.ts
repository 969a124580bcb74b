import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { systemClock } from "#server/platform/clock.ts";
import { startEmbeddedDatabase } from "#server/platform/db/embedded/embedded-database.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { openDatabase } from "#server/platform/db/pool.ts";
import { createMetrics } from "#server/platform/metrics.ts";

/** The product's database with its ordinary settings and time limits, without the server, whose job would interfere. */
export async function startLeagueDatabase() {
  const dataDir = mkdtempSync(join(tmpdir(), "sidequest-bench-"));
  const embedded = await startEmbeddedDatabase({ dataDir, say: () => undefined });
  await migrate(embedded.connection, "migrations", systemClock);
  const database = openDatabase(embedded.connection, createMetrics(), (error) => console.error(error));
  const sql = new pg.Client(embedded.connection);
  await sql.connect();
  return {
    db: database.slow,
    sql,
    pid: embedded.pid() ?? 0,
    async stop() {
      await sql.end();
      await database.close();
      await embedded.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
