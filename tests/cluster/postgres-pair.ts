import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { ClusterFolder } from "#server/platform/db/embedded/cluster-folder.ts";
import { ensureDatabase, USER } from "#server/platform/db/embedded/ensure-database.ts";
import { runToEnd } from "#server/platform/db/embedded/run-as.ts";
import { type PostgresServer, type Settings, startPostgres } from "./postgres-server.ts";
import { until } from "./until.ts";

/** Runtime files that are not copied; the replica fetches the WAL itself. */
const EMPTY = ["pg_wal/archive_status", "pg_replslot"];
const NOT_COPIED = ["postmaster.pid", "postmaster.opts", "pg_wal", "pg_replslot"];
const SETTINGS: Settings = { wal_keep_size: "256MB" };

/**
 * A primary and a streaming replica. Replication is synchronous, so that no acknowledged commit is lost when
 * the replica takes over.
 */
export async function startPostgresPair() {
  let primary = await startPostgres("primary", SETTINGS);
  const all = [primary];
  await ensureDatabase("127.0.0.1", primary.port);
  const addReplica = async () => {
    const added = await startReplica(primary);
    all.push(added);
    await beWaitedFor(primary);
    return added;
  };
  let replica = await addReplica();
  return {
    primary: () => primary,
    replica: () => replica,
    killPrimary: () => primary.kill(),
    /** Promotes the replica; resolves when it accepts writes. */
    async promote() {
      await replica.query("select pg_promote(true, 60)");
      primary = replica;
    },
    /** Starts a new replica after a promotion. */
    async replaceReplica() {
      replica = await addReplica();
    },
    close: async () => void (await Promise.all(all.map((server) => server.close()))),
  };
}

function startReplica(primary: PostgresServer): Promise<PostgresServer> {
  const source = `host=127.0.0.1 port=${primary.port} user=${USER} application_name=replica`;
  return startPostgres("replica", { ...SETTINGS, primary_conninfo: source }, (folder) =>
    copyRunning(primary, folder),
  );
}

/** Makes replication synchronous once the replica streams: before that, every commit would hang. */
async function beWaitedFor(primary: PostgresServer): Promise<void> {
  const isThere = (state: string) => async () => {
    const rows = await primary.query(`select from pg_stat_replication where ${state}`);
    return rows.length > 0;
  };
  await until("the replica streams", isThere("state = 'streaming'"));
  await primary.query("alter system set synchronous_standby_names = '*'");
  await primary.query("select pg_reload_conf()");
  await until("the replica is waited for", isThere("sync_state = 'sync'"));
}

/** Does what pg_basebackup does, which the embedded PostgreSQL lacks. */
async function copyRunning(primary: PostgresServer, { path, account }: ClusterFolder): Promise<void> {
  const client = new pg.Client(primary.connection);
  await client.connect();
  try {
    await client.query("select pg_backup_start('replica', true)");
    // Files may disappear during the copy; replaying the WAL corrects that.
    await runToEnd("cp", ["-R", primary.folder.path, path], account);
    const { rows } = await client.query("select labelfile from pg_backup_stop(false)");
    for (const name of NOT_COPIED) rmSync(join(path, name), { recursive: true, force: true });
    for (const name of EMPTY) mkdirSync(join(path, name), { recursive: true });
    writeFileSync(join(path, "backup_label"), rows[0].labelfile);
    writeFileSync(join(path, "standby.signal"), "");
  } finally {
    await client.end();
  }
  if (account) await runToEnd("chown", ["-R", `${account.uid}:${account.gid}`, path], undefined);
  chmodSync(path, 0o700);
}
