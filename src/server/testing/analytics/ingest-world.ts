import { sql } from "kysely";
import { beforeEach } from "vitest";
import { sumUp } from "#server/features/analytics/sums/rollup.service.ts";
import { openFileWorld } from "../world.ts";

export const ACTIONS = "/api/analytics/actions";
export const PUBLIC = "/api/analytics/actions/public";

/** A world for all tests of a file in which each test starts without analytics, and what was counted in it. */
export async function openIngestWorld() {
  const world = await openFileWorld();
  beforeEach(async () => {
    await sql`truncate visits, events, count_inbox, hourly_counts, daily_counts, people_activity`.execute(
      world.db,
    );
  });

  function event(sessionId: string, seq: number | undefined, more: Record<string, unknown> = {}) {
    const { metadata, ...rest } = more as { metadata?: object };
    const timestamp = world.clock.now().toISOString();
    return {
      action: "button_click",
      element: "Start quest",
      page: "/app",
      metadata: { sessionId, timestamp, seq, ...metadata },
      ...rest,
    };
  }

  async function counts(metric: string) {
    await sumUp(world.db);
    const rows = await world.db
      .selectFrom("daily_counts")
      .select(["key", "n", "total"])
      .where("metric", "=", metric)
      .where("n", "!=", "0")
      .orderBy("key")
      .execute();
    return Object.fromEntries(rows.map(({ key, n, total }) => [key, total ? [Number(n), total] : Number(n)]));
  }

  const visits = () => world.db.selectFrom("visits").selectAll().orderBy("id").execute();

  return { world, event, counts, visits };
}
