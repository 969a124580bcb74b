import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { readPages } from "#server/testing/http-client.ts";
import { claim, completeQuest, createQuest, onboard } from "#server/testing/people/quest-people.ts";
import { openFileWorld, type TestWorld } from "#server/testing/world.ts";
import { settleWaitingAwards } from "./settle.service.ts";

const world = await openFileWorld();

type Client = Awaited<ReturnType<TestWorld["person"]>>;
const user = async (client: Client) => (await client.get("/api/auth/user")).json();
const finish = async (client: Client, quest: object = {}) => {
  const { id } = await createQuest(client, quest);
  return (await completeQuest(client, id)).json();
};
const settle = () => settleWaitingAwards({ db: world.db, now: world.clock.now(), people: world.people });

test.each([
  ["POST", "/api/auth/user/xp"],
  ["GET", "/api/progress/ledger"],
] as const)("%s %s is 401 signed out", async (method, url) => {
  expect((await world.visitor().send({ method, url })).statusCode).toBe(401);
});

describe("claiming XP", () => {
  test("a forged claim changes nothing", async () => {
    const client = await world.person();
    expect((await claim(client, 50)).statusCode).toBe(409);
    await finish(client);
    for (const xpGain of [25, 100, 0, 999]) expect((await claim(client, xpGain)).statusCode).toBe(409);
    expect((await claim(client, 50, { source: "twitter_share" })).statusCode).toBe(409);
    for (const xpGain of [-50, 1e308, "50", null, 50.5]) {
      expect((await client.post("/api/auth/user/xp", { xpGain })).statusCode).toBe(400);
    }
    expect((await user(client)).totalXP).toBe(0);
  });

  test("a claim pays once; the same again within a minute answers the same; later it is 409", async () => {
    const client = await world.person();
    await finish(client);
    const first = (await claim(client, 50)).json();
    expect(first).toMatchObject({
      totalXP: 50,
      level: 1,
      levelUp: false,
      newLevel: 1,
      awarded: 50,
      reason: null,
    });
    expect((await claim(client, 50)).json()).toEqual(first);
    world.clock.advance(61_000);
    expect((await claim(client, 50)).statusCode).toBe(409);
    expect((await user(client)).totalXP).toBe(50);
  });

  test("level-up is told once, when the hundred is passed", async () => {
    const client = await world.person();
    await finish(client, { xpReward: 75 });
    expect((await claim(client, 75)).json().levelUp).toBe(false);
    await finish(client);
    expect((await claim(client, 50)).json()).toMatchObject({
      levelUp: true,
      newLevel: 2,
      totalXP: 125,
      level: 2,
    });
  });

  test("what nobody claims is settled by the server, and a later claim still answers it", async () => {
    const client = await world.person();
    await finish(client, { xpReward: 100 });
    await settle();
    expect((await user(client)).totalXP).toBe(0);
    world.clock.advance(45_000);
    await settle();
    await settle();
    expect((await user(client)).totalXP).toBe(100);
    expect((await claim(client, 100)).json()).toMatchObject({
      levelUp: true,
      newLevel: 2,
      totalXP: 100,
      awarded: 100,
    });
    world.clock.advance(MS_PER_DAY);
    await finish(client, { xpReward: 100 });
    world.clock.advance(45_000);
    await settle();
    world.clock.advance(MS_PER_DAY + 1);
    expect((await claim(client, 100)).statusCode).toBe(409);
  });

  test("a claim that was lost does not shift the later ones of its size", async () => {
    const client = await world.person();
    await finish(client, { xpReward: 75 });
    world.clock.advance(45_000);
    await settle();
    await finish(client, { xpReward: 75 });
    // Its own award: the level-up is this one's, and the header is up to date.
    const own = { awarded: 75, levelUp: true, newLevel: 2, totalXP: 150 };
    expect((await claim(client, 75)).json()).toMatchObject(own);
    await finish(client, { xpReward: 75 });
    expect((await claim(client, 75)).json()).toMatchObject({ levelUp: true, newLevel: 3, totalXP: 225 });
    expect((await claim(client, 75)).json()).toMatchObject({ levelUp: false, newLevel: 1, totalXP: 225 });
  });

  test("a claim lost a moment ago shifts nothing either, nor does one that comes after settling", async () => {
    const client = await world.person();
    for (let count = 0; count < 5; count++) {
      await finish(client, { xpReward: 100 });
      await claim(client, 100);
      world.clock.advance(1_000);
    }
    await onboard(client);
    const tenHours = { xpReward: 100, estimatedHours: 16 };
    await finish(client, tenHours);
    world.clock.advance(1_000);
    const { id } = (await user(client)) as { id: string };
    const [generated] = (await client.get("/api/tasks")).json();
    await world.db
      .updateTable("quests")
      .set({ xp_reward: 100 })
      .where("user_id", "=", id)
      .where("id", "=", generated.id)
      .execute();
    await completeQuest(client, generated.id);
    expect((await claim(client, 100)).json()).toMatchObject({ awarded: 100, reason: null });
    world.clock.advance(45_000);
    await settle();
    expect((await claim(client, 100)).json()).toMatchObject({ awarded: 0, reason: expect.any(String) });
  });

  test("claims and settling at the same moment pay each award once", async () => {
    const client = await world.person();
    for (let count = 0; count < 6; count++) await finish(client, { xpReward: 25 });
    world.clock.advance(45_000);
    await Promise.all([...Array.from({ length: 6 }, () => claim(client, 25)), settle(), settle()]);
    await settle();
    expect((await user(client)).totalXP).toBe(150);
  });

  test("one person's award is nobody else's", async () => {
    const [rich, poor] = [await world.person(), await world.person()];
    await finish(rich);
    expect((await claim(poor, 50)).statusCode).toBe(409);
    expect((await claim(rich, 50)).statusCode).toBe(200);
  });

  test("over random histories the total is the sum of the ledger", async () => {
    const step = fc.oneof(
      fc.constantFrom(25, 50, 75, 100).map((xp) => ({ kind: "finish" as const, xp })),
      fc.constantFrom(25, 50, 75, 100).map((xp) => ({ kind: "claim" as const, xp })),
      fc.constant({ kind: "settle" as const, xp: 0 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const client = await world.person();
        for (const { kind, xp } of steps) {
          if (kind === "finish") await finish(client, { xpReward: xp });
          if (kind === "claim") await claim(client, xp);
          if (kind === "settle") {
            world.clock.advance(31_000);
            await settle();
          }
        }
        const { id, totalXP } = await user(client);
        const rows = await world.db
          .selectFrom("xp_ledger")
          .select(["amount", "settled_at"])
          .where("user_id", "=", id)
          .execute();
        const settled = rows.filter((row) => row.settled_at).reduce((sum, row) => sum + row.amount, 0);
        expect(totalXP).toBe(settled);
      }),
      { numRuns: 8 },
    );
  });

  test("the ledger says where XP comes from, newest first, page by page", async () => {
    const client = await world.person();
    for (let count = 0; count < 55; count++) {
      await finish(client, { title: `Quest ${count}`, xpReward: 25 });
      world.clock.advance(1_000);
    }
    world.clock.advance(45_000);
    await settle();
    const first = (await client.get("/api/progress/ledger")).json();
    expect(first.entries).toHaveLength(50);
    expect(first.entries[0]).toMatchObject({ label: "Quest 54", source: "quest" });
    const second = (await client.get(`/api/progress/ledger?before=${encodeURIComponent(first.next)}`)).json();
    expect([second.entries.length, second.next]).toEqual([5, null]);
    const sum = [...first.entries, ...second.entries].reduce((total, { amount }) => total + amount, 0);
    expect(sum).toBe(first.total);
  });
});

test("120 awards of one millisecond come page by page, each once", async () => {
  const client = await world.person();
  const { id: userId } = await user(client);
  const at = new Date("2026-11-12T10:00:00.123Z");
  const ids = Array.from({ length: 120 }, () => randomUUID());
  await world.db
    .insertInto("xp_ledger")
    .values(
      ids.map((id) => ({
        id,
        user_id: userId,
        source_type: "quest",
        source_id: id,
        label: "Quest",
        nominal: 25,
        amount: 25,
        created_at: at,
        settled_at: at,
      })),
    )
    .execute();
  const read = await readPages(client, "/api/progress/ledger", "entries");
  expect(read.sizes).toEqual([50, 50, 20]);
  expect(read.ids.toSorted()).toEqual(ids.toSorted());
});

test("the ledger has one index by person and time", async () => {
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes
    where tablename = 'xp_ledger' and indexdef like '%(user_id, created_at%'`.execute(world.db);
  expect(rows).toEqual([{ name: "xp_ledger_recent" }]);
});
