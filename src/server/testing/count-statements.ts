import pg from "pg";
import { vi } from "vitest";
import type { TestWorld } from "./world.ts";

/**
 * The statements that reach the database while `work` runs and until what it pushed is done, as they were sent.
 * `begin` and `commit` count: each is a round trip.
 */
export async function statementsOf(
  { database }: Pick<TestWorld, "database">,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  try {
    await work();
    // Effects start in the turn after the answer.
    await new Promise(setImmediate);
    await vi.waitUntil(() => database.connections().inUse === 0);
    return query.mock.calls.map(([sent]) => textOf(sent));
  } finally {
    query.mockRestore();
  }
}

function textOf(sent: unknown): string {
  return typeof sent === "string" ? sent : String((sent as { text?: unknown }).text);
}
