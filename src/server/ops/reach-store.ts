import { join } from "node:path";
import type { Config } from "../platform/config.ts";
import { FolderInUse } from "../platform/data-folder/data-folder-lock.ts";
import { DATABASE, USER } from "../platform/db/embedded/ensure-database.ts";
import { findRunningServer } from "../platform/db/embedded/left-over-server.ts";
import { SOCKET_PORT } from "../platform/db/embedded/server-settings.ts";
import { openStore, type Store } from "../platform/db/open-store.ts";

/** The store for one command: shared with a running server unless the command is exclusive. */
export async function reachStore(
  config: Config,
  options: { say: (line: string) => void; isExclusive: boolean },
): Promise<Store> {
  try {
    return await openStore(config, { say: options.say });
  } catch (error) {
    const isRunning = error instanceof Error && error.cause instanceof FolderInUse;
    const shared = isRunning && !options.isExclusive && findShared(config);
    if (!shared) throw error;
    return shared;
  }
}

function findShared(config: Config): Store | undefined {
  const nothingToClose = async () => undefined;
  const { dataDir, databaseUrl } = config;
  if (databaseUrl) return { dataDir, connection: { connectionString: databaseUrl }, close: nothingToClose };
  const server = findRunningServer(join(dataDir, "postgres"));
  if (!server?.isReady) return undefined;
  const connection = { host: server.socketFolder, port: SOCKET_PORT, user: USER, database: DATABASE };
  return { dataDir, connection, close: nothingToClose };
}
