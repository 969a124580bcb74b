import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { systemClock } from "#server/platform/clock.ts";
import { startEmbeddedDatabase } from "#server/platform/db/embedded/embedded-database.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { openDatabase } from "#server/platform/db/pool.ts";
import { createMetrics } from "#server/platform/metrics.ts";
import { benchPort } from "../port.ts";
import { startNode, untilAnswers } from "../processes.ts";
import { startRedis } from "./redis.ts";

/** Only CPU is measured, so fsync is off. The connections suffice for four pools. */
const SETTINGS = { fsync: "off", max_connections: "100" };

export interface Instance {
  readonly port: number;
  readonly pid: number;
}

/** One PostgreSQL, one Redis if installed, and `count` instances that use both. */
export async function startMachines(count: number) {
  const folder = mkdtempSync(join(tmpdir(), "sidequest-instances-"));
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const each of stops.toReversed()) await each();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const dataDir = join(folder, "database");
    const postgres = await startEmbeddedDatabase({ dataDir, say: () => undefined, testSettings: SETTINGS });
    stops.push(postgres.stop);
    const { host, user, database } = postgres.connection;
    await migrate(postgres.connection, "migrations", systemClock);
    const redis = await startRedis(benchPort(9));
    if (redis) stops.push(redis.stop);
    const start = async (place: number): Promise<Instance> => {
      const port = benchPort(place);
      const instance = startNode(["bin/start.mjs"], {
        PORT: String(port),
        PUBLIC_URL: `http://localhost:${benchPort(0)}`,
        DATA_DIR: join(folder, `instance-${place}`),
        DATABASE_URL: `postgres://${user}@localhost/${database}?host=${host}`,
        SESSION_SECRET: "only-for-this-bench",
        ...(redis && { REDIS_URL: redis.url }),
      });
      stops.push(instance.stop);
      await untilAnswers(`http://127.0.0.1:${port}/readyz`);
      return { port, pid: instance.pid };
    };
    const together: Instance[] = [];
    while (together.length < count) together.push(await start(together.length));
    const sql = new pg.Client(postgres.connection);
    await sql.connect();
    stops.push(() => sql.end());
    const { db, close } = openDatabase(postgres.connection, createMetrics(), () => undefined);
    stops.push(close);
    const shared = [postgres.pid() ?? 0, ...(redis ? [redis.pid] : [])];
    const pids = [...shared, ...together.map(({ pid }) => pid)];
    return { together, hasRedis: redis !== undefined, pids, sql, db, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export type Machines = Awaited<ReturnType<typeof startMachines>>;
