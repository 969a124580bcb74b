import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { databaseAccount } from "#server/platform/db/embedded/account.ts";
import { type ClusterFolder, SHARED_FOLDER } from "#server/platform/db/embedded/cluster-folder.ts";
import { createCluster } from "#server/platform/db/embedded/create-cluster.ts";
import { reachableEngine } from "#server/platform/db/embedded/engine.ts";
import { DATABASE, USER } from "#server/platform/db/embedded/ensure-database.ts";
import { startPostmaster } from "#server/platform/db/embedded/postmaster.ts";
import { openServerLog } from "#server/platform/db/embedded/server-log.ts";
import { serverSettings } from "#server/platform/db/embedded/server-settings.ts";
import { familyOf } from "../process/running-app.ts";
import { freePort, isAlive } from "../process/start-up-process.ts";
import { until } from "./until.ts";

export type Settings = Record<string, string>;

/** fsync is off: killing processes loses no written data; only a power failure would. */
const ON_LOOPBACK: Settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "120",
  fsync: "off",
};

/** One PostgreSQL server on loopback. `prepare` fills its folder; without it the database is new and empty. */
export async function startPostgres(
  name: string,
  settings: Settings = {},
  prepare: (folder: ClusterFolder) => Promise<void> = makeEmpty,
) {
  // The name lets the next run find what a killed run left behind: see global-database.ts.
  const home = mkdtempSync(join(tmpdir(), `sidequest-tests-${process.pid}-${name}-`));
  const folder = { path: join(home, "postgres"), account: databaseAccount(home), isElsewhere: false };
  if (folder.account) chownSync(home, folder.account.uid, folder.account.gid);
  await prepare(folder);
  const port = await freePort();
  const log = openServerLog(join(home, "log"));
  const { pid } = await startPostmaster({
    folder,
    engine: reachableEngine(folder.account, SHARED_FOLDER),
    settings: serverSettings("", { ...ON_LOOPBACK, ...settings, port: String(port) }),
    log,
  });
  /** Simulates a machine failure: kills the server and all its child processes at once. */
  const kill = async () => {
    const family = familyOf(pid).filter(isAlive);
    for (const member of family) killIfThere(member);
    await until(`${name} is gone`, () => !family.some(isAlive));
  };
  const connection = { host: "127.0.0.1", port, user: USER, database: DATABASE };
  return {
    port,
    folder,
    connection,
    query: (sql: string, values?: unknown[]) => query(connection, sql, values),
    kill,
    readLog: () => log.readFrom(0),
    async close() {
      await kill();
      log.close();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

/** A child process may exit between being listed and being killed. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

function makeEmpty(folder: ClusterFolder): Promise<void> {
  return createCluster(folder, reachableEngine(folder.account, SHARED_FOLDER), false);
}

async function query(connection: pg.ClientConfig, sql: string, values?: unknown[]) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}
