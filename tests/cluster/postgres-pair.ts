import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { ClusterFolder } from "#server/platform/db/embedded/cluster-folder.ts";
import { ensureDatabase, USER } from "#server/platform/db/embedded/ensure-database.ts";
import { connectTo, type PostgresServer, startPostgres } from "./postgres-server.ts";
import { until } from "./until.ts";

/** What belongs to the running server and not to its data; the replica fetches its log by itself. */
const NOT_COPIED = /^(postmaster\.(pid|opts)|pg_wal\/.+|pg_replslot\/.+|pg_stat_tmp\/.+)$/u;
const SIDEQUEST_USES: Record<string, string> = { wal_keep_size: "256MB" };

/**
 * A primary, and a replica that streams from it. A commit is acknowledged once both have it, so that nothing
 * acknowledged is lost when the replica takes over.
 */
export async function startPostgresPair() {
  const primary = await startPostgres("primary", SIDEQUEST_USES);
  await ensureDatabase("127.0.0.1", primary.port);
  const replica = await startPostgres(
    "replica",
    {
      ...SIDEQUEST_USES,
      primary_conninfo: `host=127.0.0.1 port=${primary.port} user=${USER} application_name=replica`,
    },
    (folder) => copyRunning(primary, folder),
  );
  await until("the replica streams", async () => {
    const [row] = await primary.query("select from pg_stat_replication where state = 'streaming'");
    return row !== undefined;
  });
  await primary.query("alter system set synchronous_standby_names = '*'");
  await primary.query("select pg_reload_conf()");
  await until("the replica is waited for", async () => {
    const [row] = await primary.query("select from pg_stat_replication where sync_state = 'sync'");
    return row !== undefined;
  });
  return {
    primary,
    replica,
    /** Resolves when the replica takes writes. */
    promote: async () => void (await replica.query("select pg_promote(true, 60)")),
    async close() {
      await replica.close();
      await primary.close();
    },
  };
}

export type PostgresPair = Awaited<ReturnType<typeof startPostgresPair>>;

/** What pg_basebackup does, which does not come with the embedded programs. */
async function copyRunning(primary: PostgresServer, folder: ClusterFolder): Promise<void> {
  const client = connectTo(primary.port, "postgres");
  await client.connect();
  try {
    await client.query("select pg_backup_start('replica', true)");
    const from = primary.folder.path;
    cpSync(from, folder.path, {
      recursive: true,
      filter: (path) => !NOT_COPIED.test(relative(from, path)),
    });
    const { rows } = await client.query("select labelfile from pg_backup_stop(false)");
    writeFileSync(join(folder.path, "backup_label"), rows[0].labelfile);
    writeFileSync(join(folder.path, "standby.signal"), "");
    mkdirSync(join(folder.path, "pg_wal/archive_status"), { recursive: true });
  } finally {
    await client.end();
  }
  const { account, path } = folder;
  if (account) spawnSync("chown", ["-R", `${account.uid}:${account.gid}`, path]);
  spawnSync("chmod", ["700", path]);
}
