import { Kysely, PostgresDialect, type PostgresPool, sql } from "kysely";
import pg from "pg";
import type { Metrics } from "../metrics.ts";
import { setRunningTimeout } from "../running-timeout.ts";
import { createMeteredClient, type MeteredConfig, READ_ONLY } from "./client.ts";
import type { Databases } from "./databases.ts";
import { createDiskWatch } from "./disk-watch.ts";
import { endWithin } from "./end-within.ts";
import type { Db } from "./handles.ts";
import type { Schema } from "./tables/schema.ts";

export const REQUEST_TIMEOUTS = {
  // Together under three seconds: a request that meets a dead database is answered before people give up.
  connectionMs: 700,
  answerMs: 1_500,
  statementMs: 1_400,
  /** When the pool gives up connecting; callers have had their error long before. */
  poolConnectionMs: 5_000,
  /** When the database ends a transaction whose owner says nothing: its locks keep others waiting. */
  idleInTransactionMs: 10_000,
};
export const POOL_SIZE = 10;
/** Longer than the pause between rounds of jobs: opening connections for each round was most of the work of an idle instance. */
const IDLE_MS = 60_000;
const CLOSE_WITHIN_MS = 3_000;

/** For queries that read a whole table in the background: few connections, longer timeouts. */
export const SLOW = {
  max: 2,
  connectionTimeoutMillis: 30_000,
  answerWithinMs: 21_000,
  statement_timeout: 20_000,
  idleTimeoutMillis: IDLE_MS,
} as const;

export type Connection = pg.ClientConfig;

export interface Database extends Databases {
  /** Resolves if the database answers and accepts writes. */
  ping(): Promise<void>;
  /** Connections of the request pool, without those for slow queries. */
  connections(): { open: number; inUse: number; waiting: number };
  /** Ends within three seconds; statements still running then are cut. */
  close(): Promise<void>;
}

/** `onError` is called for idle connections that broke; the pool replaces them by itself. */
export function openDatabase(
  connection: Connection,
  metrics: Metrics,
  onError: (error: Error) => void,
  options: { replica?: Connection | undefined; timeouts?: typeof REQUEST_TIMEOUTS } = {},
): Database {
  const { replica, timeouts = REQUEST_TIMEOUTS } = options;
  const disk = createDiskWatch();
  const Client = createMeteredClient(metrics, disk.noteFull);
  const openPool = (limits: pg.PoolConfig & MeteredConfig, to = connection) => {
    const pool = new pg.Pool({
      ...to,
      application_name: "sidequest",
      idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
      Client,
      ...limits,
    });
    pool.on("error", onError);
    // The pool does not listen on clients in use: without this, a killed server would end our process.
    pool.on("connect", (client) => client.on("error", onError));
    return pool;
  };
  // Not pg-pool's `verify`: a waiter that gives up while it runs leaks the connection for good.
  const pool = openPool({
    onConnect: refuseReadOnly,
    max: POOL_SIZE,
    connectionTimeoutMillis: timeouts.poolConnectionMs,
    idleTimeoutMillis: IDLE_MS,
    answerWithinMs: timeouts.answerMs,
    statement_timeout: timeouts.statementMs,
  });
  const slowPool = openPool({ ...SLOW, onConnect: refuseReadOnly });
  const pools = [pool, slowPool];
  let waiting = 0;
  const connect = () => {
    waiting++;
    return connectWithin(timeouts.connectionMs, pool).finally(() => void waiting--);
  };
  const db = over({ connect, end: () => pool.end() });
  const replicaPool = replica && openPool(SLOW, replica);
  if (replicaPool) pools.push(replicaPool);
  return {
    db,
    slow: over(slowPool),
    replica: replicaPool ? { db: over(replicaPool), onError, isLeft: false } : null,
    ping: async () => {
      checkPrimary(await ASK_WHETHER_READ_ONLY.execute(db));
      await disk.check(db);
    },
    connections: () => ({
      open: pool.totalCount,
      inUse: pool.totalCount - pool.idleCount,
      waiting,
    }),
    close: () => endWithin(CLOSE_WITHIN_MS, pools),
  };
}

/** A connection that comes too late is returned to the pool at once. */
function connectWithin(ms: number, pool: pg.Pool): Promise<pg.PoolClient> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const cancel = setRunningTimeout(ms, () => {
      isLate = true;
      reject(new Error("timeout exceeded when trying to connect"));
    });
    pool
      .connect()
      .then((client) => (isLate ? client.release() : resolve(client)), reject)
      .finally(cancel);
  });
}

const SELECT_IS_READ_ONLY =
  "select pg_is_in_recovery() or current_setting('transaction_read_only')::bool as is_read_only";
const ASK_WHETHER_READ_ONLY = sql.raw<IsReadOnly>(SELECT_IS_READ_ONLY);

interface IsReadOnly {
  is_read_only: boolean;
}

/** A read-only server is a former or future primary: its data may be out of date. */
function checkPrimary({ rows }: { rows: readonly IsReadOnly[] }): void {
  if (rows[0]?.is_read_only)
    throw Object.assign(new Error("The database only reads: it is not the primary."), { code: READ_ONLY });
}

/** Runs on each new connection before it is used. */
async function refuseReadOnly(client: pg.ClientBase): Promise<void> {
  checkPrimary(await client.query<IsReadOnly>(SELECT_IS_READ_ONLY));
}

function over(pool: PostgresPool): Db {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }) as Db;
}
