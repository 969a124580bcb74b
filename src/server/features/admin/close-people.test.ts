import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { purgeAccounts } from "#server/features/accounts/purge.service.ts";
import { withTransaction } from "#server/platform/db/handles.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import {
  adminOf,
  idOf,
  lastEntry,
  NOBODY,
  person,
  refusals,
  remove,
} from "#server/testing/people/admin-people.ts";
import { subscribe } from "#server/testing/people/billing-people.ts";
import { openFileWorld } from "#server/testing/world.ts";

const BULK = "/api/admin/users/bulk-delete";

const world = await openFileWorld();
const admin = await world.person({ email: "boss@example.com", name: "Boss" });

const status = async (client: HttpClient) => (await client.get("/api/auth/user")).statusCode;
const signInAgain = async (email: string) => (await world.visitor().signIn({ email })).url;
const countEntries = async () => (await world.db.selectFrom("audit_log").select("id").execute()).length;

describe("deleting one", () => {
  test("ends every session, is not undone by signing in, and is written down with its actor", async () => {
    const phone = await world.person({ email: "closed@example.com", name: "Clara" });
    const laptop = await world.person({ email: "closed@example.com" });
    const id = await idOf(phone);
    const answer = await remove(admin, person(id));
    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    expect([await status(phone), await status(laptop)]).toEqual([401, 401]);
    expect(await signInAgain("closed@example.com")).toBe("/app?signin=closed");
    expect(await lastEntry(admin)).toMatchObject({
      actorName: "Boss",
      act: "user_closed",
      targetName: "Clara",
    });
    const line = world.logLines.map((text) => JSON.parse(text)).find(({ target }) => target === id);
    expect(line).toMatchObject({
      actor: await idOf(admin),
      act: "user_closed",
      requestId: answer.headers["x-request-id"],
    });
  });

  test("again it changes nothing and is not written down twice", async () => {
    const id = await idOf(await world.person());
    await remove(admin, person(id));
    const entries = await countEntries();
    expect((await remove(admin, person(id))).statusCode).toBe(204);
    expect(await countEntries()).toBe(entries);
  });

  test("whoever closed their own account before cannot come back by signing in any more, and keeps the term", async () => {
    const client = await world.person({ email: "twice@example.com" });
    const id = await idOf(client);
    await client.post("/api/profile/close", { confirmation: "delete my account" });
    const { closed_at: before } = await row(id);
    world.clock.advance(60_000);
    expect((await remove(admin, person(id))).statusCode).toBe(204);
    expect(await row(id)).toEqual({ closed_at: before, closed_by: "admin" });
    expect(await signInAgain("twice@example.com")).toBe("/app?signin=closed");
  });

  test("stops what the provider would still charge", async () => {
    const client = await world.person();
    await subscribe(client);
    const id = await idOf(client);
    await remove(admin, person(id));
    await world.settleBilling();
    const paid = world.db.selectFrom("subscriptions").select(["cancels_at_end", "cancel_wanted_at"]);
    expect(await paid.where("user_id", "=", id).executeTakeFirst()).toEqual({
      cancels_at_end: true,
      cancel_wanted_at: null,
    });
  });

  test("nobody is a 404, and no id a 400", async () => {
    expect((await remove(admin, person(NOBODY))).statusCode).toBe(404);
    expect((await remove(admin, person("first"))).statusCode).toBe(400);
  });

  const row = (id: string) =>
    world.db
      .selectFrom("users")
      .select(["closed_at", "closed_by"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
});

describe("restoring", () => {
  test("opens the account for 30 days, with everything in it but the sessions", async () => {
    const client = await world.person({ email: "restored@example.com", name: "Rita" });
    const id = await idOf(client);
    await remove(admin, person(id));
    expect((await admin.post(`${person(id)}/restore`)).json()).toEqual({ ok: true });
    expect(await status(client)).toBe(401);
    expect(await idOf(await world.person({ email: "restored@example.com" }))).toBe(id);
    expect(await lastEntry(admin)).toMatchObject({ act: "user_restored", targetName: "Rita" });
    const entries = await countEntries();
    expect((await admin.post(`${person(id)}/restore`)).statusCode).toBe(200);
    expect(await countEntries()).toBe(entries);
    expect((await admin.post(`${person(NOBODY)}/restore`)).statusCode).toBe(404);
  });

  test("a closed account that still pays goes on paying once it is open again", async () => {
    const client = await world.person();
    await subscribe(client);
    const id = await idOf(client);
    await remove(admin, person(id));
    await admin.post(`${person(id)}/restore`);
    await world.settleBilling();
    const paid = world.db.selectFrom("subscriptions").select("cancels_at_end").where("user_id", "=", id);
    expect(await paid.executeTakeFirst()).toEqual({ cancels_at_end: false });
  });

  test("after 30 days it is refused, and then there is nobody left to restore", async () => {
    const id = await idOf(await world.person());
    await remove(admin, person(id));
    const closed_at = new Date(world.clock.now().getTime() - 30 * MS_PER_DAY - 1);
    await world.db.updateTable("users").set({ closed_at }).where("id", "=", id).execute();
    expect((await admin.post(`${person(id)}/restore`)).statusCode).toBe(409);
    await purgeAccounts({ db: world.db, now: world.clock.now(), people: world.people });
    expect((await admin.post(`${person(id)}/restore`)).statusCode).toBe(404);
  });
});

test("of whoever is deleted for good the audit log keeps the entry and not the name, nobody else's is touched", async () => {
  const second = await adminOf(world, { email: "leaving@example.com", name: "Leaving Admin" });
  const [gone, stays] = [
    await world.person({ name: "Gone Gwen" }),
    await world.person({ name: "Staying Sam" }),
  ];
  const ids = [await idOf(gone), await idOf(second)];
  const [goneId = "", secondId = ""] = ids;
  await second.post(`${person(goneId)}/reset`);
  await second.post(`${person(await idOf(stays))}/reset`);
  await remove(admin, person(goneId));
  await remove(admin, person(secondId));
  const names = async () => {
    const log = world.db
      .selectFrom("audit_log")
      .select(["actor_name", "target_name"])
      .orderBy("at")
      .orderBy("id");
    const rows = await log
      .where((eb) => eb.or([eb("target_id", "in", ids), eb("actor_id", "in", ids)]))
      .execute();
    return rows.map(({ actor_name, target_name }) => `${actor_name} → ${target_name}`).sort();
  };
  const before = [
    "Boss → Gone Gwen",
    "Boss → Leaving Admin",
    "Leaving Admin → Gone Gwen",
    "Leaving Admin → Staying Sam",
    "Operator (command line) → Leaving Admin",
  ];
  await purgeAccounts({ db: world.db, now: world.clock.now(), people: world.people });
  expect(await names()).toEqual(before);
  const closed_at = new Date(world.clock.now().getTime() - 30 * MS_PER_DAY - 1);
  await world.db.updateTable("users").set({ closed_at }).where("id", "in", ids).execute();
  await purgeAccounts({ db: world.db, now: world.clock.now(), people: world.people });
  expect(await names()).toEqual([
    "Boss → Deleted account",
    "Boss → Deleted account",
    "Deleted account → Deleted account",
    "Deleted account → Staying Sam",
    "Operator (command line) → Deleted account",
  ]);
});

describe("many at once", () => {
  test("each has its result: closed, oneself, unknown; a repeated id counts once", async () => {
    const ids = await Promise.all([1, 2, 3].map(async () => idOf(await world.person())));
    const me = await idOf(admin);
    const entries = await countEntries();
    const answer = await admin.post(BULK, { userIds: [...ids, ids[0], me, NOBODY] });
    expect(answer.json()).toEqual({
      deleted: 3,
      failed: 2,
      results: [
        ...ids.map((id) => ({ id, ok: true, message: null })),
        { id: me, ok: false, message: expect.stringContaining("last admin") },
        { id: NOBODY, ok: false, message: "No such person." },
      ],
    });
    expect(await countEntries()).toBe(entries + 3);
    expect(refusals(world).slice(-2)).toMatchObject([
      { act: "user_closed", actor: me, target: me, requestId: answer.headers["x-request-id"] },
      { act: "user_closed", actor: me, target: NOBODY },
    ]);
    expect(await status(admin)).toBe(200);
  });

  test.each([
    ["none", []],
    ["more than 100", Array.from({ length: 101 }, () => NOBODY)],
    ["what is no id", ["first"]],
  ])("%s is a 400", async (_what, userIds) => {
    expect((await admin.post(BULK, { userIds })).statusCode).toBe(400);
  });
});

describe("an instance always has an admin", () => {
  test("the last one is not deleted, and another one not by their own hand", async () => {
    const me = await idOf(admin);
    const alone = await remove(admin, person(me));
    expect([alone.statusCode, alone.json().message]).toEqual([409, expect.stringContaining("last admin")]);
    const second = await adminOf(world, { email: "second@example.com" });
    const oneself = await remove(admin, person(me));
    expect([oneself.statusCode, oneself.json().message]).toEqual([409, expect.stringContaining("yourself")]);
    expect(refusals(world).at(-1)).toMatchObject({ act: "user_closed", actor: me, target: me });
    expect((await remove(admin, person(await idOf(second)))).statusCode).toBe(204);
  });

  test("of two who delete each other at the same moment one stays", async () => {
    const other = await adminOf(world, { email: "other@example.com" });
    const [mine, theirs] = await Promise.all([idOf(admin), idOf(other)]);
    const bothWait = () => expect.poll(() => countWaiting()).toBe(2);
    let pending: Promise<{ statusCode: number }>[] = [];
    // Holds both at the gate, past their sign-in, before either acts.
    await withTransaction(world.db, async (tx) => {
      await sql`select pg_advisory_xact_lock(7243003)`.execute(tx);
      pending = [remove(admin, person(theirs)), other.post(BULK, { userIds: [mine] })];
      await bothWait();
    });
    const answers = (await Promise.all(pending)).map(({ statusCode }) => statusCode).sort();
    expect([answers[0] === 200 || answers[0] === 204, answers[1]]).toEqual([true, 409]);
    const open = world.db.selectFrom("users").select("id").where("role", "=", "admin");
    expect(await open.where("closed_at", "is", null).execute()).toHaveLength(1);
  });

  async function countWaiting(): Promise<number> {
    const { rows } = await sql<{ n: string }>`
      select count(*) as n from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = current_database() and locktype = 'advisory' and not granted`.execute(world.db);
    return Number(rows[0]?.n);
  }
});
