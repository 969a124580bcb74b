import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Metrics } from "../metrics.ts";
import { createMeteredClient } from "./client.ts";
import type { Db } from "./handles.ts";
import { attachPatient } from "./patient-db.ts";
import { attachReplica } from "./replica.ts";
import type { Schema } from "./schema.ts";

/** Together under three seconds: a request that meets a dead database is answered before a person gives up. */
const CONNECT_TIMEOUT_MS = 700;
const QUERY_TIMEOUT_MS = 1_500;
const STATEMENT_TIMEOUT_MS = 1_400;
const POOL_SIZE = 10;

/** For what reads a whole table and lets nobody wait: few connections of its own, and more time. */
const PATIENT = {
  max: 2,
  connectionTimeoutMillis: 30_000,
  query_timeout: 21_000,
  statement_timeout: 20_000,
  idleTimeoutMillis: 60_000,
} as const;
/** A replica that cannot be reached must not hold up what can be read elsewhere. */
const REPLICA = { ...PATIENT, connectionTimeoutMillis: 1_000 } as const;

export type Connection = pg.ClientConfig;

export interface Database {
  readonly db: Db;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** `onError` hears of idle connections that broke; the pool replaces them by itself. */
export function openDatabase(
  connection: Connection,
  metrics: Metrics,
  onError: (error: Error) => void,
  replica?: Connection,
): Database {
  const Client = createMeteredClient(metrics);
  const openPool = (limits: pg.PoolConfig, to = connection) => {
    const pool = new pg.Pool({
      ...to,
      application_name: "sidequest",
      idle_in_transaction_session_timeout: 10_000,
      Client,
      ...limits,
    });
    pool.on("error", onError);
    // A client in use has no listener of the pool's: without this one, a killed server ends the process.
    pool.on("connect", (client) => client.on("error", onError));
    return pool;
  };
  const pool = openPool({
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  });
  const patientPool = openPool(PATIENT);
  const pools = [pool, patientPool];
  const db = over(pool);
  attachPatient(db, over(patientPool));
  if (replica) {
    const replicaPool = openPool(REPLICA, replica);
    pools.push(replicaPool);
    attachReplica(db, { db: over(replicaPool), onError });
  }
  return {
    db,
    ping: async () => void (await pool.query("select 1")),
    close: async () => void (await Promise.all(pools.map((each) => each.end()))),
  };
}

function over(pool: pg.Pool): Db {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }) as Db;
}
