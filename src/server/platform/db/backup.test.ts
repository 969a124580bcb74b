import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeEmptyDatabase } from "#server/testing/test-database.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";
import { systemClock } from "../clock.ts";
import { findProjectRoot } from "../project-root.ts";
import { writeBackup } from "./backup.ts";
import { parentsFirst } from "./backup-tables.ts";
import { restoreBackup } from "./restore.ts";

const migrations = join(findProjectRoot(), "migrations");
let world: TestWorld;
let folder: string;
let file: string;

beforeAll(async () => {
  world = await openWorld();
  folder = await mkdtemp(join(tmpdir(), "sidequest-backup-"));
  file = join(folder, "all.backup");
  for (let count = 0; count < 3; count++) await world.person();
  await writeBackup(world.connection, file, new Date());
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

async function readAll(connection: pg.ClientConfig) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const read = async (table: string) =>
      (await client.query(`select to_jsonb(t) as row from ${table} t order by t`)).rows;
    return { users: await read("users"), sessions: await read("sessions"), idp: await read("idp_payloads") };
  } finally {
    await client.end();
  }
}

test("what was backed up comes back, row for row", async () => {
  const empty = await makeEmptyDatabase();
  await restoreBackup(empty.connection, file, migrations, systemClock);
  const restored = await readAll(empty.connection);
  expect(restored.users).toHaveLength(3);
  expect(restored).toEqual(await readAll(world.connection));
  await empty.drop();
});

test("a table that refers to itself comes back whatever the order of its rows", async () => {
  const client = new pg.Client(world.connection);
  await client.connect();
  const { rows } = await client.query("select id from users limit 1");
  const ids = Array.from({ length: 300 }, () => randomUUID());
  await client.query(
    `insert into mentor_messages (id, user_id, sender, text, created_at, reply_to, attempt)
     select id, $1::uuid, 'ai', 'answer', now(), $3::uuid, n from unnest($2::uuid[]) with ordinality as a (id, n)
     union all select $3::uuid, $1::uuid, 'user', 'question', now(), null, 1`,
    [rows[0].id, ids, randomUUID()],
  );
  const answersFirst = join(folder, "answers-first.backup");
  await writeBackup(world.connection, answersFirst, new Date());
  await client.query("delete from mentor_messages");
  await client.end();
  const empty = await makeEmptyDatabase();
  await restoreBackup(empty.connection, answersFirst, migrations, systemClock);
  const restored = new pg.Client(empty.connection);
  await restored.connect();
  const { rows: counts } = await restored.query("select count(*)::int as n from mentor_messages");
  const { rows: left } = await restored.query(
    "select conname from pg_constraint where contype = 'f' and conrelid = confrelid and condeferrable",
  );
  await restored.end();
  expect([counts[0].n, left]).toEqual([301, []]);
  await empty.drop();
});

test("a database in use is refused and keeps what it has", async () => {
  const before = await readAll(world.connection);
  await expect(restoreBackup(world.connection, file, migrations, systemClock)).rejects.toThrow(
    /in use already/u,
  );
  expect(await readAll(world.connection)).toEqual(before);
});

test.each([
  ["cut short", (bytes: Buffer) => gzipSync(gunzipSync(bytes).subarray(0, -40)), /damaged|cut short/u],
  ["cut in the middle", (bytes: Buffer) => bytes.subarray(0, bytes.length / 2), /damaged/u],
  ["another file", () => gzipSync("{}\n"), /not a SideQuest backup/u],
  ["no gzip at all", () => Buffer.from("hello"), /damaged/u],
])("a backup that is %s restores nothing", async (_what, damage, line) => {
  const empty = await makeEmptyDatabase();
  const damaged = join(folder, "damaged.backup");
  await writeFile(damaged, damage(await readFile(file)));
  await expect(restoreBackup(empty.connection, damaged, migrations, systemClock)).rejects.toThrow(line);
  const users = await readAll(empty.connection).catch(() => ({ users: [] }));
  expect(users.users).toHaveLength(0);
  await empty.drop();
});

test("a missing file is one readable line", async () => {
  const missing = restoreBackup(world.connection, join(folder, "none"), migrations, systemClock);
  await expect(missing).rejects.toThrow(/There is no file/u);
});

test("a backup that fails leaves no half file behind", async () => {
  const target = join(folder, "taken");
  await mkdir(target);
  await expect(writeBackup(world.connection, target, new Date())).rejects.toThrow();
  expect((await readdir(folder)).filter((name) => name.endsWith(".partial"))).toEqual([]);
});

test("numbers keep every digit, bytes every bit, times every microsecond", async () => {
  const client = new pg.Client(world.connection);
  await client.connect();
  await client.query(
    `insert into idp_payloads (model, id, payload, expires_at) values ('Test', 'π "x"', '{"big": 12345678901234567890, "tiny": 0.1234567890123456789}', '2026-11-15 12:00:00.123456+00')`,
  );
  await client.end();
  const exact = join(folder, "exact.backup");
  await writeBackup(world.connection, exact, new Date());
  const empty = await makeEmptyDatabase();
  await restoreBackup(empty.connection, exact, migrations, systemClock);
  const restored = new pg.Client(empty.connection);
  await restored.connect();
  const { rows } = await restored.query(
    "select payload::text, expires_at::text, id from idp_payloads where model = 'Test'",
  );
  await restored.end();
  expect(rows[0]).toMatchObject({ id: 'π "x"', payload: expect.stringContaining("12345678901234567890") });
  expect(rows[0].expires_at).toContain("12:00:00.123456");
  await empty.drop();
});

test("tables come after those they refer to, and a circle is noticed", () => {
  const tables = new Map([
    ["a", ["c"]],
    ["b", ["a"]],
    ["c", []],
  ]);
  expect(parentsFirst(tables)).toEqual(["c", "a", "b"]);
  expect(() =>
    parentsFirst(
      new Map([
        ["a", ["b"]],
        ["b", ["a"]],
      ]),
    ),
  ).toThrow(/circle/u);
});
