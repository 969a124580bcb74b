import { existsSync } from "node:fs";
import { join } from "node:path";
import { changeRole, relinkAccount, renewCode } from "../features/accounts/operators.service.ts";
import { recordByOperator } from "../features/audit/audit.service.ts";
import { rebuildLeaderboard } from "../features/leaderboard/leaderboard.service.ts";
import { systemClock } from "../platform/clock.ts";
import { readConfig } from "../platform/config.ts";
import { writeBackup } from "../platform/db/backup.ts";
import { migrate } from "../platform/db/migrate.ts";
import { openDatabase } from "../platform/db/pool.ts";
import { restoreBackup } from "../platform/db/restore.ts";
import { withPatience } from "../platform/db/slow-query.ts";
import { createMetrics } from "../platform/metrics.ts";
import { findProjectRoot } from "../platform/project-root.ts";
import { StartUpProblem } from "../platform/start-up-problem.ts";
import { purgeAll } from "../purge.ts";
import { examine } from "./doctor.ts";
import type { OpsDeps } from "./ops-deps.ts";
import { reachStore } from "./reach-store.ts";

interface Verb {
  readonly name: string;
  readonly takes: readonly string[];
  readonly does: string;
  /** True where a running server must not be there at the same time. */
  readonly isExclusive?: boolean;
  /** True where a database that was never used will do. */
  readonly startsFresh?: boolean;
  run(deps: OpsDeps, args: string[]): Promise<void>;
}

export const VERBS: readonly Verb[] = [
  {
    name: "promote",
    takes: ["EMAIL"],
    does: "makes a person an admin",
    run: async ({ database, clock, say }, [email = ""]) =>
      say(await changeRole(database.db, email, "admin", clock.now())),
  },
  {
    name: "demote",
    takes: ["EMAIL"],
    does: "makes an admin a member again",
    run: async ({ database, clock, say }, [email = ""]) =>
      say(await changeRole(database.db, email, "member", clock.now())),
  },
  {
    name: "new-code",
    takes: ["EMAIL"],
    does: "gives a local account a new personal code",
    run: async ({ database, clock, say }, [email = ""]) =>
      say(await renewCode(database.db, email, clock.now())),
  },
  {
    name: "relink",
    takes: ["OLD_EMAIL", "NEW_EMAIL"],
    does: "gives the old account the sign-in of the new one",
    run: async ({ database, clock, say }, [from = "", to = ""]) =>
      say(await relinkAccount(database.db, from, to, clock.now())),
  },
  {
    name: "backup",
    takes: ["FILE"],
    does: "writes everything to one compressed file",
    run: async ({ connection, database, clock, say }, [file = ""]) => {
      const { tables, rows } = await writeBackup(connection, file, clock.now());
      say(`Wrote ${rows} rows of ${tables} tables to ${file}.`);
      const entry = { act: "backup_written", details: { tables, rows } } as const;
      // A standby or a full disk takes no line, and the file is whole all the same.
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
    does: "brings the database up to date",
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
    does: "deletes for good what is past its time",
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
    does: "takes out the made-up people of --demo",
    run: async ({ connection, database, clock, say }) => {
      const { removeDemo } = await import("../../../tools/demo/remove-demo.ts");
      const people = await removeDemo(connection);
      if (people === null) return say("There is no demo here: nothing was changed.");
      say(`Removed the demo with its ${people} made-up people.`);
      await recordByOperator(database.db, clock.now(), { act: "demo_removed", details: { people } });
    },
  },
  {
    name: "rebuild-leaderboard",
    takes: [],
    does: "works out anew who stands where",
    run: async ({ connection, database, clock, say }) => {
      const people = await withPatience(connection, rebuildLeaderboard);
      say(`Worked out anew: ${people} people stand on the leaderboard.`);
      await recordByOperator(database.db, clock.now(), { act: "leaderboard_rebuilt", details: { people } });
    },
  },
  { name: "doctor", takes: [], does: "looks for what is wrong", run: examine },
];

export async function runVerb(verb: Verb, args: string[]): Promise<void> {
  const config = readConfig(process.env);
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  if (!verb.startsFresh && !config.databaseUrl && !existsSync(join(config.dataDir, "postgres"))) {
    throw new StartUpProblem(`There is no SideQuest in ${config.dataDir}. Start it once, or set DATA_DIR.`);
  }
  const store = await reachStore(config, { say, isExclusive: verb.isExclusive ?? false });
  const database = openDatabase(store.connection, createMetrics(), () => undefined);
  const migrations = join(findProjectRoot(), "migrations");
  const { connection, dataDir } = store;
  try {
    await verb.run({ config, connection, database, migrations, clock: systemClock, dataDir, say }, args);
  } finally {
    await database.close();
    await store.close();
  }
}
