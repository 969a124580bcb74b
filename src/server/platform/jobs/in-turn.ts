import type { Db } from "../db/handles.ts";
import * as turns from "./turns.repository.ts";

/** How long a job waits for an instance that died while it ran it. */
const LEASE_MS = 30_000;
const SIGN_OF_LIFE_MS = LEASE_MS / 3;
/** Timers are never exact: whoever asks a little early is not sent away for a whole interval. */
const EARLY = 0.9;

interface TurnWorld {
  readonly db: Db;
  /** This process among all. */
  readonly instance: string;
}

/** Makes `work` what one instance does at a time, and once in an interval, however many ask. */
export function inTurn(
  { db, instance }: TurnWorld,
  name: string,
  everyMs: number,
  work: () => Promise<unknown>,
): () => Promise<unknown> {
  const times = { everyMs: Math.round(everyMs * EARLY), leaseMs: LEASE_MS };
  return async () => {
    if (!(await turns.takeTurn(db, name, instance, times))) return undefined;
    const signs = setInterval(() => {
      turns.keepTurn(db, name, instance, LEASE_MS).catch(() => undefined);
    }, SIGN_OF_LIFE_MS).unref();
    try {
      return await work();
    } finally {
      clearInterval(signs);
      await turns.endTurn(db, name, instance);
    }
  };
}
