import type pg from "pg";
import { within } from "../within.ts";
import type { MeteredClient } from "./client.ts";

/** Time for cut connections to be returned to the pool. */
const AFTERMATH_MS = 500;

/** Ends the pools; connections that are not returned in time are cut. */
export async function endWithin(ms: number, pools: readonly pg.Pool[]): Promise<void> {
  const ended = Promise.all(pools.map((pool) => pool.end()));
  if ((await within(ms, ended)) !== "late") return;
  for (const pool of pools) for (const client of openClients(pool)) client.destroy();
  await within(AFTERMATH_MS, ended);
}

/** pg-pool keeps this list, but it is missing from its types. */
function openClients(pool: pg.Pool): MeteredClient[] {
  return (pool as unknown as { _clients: MeteredClient[] })._clients;
}
