import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeTestDatabase } from "#server/testing/test-database.ts";
import { createMetrics } from "../metrics.ts";
import type { Db } from "./handles.ts";
import { isDatabaseOutage } from "./outage.ts";
import { openDatabase } from "./pool.ts";
import { readFigures } from "./replica.ts";

/** The database stands for its own replica; told apart by the name of the second connection. */
let testDatabase: Awaited<ReturnType<typeof makeTestDatabase>>;
let database: ReturnType<typeof openDatabase>;
let errors: string[];

const open = (replica: object) =>
  openDatabase(testDatabase.connection, createMetrics(), (error) => errors.push(error.message), {
    replica: { ...testDatabase.connection, ...replica },
  });
const jobRan = (secondsAgo: number) =>
  sql`
    insert into jobs (name, next_at, started_at) values ('j', now(), now() - ${secondsAgo} * interval '1 second')
    on conflict (name) do update set started_at = excluded.started_at`.execute(database.db);
const whereFrom = async (db: Db) => {
  const { rows } = await sql<{ name: string }>`select current_setting('search_path') as name`.execute(db);
  return rows[0]?.name;
};
const REPLICA = { options: "-c search_path=public,replica" };

beforeAll(async () => {
  testDatabase = await makeTestDatabase();
});
afterAll(async () => {
  await database?.close();
  await testDatabase?.drop();
});
beforeEach(async () => {
  await database?.close();
  errors = [];
  database = open(REPLICA);
  await jobRan(1);
  // A lag query that also has to connect may be late on a busy machine.
  await sql`select 1`.execute(database.replica?.db as Db);
});

test("figures come from a replica that keeps up", async () => {
  expect(await readFigures(database, whereFrom)).toBe("public,replica");
  expect(errors).toEqual([]);
});

test("more statements than connections wait for one another there, however long the first take", async () => {
  const readers: number[] = [];
  const slow = (db: Db) => {
    readers.push(1);
    return Promise.all(Array.from({ length: 6 }, () => sql`select pg_sleep(0.6)`.execute(db)));
  };
  await readFigures(database, slow);
  expect(readers).toHaveLength(1);
  expect(errors).toEqual([]);
});

test("a replica that lags is not used, reported once, and used again when it has caught up", async () => {
  await jobRan(31);
  expect(await readFigures(database, whereFrom)).not.toBe("public,replica");
  expect(await readFigures(database, whereFrom)).not.toBe("public,replica");
  expect(errors).toEqual([expect.stringMatching(/^The replica is 3\d s behind\.$/u)]);
  await jobRan(1);
  expect(await readFigures(database, whereFrom)).toBe("public,replica");
});

test("an unreachable replica delays no read", async () => {
  await database.close();
  database = open({ host: "127.0.0.1", port: 1 });
  expect(await readFigures(database, whereFrom)).toBeDefined();
  expect(errors).toHaveLength(1);
});

test("what is wrong, or took too long, is not asked of the database again", async () => {
  let reads = 0;
  const failing = (db: Db) => {
    reads++;
    return sql`select 1 / 0`.execute(db);
  };
  await expect(readFigures(database, failing)).rejects.toThrow("division by zero");
  const cancelled = async () => {
    reads++;
    throw Object.assign(new Error("canceling statement due to statement timeout"), { code: "57014" });
  };
  await expect(readFigures(database, cancelled)).rejects.toThrow("statement timeout");
  expect(reads).toBe(2);
});

test("a server that only reads is not taken for the primary: neither ready nor read from", async () => {
  const readOnly = openDatabase(
    { ...testDatabase.connection, options: "-c default_transaction_read_only=on" },
    createMetrics(),
    () => undefined,
  );
  try {
    await expect(readOnly.ping()).rejects.toSatisfy(isDatabaseOutage);
    await expect(sql`select 1`.execute(readOnly.db)).rejects.toSatisfy(isDatabaseOutage);
  } finally {
    await readOnly.close();
  }
});
