import { setTimeout as later } from "node:timers/promises";
import type pg from "pg";
import type { MeteredClient } from "./client.ts";

/** For what was cut to give its connection back. */
const AFTERMATH_MS = 500;

/** Ends the pools; connections that are not given back in time are cut. */
export async function endWithin(ms: number, pools: readonly pg.Pool[]): Promise<void> {
  const ended = Promise.all(pools.map((pool) => pool.end()));
  const timer = new AbortController();
  const wait = (forMs: number) => later(forMs, "late", { signal: timer.signal }).catch(() => "late");
  const isLate = (await Promise.race([ended, wait(ms)])) === "late";
  if (isLate) {
    for (const pool of pools) for (const client of openClients(pool)) client.destroy();
    await Promise.race([ended, wait(AFTERMATH_MS)]);
  }
  timer.abort();
}

/** pg-pool keeps the list and has no name for it in its types. */
function openClients(pool: pg.Pool): MeteredClient[] {
  return (pool as unknown as { _clients: MeteredClient[] })._clients;
}
