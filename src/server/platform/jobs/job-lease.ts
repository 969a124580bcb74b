import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import type { Db } from "../db/handles.ts";
import * as turns from "./turns.repository.ts";

/** How long an instance that died is believed to be at work. */
export const LEASE_MS = 30_000;
const SIGN_OF_LIFE_MS = LEASE_MS / 3;
/** Whoever is at it for longer hangs, and another may try. */
const LONGEST_MS = 20 * MS_PER_MINUTE;
/** Timers are never exact: whoever asks a little early is not sent away for a whole interval. */
const EARLY = 0.9;

interface TurnDeps {
  readonly db: Db;
  /** This process among all. */
  readonly instance: string;
}

/**
 * Makes `work` what one instance does at a time, and once in an interval, however many ask. An instance that stands
 * still for longer than its lease may wake beside another, so work must be safe even then.
 */
export function withJobLease(
  { db, instance }: TurnDeps,
  name: string,
  everyMs: number,
  work: () => Promise<unknown>,
): () => Promise<unknown> {
  const times = { everyMs: Math.round(everyMs * EARLY), leaseMs: LEASE_MS };
  return async () => {
    if (!(await turns.takeTurn(db, name, instance, times))) return undefined;
    const startedAt = performance.now();
    const signs = setInterval(() => {
      if (performance.now() - startedAt > LONGEST_MS) return clearInterval(signs);
      turns.keepTurn(db, name, instance, LEASE_MS).catch(() => undefined);
    }, SIGN_OF_LIFE_MS).unref();
    try {
      return await work();
    } finally {
      clearInterval(signs);
      // What cannot be said now is known when the lease ends.
      await turns.endTurn(db, name, instance).catch(() => undefined);
    }
  };
}
