import { setTimeout as later } from "node:timers/promises";
import { sql } from "kysely";
import type { Databases } from "./databases.ts";
import type { Db } from "./handles.ts";
import { isDatabaseOutage, ranTooLong } from "./outage.ts";

/** The job "sign of life" writes every ten seconds, so a replica with a larger lag has lost its source. */
const MAX_LAG_SECONDS = 30;
/** A replica that does not answer the lag query within this time is not used. */
const ANSWER_WITHIN_MS = 1_000;
/** SQLSTATE of a query that was cancelled because it conflicts with replication. */
const CONFLICT = "40001";

/**
 * For large reads that may be seconds old: uses the replica if there is one and it keeps up,
 * otherwise the main database. A query that took too long on the replica is not repeated there.
 */
export async function readFigures<T>({ slow, replica }: Databases, read: (db: Db) => Promise<T>): Promise<T> {
  if (!replica) return read(slow);
  try {
    await checkLag(replica.db);
    const figures = await read(replica.db);
    replica.isLeft = false;
    return figures;
  } catch (error) {
    if (!(error instanceof Behind || isLost(error))) throw error;
    if (!replica.isLeft) replica.onError(error as Error);
    replica.isLeft = true;
    return read(slow);
  }
}

class Behind extends Error {}

function isLost(error: unknown): boolean {
  if ((error as { code?: unknown }).code === CONFLICT) return true;
  return isDatabaseOutage(error) && !ranTooLong(error);
}

/** Measured by what the jobs write: on a disconnected replica this stops, whatever its own status says. */
async function checkLag(db: Db): Promise<void> {
  const silence = later(ANSWER_WITHIN_MS, "silent", { ref: false });
  const lag = await Promise.race([readLag(db), silence]);
  if (lag === "silent") throw new Behind(`The replica did not answer within ${ANSWER_WITHIN_MS} ms.`);
  if (lag === null) throw new Behind("The replica knows of no job that ran.");
  if (Number(lag) > MAX_LAG_SECONDS) throw new Behind(`The replica is ${Math.round(Number(lag))} s behind.`);
}

async function readLag(db: Db): Promise<number | null> {
  const { rows } = await sql<{ lag: number | null }>`
    select extract(epoch from now() - max(started_at))::float8 as lag from jobs`.execute(db);
  return rows[0]?.lag ?? null;
}
