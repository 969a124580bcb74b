import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { changeRole, relinkAccount } from "#server/features/accounts/operators.service.ts";
import { purgeAll } from "#server/features.ts";
import { COMMANDS } from "#server/ops/commands.ts";
import { withTransaction } from "#server/platform/db/handles.ts";
import { findProjectRoot } from "#server/platform/project-root.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { openTestDatabase } from "#server/testing/open-test-database.ts";
import { idOf, lastEntry, person, remove } from "#server/testing/people/admin-people.ts";
import { makeEmptyDatabase } from "#server/testing/test-database.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";

const OPERATOR = "Operator (command line)";
let world: TestWorld;
let admin: HttpClient;
let folder: string;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.person({ email: "boss@example.com", name: "Boss" });
  folder = await mkdtemp(join(tmpdir(), "sidequest-audit-"));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

test("every kind of signing out is in the audit log", async () => {
  const [phone, laptop] = [
    await world.person({ email: "ann@example.com", name: "Ann" }),
    await world.person({ email: "ann@example.com" }),
  ];
  const sessions: { id: string; isCurrent: boolean }[] = (await phone.get("/api/auth/sessions")).json();
  const other = sessions.find(({ isCurrent }) => !isCurrent);
  world.clock.advance(1_000);
  await remove(phone, `/api/auth/sessions/${other?.id}`);
  expect(await lastEntry(admin)).toMatchObject({ actorName: "Ann", act: "session_ended", targetName: null });
  world.clock.advance(1_000);
  await phone.post("/api/auth/logout");
  expect(await lastEntry(admin)).toMatchObject({ actorName: "Ann", act: "signed_out" });
  await laptop.signIn({ email: "ann@example.com" });
  world.clock.advance(1_000);
  await laptop.post("/api/auth/logout-everywhere");
  expect(await lastEntry(admin)).toMatchObject({ act: "signed_out_everywhere", details: { sessions: 1 } });
});

test("signing out without a session is not in the audit log", async () => {
  const before = await lastEntry(admin);
  await world.visitor().post("/api/auth/logout");
  expect(await lastEntry(admin)).toEqual(before);
});

const runVerb = (
  name: string,
  args: string[] = [],
  target: Pick<TestWorld, "connection" | "database"> = world,
  say: (line: string) => void = () => undefined,
) =>
  COMMANDS.find((command) => command.name === name)?.run(
    {
      config: world.config,
      connection: target.connection,
      database: target.database,
      migrations: join(findProjectRoot(), "migrations"),
      clock: world.clock,
      dataDir: folder,
      say,
    },
    args,
  );

test("what the operator does on the command line leaves a line, without addresses", async () => {
  await world.person({ email: "kim@example.com", name: "Kim" });
  for (const [verb, role] of [
    ["promote", "admin"],
    ["demote", "member"],
  ] as const) {
    world.clock.advance(1_000);
    await runVerb(verb, ["kim@example.com"]);
    const entry = await lastEntry(admin);
    expect(entry).toMatchObject({
      actorName: OPERATOR,
      act: "role_set",
      targetName: "Kim",
      details: { to: role },
    });
    expect(JSON.stringify(entry)).not.toContain("@");
  }
  for (const [verb, args, act] of [
    ["new-code", ["kim@example.com"], "code_renewed"],
    ["backup", [join(folder, "all.backup")], "backup_written"],
    ["purge", [], "purged"],
    ["rebuild-leaderboard", [], "leaderboard_rebuilt"],
  ] as const) {
    world.clock.advance(1_000);
    await runVerb(verb, [...args]);
    expect(await lastEntry(admin)).toMatchObject({ actorName: OPERATOR, act });
  }
});

test("what changed nothing is not in the audit log", async () => {
  const before = await lastEntry(admin);
  world.clock.advance(1_000);
  await changeRole(world.db, "kim@example.com", "member", world.clock.now());
  for (const verb of ["migrate", "demo-remove"]) await runVerb(verb);
  expect(await lastEntry(admin)).toEqual(before);
});

test("moving an account to another sign-in leaves a line", async () => {
  await world.person({ email: "old@example.com", name: "Olga" });
  world.clock.advance(1_000);
  await world.person({ email: "new@example.com", hasPlan: false });
  await relinkAccount(world.db, "old@example.com", "new@example.com", world.clock.now());
  expect(await lastEntry(admin)).toMatchObject({
    actorName: OPERATOR,
    act: "account_relinked",
    targetName: "Olga",
  });
});

test("a backup brings the log back as it was, and the restore adds its own line", async () => {
  const file = join(folder, "restore.backup");
  await runVerb("backup", [file]);
  const empty = await makeEmptyDatabase();
  const database = openTestDatabase(empty.connection, world.metrics);
  await runVerb("restore", [file], { connection: empty.connection, database });
  const acts = await database.db
    .selectFrom("audit_log")
    .select(["act", "actor_name"])
    .orderBy("at")
    .execute();
  expect(acts.at(-1)).toEqual({ act: "backup_restored", actor_name: OPERATOR });
  expect(acts.filter(({ act }) => act === "role_set")).toHaveLength(2);
  await database.close();
  await empty.drop();
});

test("a backup of a server that only reads is complete, and says that the log has no line of it", async () => {
  const before = await lastEntry(admin);
  const connection = { ...world.connection, options: "-c default_transaction_read_only=on" };
  const database = openTestDatabase(connection, world.metrics);
  const said: string[] = [];
  await runVerb("backup", [join(folder, "standby.backup")], { connection, database }, (line) =>
    said.push(line),
  );
  expect(said).toEqual([
    expect.stringMatching(/^Wrote \d+ rows/u),
    expect.stringMatching(/^This was not written into the audit log: .+/u),
  ]);
  expect(await lastEntry(admin)).toEqual(before);
  await database.close();
});

test.each([
  ["an update", "update audit_log set act = 'user_restored'"],
  ["another name", "update audit_log set actor_name = 'Somebody else'"],
  ["the name of somebody who is still here", "update audit_log set actor_name = 'Deleted account'"],
  ["a delete", "delete from audit_log"],
  ["a truncate", "truncate audit_log"],
  [
    "a delete with triggers turned off",
    "set local session_replication_role = replica; delete from audit_log",
  ],
])("the table takes inserts only: %s is refused", async (_what, statement) => {
  await (await world.person()).post("/api/auth/logout");
  const rows = () => world.db.selectFrom("audit_log").selectAll().orderBy("id").execute();
  const before = await rows();
  const attempt = withTransaction(world.db, async (tx) => {
    for (const part of statement.split("; ")) await sql.raw(part).execute(tx);
  });
  await expect(attempt).rejects.toThrow("audit_log only takes inserts");
  expect(await rows()).toEqual(before);
});

test("an account that is deleted for good still loses its name", async () => {
  const client = await world.person({ name: "Leaving" });
  const id = await idOf(client);
  await remove(admin, person(id));
  world.clock.advance(31 * MS_PER_DAY);
  await purgeAll(world.db, world.clock.now());
  const names = await world.db
    .selectFrom("audit_log")
    .select("target_name")
    .where("target_id", "=", id)
    .execute();
  expect(names).toEqual([{ target_name: "Deleted account" }]);
});
