import { sql } from "kysely";
import type { Db } from "./handles.ts";
import { patientDb } from "./patient-db.ts";

/** The server's own jobs write every few seconds, so a copy that is behind by more has lost its source. */
const MAX_LAG_SECONDS = 30;

export interface Replica {
  readonly db: Db;
  /** Hears why the replica was left alone. */
  readonly onError: (error: Error) => void;
}

const replicas = new WeakMap<Db, Replica>();

/** From now on figures of `db` are read from the replica. */
export function attachReplica(db: Db, replica: Replica): void {
  replicas.set(db, replica);
}

/**
 * For figures that read much and may be seconds old: from the replica where there is one that keeps up,
 * otherwise from the database itself.
 */
export async function readFigures<T>(db: Db, read: (db: Db) => Promise<T>): Promise<T> {
  const replica = replicas.get(db);
  if (replica) {
    try {
      await checkLag(replica.db);
      return await read(replica.db);
    } catch (error) {
      replica.onError(error as Error);
    }
  }
  return read(patientDb(db));
}

async function checkLag(db: Db): Promise<void> {
  const { rows } = await sql<{ lag: number | null }>`
    select case when pg_is_in_recovery()
      then extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 else 0 end as lag`.execute(db);
  const lag = rows[0]?.lag ?? Number.POSITIVE_INFINITY;
  if (lag > MAX_LAG_SECONDS) throw new Error(`The replica is ${Math.round(lag)} s behind.`);
}
