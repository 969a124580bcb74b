import { type Connection, type Database, openDatabase } from "#server/platform/db/pool.ts";
import type { Metrics } from "#server/platform/metrics.ts";

const PATIENCE_MS = 60_000;

/**
 * The app's pool, with time-outs that a busy machine does not reach: in a test a late answer is no outage.
 * Tests of the time-outs themselves use openDatabase.
 */
export function openTestDatabase(
  connection: Connection,
  metrics: Metrics,
  onError: (error: Error) => void = () => undefined,
): Database {
  const timeouts = {
    connectionMs: PATIENCE_MS,
    answerMs: PATIENCE_MS,
    statementMs: PATIENCE_MS,
    poolConnectionMs: PATIENCE_MS,
    idleInTransactionMs: PATIENCE_MS,
  };
  return openDatabase(connection, metrics, onError, { timeouts });
}
