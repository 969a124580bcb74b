import { setTimeout as later } from "node:timers/promises";
import { sql } from "kysely";
import type { Databases } from "./databases.ts";
import type { Db } from "./handles.ts";
import { isDatabaseOutage, ranTooLong } from "./outage.ts";

/** The server's own jobs write every few seconds, so a copy that is behind by more has lost its source. */
const MAX_LAG_SECONDS = 30;
/** One that says nothing to the simplest question is not asked another. */
const ANSWER_WITHIN_MS = 1_000;
/** A reader that must give way to what the replica has to copy. */
const CONFLICT = "40001";

/**
 * For figures that read much and may be seconds old: from the replica where there is one that keeps up,
 * otherwise from the database itself. What took too long there is not tried again here.
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

/** By what the jobs write: a copy that was cut off stands still there, whatever it believes to be. */
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
