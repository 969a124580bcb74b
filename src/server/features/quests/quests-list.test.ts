import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { calendarDay } from "#domain/general/calendar-day.ts";
import { GENERATED_HOURS } from "#domain/quests/quest.ts";
import { readPages } from "#server/testing/http-client.ts";
import {
  claim,
  completeQuest,
  createQuest,
  OWN_QUEST,
  onboard,
  patchQuest,
} from "#server/testing/people/quest-people.ts";
import { openFileWorld, type TestWorld } from "#server/testing/world.ts";

const NEVER = "6f1d2c1e-0000-4000-8000-000000000001";
const world = await openFileWorld();

type Client = Awaited<ReturnType<TestWorld["person"]>>;
const list = async (client: Client) => (await client.get("/api/tasks")).json();

describe("who may", () => {
  test.each([
    ["GET", "/api/tasks"],
    ["POST", "/api/tasks"],
    ["PATCH", `/api/tasks/${NEVER}`],
    ["DELETE", `/api/tasks/${NEVER}`],
    ["POST", `/api/tasks/${NEVER}/restore`],
    ["POST", "/api/tasks/reject"],
    ["POST", "/api/tasks/regenerate"],
    ["GET", "/api/tasks/summary"],
    ["GET", "/api/tasks/completed"],
    ["GET", "/api/tasks/hidden"],
  ] as const)("%s %s is 401 signed out", async (method, url) => {
    expect((await world.visitor().send({ method, url })).statusCode).toBe(401);
  });

  test("another person's quest is 404, whatever is tried, and stays as it was", async () => {
    const owner = await world.person();
    const stranger = await world.person();
    const { id } = await createQuest(owner);
    const tries = [
      patchQuest(stranger, id, { title: "Mine now" }),
      completeQuest(stranger, id),
      stranger.send({ method: "DELETE", url: `/api/tasks/${id}` }),
      stranger.post(`/api/tasks/${id}/restore`),
      stranger.post("/api/tasks/reject", { taskId: id }),
    ];
    for (const answer of await Promise.all(tries)) expect(answer.statusCode).toBe(404);
    expect((await list(owner))[0]).toMatchObject({ id, title: OWN_QUEST.title, isCompleted: false });
    expect(await list(stranger)).toEqual([]);
  });
});

describe("removing", () => {
  test("a quest that is gone stays gone, one that never was yours is 404, and undo brings it back", async () => {
    const client = await world.person();
    const { id } = await createQuest(client);
    const remove = () => client.send({ method: "DELETE", url: `/api/tasks/${id}` });
    expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([204, 204]);
    expect((await client.send({ method: "DELETE", url: `/api/tasks/${NEVER}` })).statusCode).toBe(404);
    expect((await patchQuest(client, id, { title: "Ghost" })).statusCode).toBe(404);
    expect(await list(client)).toEqual([]);
    expect((await client.post(`/api/tasks/${id}/restore`)).json()).toMatchObject({
      id,
      title: OWN_QUEST.title,
    });
    expect(await list(client)).toHaveLength(1);
  });

  test("deleting a finished quest leaves XP and counts alone", async () => {
    const client = await world.person();
    const { id } = await createQuest(client);
    await completeQuest(client, id);
    await claim(client, 50);
    await client.send({ method: "DELETE", url: `/api/tasks/${id}` });
    expect((await client.get("/api/auth/user")).json().totalXP).toBe(50);
    expect((await client.get("/api/tasks/summary")).json().completed).toBe(1);
  });

  test("what was rejected is listed, never comes back, and can be restored; rejecting twice is harmless", async () => {
    const client = await world.person();
    await onboard(client);
    const [quest] = await list(client);
    const reject = () => client.post("/api/tasks/reject", { taskId: quest.id, reason: "No candles" });
    expect([(await reject()).statusCode, (await reject()).statusCode]).toEqual([200, 200]);
    expect((await client.send({ method: "DELETE", url: `/api/tasks/${quest.id}` })).statusCode).toBe(204);
    expect((await client.get("/api/tasks/hidden")).json()).toMatchObject([
      { id: quest.id, title: quest.title, reason: "No candles" },
    ]);
    for (let batch = 0; batch < 4; batch++) await client.post("/api/tasks/regenerate");
    const titles = (await list(client)).map(({ title }: { title: string }) => title);
    expect(titles.length).toBeGreaterThan(10);
    expect(titles).not.toContain(quest.title);
    await client.post(`/api/tasks/${quest.id}/restore`);
    expect((await client.get("/api/tasks/hidden")).json()).toEqual([]);
  });
});

describe("batches", () => {
  test("onboarding leaves quests that fit: one an available day, due at 23:59, within the hours", async () => {
    const client = await world.person();
    expect((await onboard(client)).json().hasFirstQuests).toBe(true);
    const quests = await list(client);
    expect(quests.length).toBeGreaterThanOrEqual(3);
    expect(quests.length).toBeLessThanOrEqual(7);
    const hours = quests.reduce(
      (sum: number, quest: { estimatedHours: number }) => sum + quest.estimatedHours,
      0,
    );
    expect(hours).toBeLessThanOrEqual(10);
    // The first one takes ten minutes; hours are in steps of at least half an hour.
    const short = quests.filter((quest: { estimatedMinutes: number }) => quest.estimatedMinutes === 10);
    expect(short).toMatchObject([{ estimatedHours: 0.5 }]);
    for (const quest of quests) {
      expect(quest).toMatchObject({ origin: "generated", isCompleted: false });
      expect(GENERATED_HOURS).toContain(quest.estimatedHours);
      expect(quest.dueDate).toMatch(/T23:59:00\.000Z$/u);
    }
    await onboard(client);
    expect(await list(client)).toHaveLength(quests.length);
  });

  test("regenerate adds and never deletes; at most 30 are open and 10 batches a day", async () => {
    const client = await world.person();
    await onboard(client);
    const before = (await list(client)).length;
    expect((await client.post("/api/tasks/regenerate")).json().created).toBeGreaterThan(0);
    expect((await list(client)).length).toBeGreaterThan(before);
    const statuses = [];
    for (let batch = 0; batch < 12; batch++)
      statuses.push((await client.post("/api/tasks/regenerate")).statusCode);
    expect(statuses.at(-1)).toBe(429);
    expect((await list(client)).length).toBeLessThanOrEqual(30);
  });

  test("five regenerates at once never pass the limit of open quests", async () => {
    const client = await world.person();
    await onboard(client);
    await Promise.all(Array.from({ length: 9 }, () => client.post("/api/tasks/regenerate")));
    const quests = await list(client);
    expect(quests.length).toBeLessThanOrEqual(30);
    expect(new Set(quests.map(({ title }: { title: string }) => title)).size).toBe(quests.length);
  });
});

describe("lists", () => {
  test("active quests and the last 50 completed; the rest by page, each once", async () => {
    const client = await world.person();
    for (let count = 0; count < 60; count++) {
      const { id } = await createQuest(client, { title: `Quest ${count}` });
      await completeQuest(client, id);
      world.clock.advance(1_000);
    }
    await createQuest(client, { title: "Still open" });
    const listed = await list(client);
    expect(listed).toHaveLength(51);
    expect(listed[0].title).toBe("Still open");
    const first = (await client.get("/api/tasks/completed")).json();
    const second = (await client.get(`/api/tasks/completed?before=${encodeURIComponent(first.next)}`)).json();
    expect([first.quests.length, second.quests.length, second.next]).toEqual([50, 10, null]);
    const ids = [...first.quests, ...second.quests].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(60);
  });

  test("120 completed in one millisecond come page by page, each once", async () => {
    const client = await world.person();
    const { id: userId } = (await client.get("/api/auth/user")).json();
    const at = new Date("2026-11-12T10:00:00.123Z");
    const ids = Array.from({ length: 120 }, () => randomUUID());
    await world.db
      .insertInto("quests")
      .values(
        ids.map((id) => ({
          id,
          user_id: userId,
          title: id,
          title_key: id,
          description: "",
          xp_reward: 25,
          category: "Sales",
          difficulty: "Beginner" as const,
          estimated_hours: 1,
          origin: "own" as const,
          due_at: at,
          created_at: at,
          completed_at: at,
          completed_day: calendarDay("2026-11-12"),
        })),
      )
      .execute();
    const read = await readPages(client, "/api/tasks/completed", "quests");
    expect(read.sizes).toEqual([50, 50, 20]);
    expect(read.ids.toSorted()).toEqual(ids.toSorted());
    const before = (await client.get(`/api/tasks/completed?before=${at.toISOString()}`)).json();
    expect(before).toEqual({ quests: [], next: null });
    expect((await client.get("/api/tasks/completed?before=yesterday")).statusCode).toBe(400);
  });

  test("the summary counts everything, and nothing over nothing is 0", async () => {
    const client = await world.person();
    const summary = async () => (await client.get("/api/tasks/summary")).json();
    expect(await summary()).toEqual({
      completed: 0,
      active: 0,
      completedThisWeek: 0,
      activeThisWeek: 0,
      averageXp: 0,
      completionRate: 0,
      xpLeft: { own: 500, mentor: 200 },
    });
    const { id } = await createQuest(client, { xpReward: 75 });
    await createQuest(client);
    await completeQuest(client, id);
    expect(await summary()).toEqual({
      completed: 1,
      active: 1,
      completedThisWeek: 1,
      activeThisWeek: 1,
      averageXp: 75,
      completionRate: 50,
      xpLeft: { own: 425, mentor: 200 },
    });
  });
});
