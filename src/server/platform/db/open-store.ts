import type { Config } from "../config.ts";
import { type DataFolder, openDataFolder } from "../data-folder/data-folder.ts";
import { startEmbeddedDatabase } from "./embedded/embedded-database.ts";
import type { Connection } from "./pool.ts";

export interface Store {
  readonly dataDir: string;
  readonly connection: Connection;
  close(): Promise<void>;
}

interface StoreOptions {
  readonly say: (line: string) => void;
  readonly onEvent?: (event: string, detail: string) => void;
}

/** The data folder, locked for this process, and a database: embedded in it, or the one at DATABASE_URL. */
export async function openStore(config: Config, options: StoreOptions): Promise<Store> {
  const folder = await openDataFolder(config.dataDir);
  if (config.databaseUrl) {
    return {
      dataDir: folder.path,
      connection: { connectionString: config.databaseUrl },
      close: folder.release,
    };
  }
  return openEmbedded(folder, options);
}

async function openEmbedded(folder: DataFolder, options: StoreOptions): Promise<Store> {
  try {
    const database = await startEmbeddedDatabase({ dataDir: folder.path, ...options });
    return {
      dataDir: folder.path,
      connection: database.connection,
      close: async () => {
        await database.stop();
        await folder.release();
      },
    };
  } catch (error) {
    await folder.release();
    throw error;
  }
}
