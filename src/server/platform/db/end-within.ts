import type pg from "pg";
import { within } from "../within.ts";
import type { MeteredClient } from "./client.ts";

/** For what was cut to give its connection back. */
const AFTERMATH_MS = 500;

/** Ends the pools; connections that are not given back in time are cut. */
export async function endWithin(ms: number, pools: readonly pg.Pool[]): Promise<void> {
  const ended = Promise.all(pools.map((pool) => pool.end()));
  if ((await within(ms, ended)) !== "late") return;
  for (const pool of pools) for (const client of openClients(pool)) client.destroy();
  await within(AFTERMATH_MS, ended);
}

/** pg-pool keeps the list and has no name for it in its types. */
function openClients(pool: pg.Pool): MeteredClient[] {
  return (pool as unknown as { _clients: MeteredClient[] })._clients;
}
