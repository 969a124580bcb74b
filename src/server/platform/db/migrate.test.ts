import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeEmptyDatabase } from "#server/testing/test-database.ts";
import { systemClock } from "../clock.ts";
import { findProjectRoot } from "../project-root.ts";
import { latestVersion, migrate, readSchemaVersion } from "./migrate.ts";

let folder: string;
let database: Awaited<ReturnType<typeof makeEmptyDatabase>>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sidequest-migrations-"));
  await cp(join(findProjectRoot(), "migrations"), folder, { recursive: true });
  database = await makeEmptyDatabase();
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const run = () => migrate(database.connection, folder, systemClock);

test("two processes that start at once apply each file once", async () => {
  const [first, second] = await Promise.all([run(), run()]);
  expect([...first, ...second].sort()).toEqual((await readdir(folder)).sort());
  expect(await run()).toEqual([]);
  expect(await readSchemaVersion(database.connection)).toBe(await latestVersion(folder));
});

test("a file that fails leaves nothing of itself behind", async () => {
  await run();
  const before = await readSchemaVersion(database.connection);
  await writeFile(join(folder, "0999_broken.sql"), "create table half (id int); select 1 / 0;");
  await expect(run()).rejects.toThrow(/0999_broken\.sql failed/u);
  expect(await readSchemaVersion(database.connection)).toBe(before);
  await writeFile(join(folder, "0999_broken.sql"), "create table half (id int);");
  expect(await run()).toEqual(["0999_broken.sql"]);
});

test("a file changed after it was applied is refused", async () => {
  await run();
  await writeFile(join(folder, "0001_accounts.sql"), "select 1;");
  await expect(run()).rejects.toThrow(/0001_accounts\.sql was changed/u);
});

test("a database of a newer program is refused", async () => {
  await writeFile(join(folder, "0999_future.sql"), "select 1;");
  await run();
  await rm(join(folder, "0999_future.sql"));
  await expect(run()).rejects.toThrow(/newer SideQuest \(schema 999\)/u);
});

/** Until here files rewrote rows beside the columns they added. */
const LAST_MIXED = 12;

test("a file that rewrites rows locks no table against instances of the program before", async () => {
  const names = (await readdir(folder)).filter((name) => Number(name.slice(0, 4)) > LAST_MIXED).sort();
  const client = new pg.Client(database.connection);
  await client.connect();
  const tooStrong: string[] = [];
  for (const name of names) {
    const version = Number(name.slice(0, 4));
    await migrate(database.connection, folder, systemClock, version - 1);
    const text = await readFile(join(folder, name), "utf8");
    if (!/^update /mu.test(text)) continue;
    await client.query("begin");
    await client.query(text);
    const { rows } = await client.query(
      `select c.relname, l.mode from pg_locks l join pg_class c on c.oid = l.relation
       where l.pid = pg_backend_pid() and c.relkind = 'r' and c.relpersistence = 'p'
         and l.mode not in ('AccessShareLock', 'RowShareLock', 'RowExclusiveLock')`,
    );
    tooStrong.push(...rows.map(({ relname, mode }) => `${name}: ${mode} on ${relname}`));
    await client.query("rollback");
  }
  await client.end();
  expect(tooStrong).toEqual([]);
});
