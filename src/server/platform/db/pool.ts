import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Metrics } from "../metrics.ts";
import { createMeteredClient, READ_ONLY } from "./client.ts";
import { createDiskWatch } from "./disk-watch.ts";
import { endWithin } from "./end-within.ts";
import type { Db } from "./handles.ts";
import { attachPatient } from "./patient-db.ts";
import { attachReplica } from "./replica.ts";
import type { Schema } from "./schema.ts";

/** Together under three seconds: a request that meets a dead database is answered before a person gives up. */
const CONNECT_TIMEOUT_MS = 700;
const QUERY_TIMEOUT_MS = 1_500;
const STATEMENT_TIMEOUT_MS = 1_400;
const POOL_SIZE = 10;
const CLOSE_WITHIN_MS = 3_000;

/** For what reads a whole table and lets nobody wait: few connections of its own, and more time. */
const PATIENT = {
  max: 2,
  connectionTimeoutMillis: 30_000,
  query_timeout: 21_000,
  statement_timeout: 20_000,
  idleTimeoutMillis: 60_000,
} as const;

export type Connection = pg.ClientConfig;

export interface Database {
  readonly db: Db;
  /** Resolves when the database answers and takes writes. */
  ping(): Promise<void>;
  /** Those for requests, without the few for slow queries. */
  connections(): { open: number; inUse: number; waiting: number };
  /** Ends within three seconds; what is still under way then is cut. */
  close(): Promise<void>;
}

/** `onError` hears of idle connections that broke; the pool replaces them by itself. */
export function openDatabase(
  connection: Connection,
  metrics: Metrics,
  onError: (error: Error) => void,
  replica?: Connection,
): Database {
  const disk = createDiskWatch();
  const Client = createMeteredClient(metrics, disk.noteFull);
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
  // Not pg-pool's `verify`: a waiter that gives up while it runs takes the connection with it for good.
  const pool = openPool({
    onConnect: refuseReadOnly,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  });
  const patientPool = openPool({ ...PATIENT, onConnect: refuseReadOnly });
  const pools = [pool, patientPool];
  const db = over(pool);
  attachPatient(db, over(patientPool));
  if (replica) {
    const replicaPool = openPool(PATIENT, replica);
    pools.push(replicaPool);
    attachReplica(db, { db: over(replicaPool), onError });
  }
  return {
    db,
    ping: async () => {
      checkPrimary(await pool.query(ASK_WHETHER_READ_ONLY));
      await disk.check(db);
    },
    connections: () => ({
      open: pool.totalCount,
      inUse: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => endWithin(CLOSE_WITHIN_MS, pools),
  };
}

const ASK_WHETHER_READ_ONLY =
  "select pg_is_in_recovery() or current_setting('transaction_read_only')::bool as is_read_only";

/** Was the primary once, or is not yet: whoever reads there reads the past. */
function checkPrimary({ rows }: pg.QueryResult<{ is_read_only: boolean }>): void {
  if (rows[0]?.is_read_only)
    throw Object.assign(new Error("The database only reads: it is not the primary."), { code: READ_ONLY });
}

/** Asked of each new connection, before anybody gets it. */
async function refuseReadOnly(client: pg.ClientBase): Promise<void> {
  checkPrimary(await client.query(ASK_WHETHER_READ_ONLY));
}

function over(pool: pg.Pool): Db {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }) as Db;
}
