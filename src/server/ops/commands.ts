import { existsSync } from "node:fs";
import { join } from "node:path";
import { recordByOperator } from "../features/audit/audit.service.ts";
import { FEATURES, purgeAll } from "../features.ts";
import { systemClock } from "../platform/clock.ts";
import { readConfig } from "../platform/config.ts";
import { writeBackup } from "../platform/db/backup.ts";
import { migrate } from "../platform/db/migrate.ts";
import { openDatabase } from "../platform/db/pool.ts";
import { restoreBackup } from "../platform/db/restore.ts";
import type { OpsCommand } from "../platform/features/ops-command.ts";
import { createMetrics } from "../platform/metrics.ts";
import { findProjectRoot } from "../platform/project-root.ts";
import { StartUpProblem } from "../platform/start-up-problem.ts";
import { runDoctor } from "./doctor.ts";
import { reachStore } from "./reach-store.ts";

/** In the order of the usage text: the features' commands first. */
export const COMMANDS: readonly OpsCommand[] = [
  ...FEATURES.flatMap(({ commands }) => commands ?? []),
  {
    name: "backup",
    takes: ["FILE"],
    does: "writes everything to one compressed file",
    run: async ({ connection, database, clock, say }, [file = ""]) => {
      const { tables, rows } = await writeBackup(connection, file, clock.now());
      say(`Wrote ${rows} rows of ${tables} tables to ${file}.`);
      const entry = { act: "backup_written", details: { tables, rows } } as const;
      // A standby or a full disk cannot record this, but the backup file is complete all the same.
      await recordByOperator(database.db, clock.now(), entry).catch((error: Error) =>
        say(`This was not written into the audit log: ${error.message}`),
      );
    },
  },
  {
    name: "restore",
    takes: ["FILE"],
    does: "fills an empty database from a backup",
    isExclusive: true,
    startsFresh: true,
    run: async ({ connection, database, migrations, clock, say }, [file = ""]) => {
      const { tables, rows } = await restoreBackup(connection, file, migrations, clock);
      say(`Restored ${rows} rows of ${tables} tables from ${file}.`);
      await recordByOperator(database.db, clock.now(), { act: "backup_restored", details: { tables, rows } });
    },
  },
  {
    name: "migrate",
    takes: [],
    does: "applies pending migrations",
    startsFresh: true,
    run: async ({ connection, database, migrations, clock, say }) => {
      const applied = await migrate(connection, migrations, clock);
      if (applied.length === 0) return say("Nothing to do: the database is up to date.");
      say(`Applied ${applied.join(", ")}.`);
      const details = { migrations: applied.length };
      await recordByOperator(database.db, clock.now(), { act: "database_migrated", details });
    },
  },
  {
    name: "purge",
    takes: [],
    does: "permanently deletes expired data",
    run: async ({ database, clock, say }) => {
      const purged = await purgeAll(database.db, clock.now());
      const counts = Object.entries(purged).map(([what, count]) => `${count} ${what}`);
      say(`Purged ${counts.join(", ")}.`);
      await recordByOperator(database.db, clock.now(), { act: "purged", details: purged });
    },
  },
  {
    name: "demo-remove",
    takes: [],
    does: "removes the people of --demo",
    run: async ({ connection, database, clock, say }) => {
      const { removeDemo } = await import("../../../tools/demo/remove-demo.ts");
      const people = await removeDemo(connection);
      if (people === null) return say("There is no demo here: nothing was changed.");
      say(`Removed the demo with its ${people} people.`);
      await recordByOperator(database.db, clock.now(), { act: "demo_removed", details: { people } });
    },
  },
  { name: "doctor", takes: [], does: "checks this instance for problems", run: runDoctor },
];

export async function runCommand(command: OpsCommand, args: string[]): Promise<void> {
  const config = readConfig(process.env);
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  if (!command.startsFresh && !config.databaseUrl && !existsSync(join(config.dataDir, "postgres"))) {
    throw new StartUpProblem(`There is no SideQuest in ${config.dataDir}. Start it once, or set DATA_DIR.`);
  }
  const store = await reachStore(config, { say, isExclusive: command.isExclusive ?? false });
  const database = openDatabase(store.connection, createMetrics(), () => undefined);
  const migrations = join(findProjectRoot(), "migrations");
  const { connection, dataDir } = store;
  try {
    await command.run({ config, connection, database, migrations, clock: systemClock, dataDir, say }, args);
  } finally {
    await database.close();
    await store.close();
  }
}
