import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import type { Db } from "../db/handles.ts";
import * as leases from "./job-leases.repository.ts";

/** How long the job of an instance that died stays locked. */
export const LEASE_MS = 30_000;
const SIGN_OF_LIFE_MS = LEASE_MS / 3;
/** A longer run counts as hung: its lease is no longer renewed, so another instance may try. */
const LONGEST_MS = 20 * MS_PER_MINUTE;
/** Timers are not exact: a call slightly before the full interval must not lose a whole interval. */
const EARLY = 0.9;

export function leaseTimes(everyMs: number): leases.LeaseTimes {
  return { everyMs: Math.round(everyMs * EARLY), leaseMs: LEASE_MS };
}

export interface LeaseDeps {
  readonly db: Db;
  /** Name of this process among all instances. */
  readonly instance: string;
}

/**
 * Runs `work` on one instance at a time, once per interval, however many instances call it. An instance
 * suspended for longer than its lease may resume beside another, so `work` must be safe even then.
 */
export function withJobLease(
  { db, instance }: LeaseDeps,
  name: string,
  everyMs: number,
  work: () => Promise<unknown>,
): () => Promise<unknown> {
  const times = leaseTimes(everyMs);
  return async () => {
    if (!(await leases.takeLease(db, name, instance, times))) return undefined;
    const startedAt = performance.now();
    const signs = setInterval(() => {
      if (performance.now() - startedAt > LONGEST_MS) return clearInterval(signs);
      leases.renewLease(db, name, instance, LEASE_MS).catch(() => undefined);
    }, SIGN_OF_LIFE_MS).unref();
    try {
      return await work();
    } finally {
      clearInterval(signs);
      // If this fails, the lease expires by itself.
      await leases.releaseLease(db, name, instance).catch(() => undefined);
    }
  };
}
