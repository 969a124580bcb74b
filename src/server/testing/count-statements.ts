import pg from "pg";
import { vi } from "vitest";
import type { TestWorld } from "./world.ts";

/** What each new connection asks: how many there are is chance. */
const OF_A_CONNECTION = "select pg_is_in_recovery()";

/**
 * The statements that reach the database while `work` runs and until what it pushed is done, as they were sent.
 * `begin` and `commit` count: each is a round trip.
 */
export async function statementsOf(
  { database }: Pick<TestWorld, "database">,
  work: () => Promise<unknown>,
): Promise<string[]> {
  await untilIdle(database);
  const query = vi.spyOn(pg.Client.prototype, "query");
  try {
    await work();
    await untilIdle(database);
    return query.mock.calls.map(([sent]) => textOf(sent)).filter((text) => !text.startsWith(OF_A_CONNECTION));
  } finally {
    query.mockRestore();
  }
}

async function untilIdle(database: TestWorld["database"]): Promise<void> {
  // Effects start in the turn after the answer.
  await new Promise(setImmediate);
  await vi.waitUntil(() => database.connections().inUse === 0, { timeout: 30_000 });
}

function textOf(sent: unknown): string {
  return typeof sent === "string" ? sent : String((sent as { text?: unknown }).text);
}
