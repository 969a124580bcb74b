import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, statfsSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  diskFullLine,
  explainFolderError,
  isDiskFull,
  makeDataFolder,
} from "#server/platform/data-folder/data-folder.ts";
import { lockFolder } from "#server/platform/data-folder/data-folder-lock.ts";
import { arrangeClusterFolder, SHARED_FOLDER } from "#server/platform/db/embedded/cluster-folder.ts";
import { createCluster } from "#server/platform/db/embedded/create-cluster.ts";
import { findEngine, reachableEngine } from "#server/platform/db/embedded/engine.ts";
import { DATABASE, ensureDatabase, USER } from "#server/platform/db/embedded/ensure-database.ts";
import {
  adoptPostmaster,
  type Postmaster,
  ServerFailed,
  type ServerPlan,
  startPostmaster,
  stopPostmaster,
} from "#server/platform/db/embedded/postmaster.ts";
import { openServerLog } from "#server/platform/db/embedded/server-log.ts";
import { SOCKET_PORT, serverSettings } from "#server/platform/db/embedded/server-settings.ts";
import { openSocketFolder, prepareSocketFolder } from "#server/platform/db/embedded/socket-folder.ts";
import { type DatabaseEvent, supervise } from "#server/platform/db/embedded/supervise.ts";
import { StartUpProblem } from "#server/platform/start-up-problem.ts";

const MB = 1024 * 1024;
const FREE_FOR_FIRST_START_BYTES = 100 * MB;
const FREE_FOR_LATER_STARTS_BYTES = 24 * MB;

export interface EmbeddedDatabase {
  /** Connection settings for `pg`. */
  readonly connection: { host: string; port: number; user: string; database: string };
  /** Fast shutdown; waits until it is done; idempotent. */
  stop(): Promise<void>;
  /** Pid of the running postmaster, for tests and doctor. */
  pid(): number | undefined;
}

interface EmbeddedDatabaseOptions {
  readonly dataDir: string;
  readonly say: (line: string) => void;
  readonly onEvent?: (event: DatabaseEvent, detail: string) => void;
  /** For tests only: settings that trade durability for speed. */
  readonly testSettings?: Record<string, string>;
}

/** Runs our own PostgreSQL server on the cluster in `dataDir`; one left by a killed process is reused. */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const prepared = await prepareCluster(options).catch((error) => explainAndThrow(options.dataDir, error));
  try {
    return await startServer(prepared, options);
  } catch (error) {
    await prepared.unlock();
    return explainAndThrow(prepared.dataDir, error);
  }
}

async function prepareCluster({ dataDir: wanted, say, testSettings }: EmbeddedDatabaseOptions) {
  makeDataFolder(wanted);
  const dataDir = realpathSync(wanted);
  const isNew = !hasCluster(join(dataDir, "postgres"), findEngine().major);
  const folder = arrangeClusterFolder(dataDir);
  const engine = reachableEngine(folder.account, SHARED_FOLDER);
  // Two data folders, one a copy of the other, may link to the same cluster.
  const unlock = folder.isElsewhere ? await lockFolder(dirname(folder.path)) : async () => undefined;
  try {
    if (isNew) {
      requireFreeBytes(folder.path, FREE_FOR_FIRST_START_BYTES);
      say("Making the database (once) …");
      await createCluster(folder, engine, testSettings === undefined);
    }
    return { dataDir, folder, engine, unlock };
  } catch (error) {
    await unlock();
    throw error;
  }
}

type Prepared = Awaited<ReturnType<typeof prepareCluster>>;

async function startServer({ dataDir, folder, engine, unlock }: Prepared, options: EmbeddedDatabaseOptions) {
  const { say, onEvent = () => undefined, testSettings } = options;
  const log = openServerLog(join(dataDir, "postgres.log"));
  const leftOver = await adoptAnswering(folder.path);
  if (leftOver) say("Found the database still running; using it.");
  const host = leftOver?.socketFolder ?? openSocketFolder(dataDir, folder.account);
  const plan: ServerPlan = { folder, engine, log, settings: serverSettings(host, testSettings) };
  const first = leftOver ?? (await startAnswering(plan, host));
  const restart = () => {
    prepareSocketFolder(host, folder.account);
    return startPostmaster(plan);
  };
  const server = supervise(first, restart, onEvent);
  const stopAll = async () => {
    await server.stop();
    log.close();
    rmSync(host, { recursive: true, force: true });
    await unlock();
  };
  let stopped: Promise<void> | undefined;
  return {
    connection: { host, port: SOCKET_PORT, user: USER, database: DATABASE },
    pid: server.pid,
    stop: () => {
      stopped ??= stopAll();
      return stopped;
    },
  };
}

/** Reuses a left-over server if it answers; one whose socket was deleted is stopped. */
async function adoptAnswering(cluster: string) {
  const server = await adoptPostmaster(cluster);
  if (server === undefined) return undefined;
  try {
    await ensureDatabase(server.socketFolder, SOCKET_PORT);
    return server;
  } catch {
    await stopPostmaster(server);
    return undefined;
  }
}

async function startAnswering(plan: ServerPlan, host: string): Promise<Postmaster> {
  requireFreeBytes(plan.folder.path, FREE_FOR_LATER_STARTS_BYTES);
  const server = await startPostmaster(plan);
  try {
    await ensureDatabase(host, SOCKET_PORT);
    return server;
  } catch (error) {
    await stopPostmaster(server);
    throw error;
  }
}

/** Checks the folder without changing anything. */
function hasCluster(path: string, major: string): boolean {
  const found = readIfThere(join(path, "PG_VERSION"))?.trim();
  if (found === undefined && existsSync(path) && readdirSync(path).length > 0)
    throw new StartUpProblem(
      `${path} is not a complete database. Nothing was changed; move it away to start afresh.`,
    );
  if (found !== undefined && found !== major)
    throw new StartUpProblem(
      `The database in ${path} was made by PostgreSQL ${found}, and this SideQuest brings PostgreSQL ${major}. Nothing was changed: start it with the SideQuest that made it, back up there and restore here.`,
    );
  return found !== undefined;
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function requireFreeBytes(path: string, bytes: number) {
  const { bavail, bsize } = statfsSync(dirname(path));
  if (bavail * bsize < bytes) throw new StartUpProblem(diskFullLine(dirname(path)));
}

function explainAndThrow(dataDir: string, error: unknown): never {
  if (error instanceof StartUpProblem) throw error;
  if (error instanceof ServerFailed && !isDiskFull(error))
    throw new StartUpProblem(
      `The database did not start: ${error.message}. More in ${join(dataDir, "postgres.log")}.`,
      { cause: error },
    );
  throw new StartUpProblem(explainFolderError(dataDir, error), { cause: error });
}
