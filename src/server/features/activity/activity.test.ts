import type { AddressInfo } from "node:net";
import { beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import type { ActivityView } from "#contracts/activity.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { settleWaitingAwards } from "#server/features/xp/settle.service.ts";
import { purgeAll } from "#server/features.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import {
  claim,
  completeQuest,
  createQuest,
  onboard,
  patchQuest,
} from "#server/testing/people/quest-people.ts";
import { theEngine } from "#server/testing/quest-engine.ts";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();
// Read beforehand, as in a server that has run for a second: the first completion would wait for it.
theEngine();

const list = async (client: HttpClient): Promise<ActivityView[]> =>
  (await client.get("/api/activity")).json();
const kinds = async (client: HttpClient) => (await list(client)).map(({ kind }) => kind);
const read = (client: HttpClient, upTo: unknown) => client.post("/api/activity/read", { upTo });
/** Without the entry about the trial. */
const someone = () => world.person({ hasPlan: false });
const idOf = async (client: HttpClient): Promise<string> => (await client.get("/api/auth/user")).json().id;

describe("refused", () => {
  test("signed out", async () => {
    const visitor = world.visitor();
    expect((await visitor.get("/api/activity")).statusCode).toBe(401);
    expect((await read(visitor, 1)).statusCode).toBe(401);
  });

  test.each([0, -1, 1.5, "all", null, undefined])("reading up to %s", async (upTo) => {
    expect((await read(await someone(), upTo)).statusCode).toBe(400);
  });
});

describe("the list", () => {
  test("tells of a quest from its creation to the level it brought, newest first", async () => {
    const client = await someone();
    const { id } = await createQuest(client, { title: "Call Ana", xpReward: 100 });
    await patchQuest(client, id, { inProgress: true });
    await completeQuest(client, id);
    await claim(client, 100);
    const entries = await list(client);
    expect(entries.map(({ title, description }) => [title, description])).toEqual([
      ["Level Up!", "Congratulations! You reached level 2 and earned 100 XP!"],
      ["Achievement earned", "First step"],
      ["Streak Started!", "You've started a new streak! Complete tasks daily to keep it going."],
      ["Task Completed!", "Call Ana, +100 XP"],
      ["Task Started", "Call Ana"],
      ["Task Created", "Call Ana"],
    ]);
    expect(entries.every(({ isRead }) => !isRead)).toBe(true);
  });

  test("repeats of the same request add nothing", async () => {
    const client = await someone();
    const { id } = await createQuest(client);
    for (let time = 0; time < 2; time++) {
      await patchQuest(client, id, { inProgress: true });
      await completeQuest(client, id);
      await claim(client, 50);
    }
    const all = await kinds(client);
    expect(all.filter((kind) => ["quest_started", "quest_completed"].includes(kind))).toHaveLength(2);
  });

  test("moving, removing and bringing back are told; other edits are not", async () => {
    const client = await someone();
    const { id } = await createQuest(client);
    await patchQuest(client, id, { description: "Other" });
    await patchQuest(client, id, { dueDate: "2030-01-02T23:59:00.000Z" });
    const remove = () => client.send({ method: "DELETE", url: `/api/tasks/${id}` });
    await remove();
    await remove();
    await client.post(`/api/tasks/${id}/restore`);
    await client.post("/api/tasks/reject", { taskId: id });
    await remove();
    expect(await kinds(client)).toEqual([
      "quest_rejected",
      "quest_restored",
      "quest_deleted",
      "quest_moved",
      "quest_created",
    ]);
  });

  test("a refused change leaves no entry", async () => {
    const client = await someone();
    const { id } = await createQuest(client);
    const before = await kinds(client);
    expect(
      (await patchQuest(client, id, { dueDate: "2030-01-02T23:59:00.000Z", stepsDone: [9] })).statusCode,
    ).toBe(400);
    expect(await kinds(client)).toEqual(before);
  });

  test("a trial and a batch are told", async () => {
    const client = await world.person();
    await onboard(client);
    await expect
      .poll(() => kinds(client), { timeout: 60_000 })
      .toEqual(["quests_generated", "trial_started"]);
  });

  test("a level that the server paid out by itself is told once", async () => {
    const client = await someone();
    const { id } = await createQuest(client, { xpReward: 100 });
    await completeQuest(client, id);
    const now = new Date(world.clock.now().getTime() + 60_000);
    for (let time = 0; time < 2; time++)
      await settleWaitingAwards({ db: world.db, now, people: world.people });
    expect((await kinds(client)).filter((kind) => kind === "level_reached")).toHaveLength(1);
  });

  test("holds the newest 50, each person's own", async () => {
    const [client, other] = [await someone(), await someone()];
    const user_id = await idOf(client);
    const rows = Array.from({ length: 55 }, (_, index) => ({
      user_id,
      kind: "quest_created" as const,
      subject: `Quest ${index}`,
      amount: null,
      at: world.clock.now(),
      read_at: null,
    }));
    await world.db.insertInto("activity").values(rows).execute();
    const entries = await list(client);
    expect(entries).toHaveLength(50);
    expect(entries[0]?.description).toBe("Quest 54");
    expect(await list(other)).toEqual([]);
  });
});

describe("reading", () => {
  test("marks what was seen, on every device; newer entries and other people's stay unread", async () => {
    const [client, other] = [await someone(), await someone()];
    await createQuest(client);
    await createQuest(other);
    const [seen] = await list(client);
    await createQuest(client, { title: "Later" });
    for (let time = 0; time < 2; time++) expect((await read(client, seen?.id)).statusCode).toBe(204);
    expect((await list(client)).map(({ isRead }) => isRead)).toEqual([false, true]);
    await read(client, Number.MAX_SAFE_INTEGER);
    expect((await list(client)).map(({ isRead }) => isRead)).toEqual([true, true]);
    expect((await list(other)).map(({ isRead }) => isRead)).toEqual([false]);
  });
});

test("after 30 days an entry is no longer shown, and the purge deletes it", async () => {
  const client = await someone();
  await createQuest(client);
  const user_id = await idOf(client);
  const at = new Date(world.clock.now().getTime() - 30 * MS_PER_DAY - 1);
  await world.db
    .insertInto("activity")
    .values({ user_id, kind: "quest_created", subject: "Old", amount: null, at, read_at: null })
    .execute();
  expect(await kinds(client)).toEqual(["quest_created"]);
  expect((await purgeAll(world.db, world.clock.now())).activity).toBe(1);
  expect((await purgeAll(world.db, world.clock.now())).activity).toBe(0);
  expect(await kinds(client)).toEqual(["quest_created"]);
});

describe("live", () => {
  beforeAll(() => world.app.listen({ host: "127.0.0.1", port: 0 }));

  async function watch(client: HttpClient) {
    const { port } = world.app.server.address() as AddressInfo;
    const cookie = `sq_session=${client.cookies.get("sq_session")?.value}`;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { cookie } });
    const heard: string[] = [];
    socket.on("message", (data) => heard.push(JSON.parse(String(data)).type));
    socket.on("open", () => socket.send(JSON.stringify({ type: "subscribe-activity" })));
    await expect.poll(() => heard).toEqual(["activity-changed"]);
    return { heard, close: () => socket.terminate() };
  }

  test("a person's open pages hear of every change, nobody else's", async () => {
    const [client, other] = [await someone(), await someone()];
    const pages = [await watch(client), await watch(client)];
    const stranger = await watch(other);
    await createQuest(client);
    for (const page of pages) await expect.poll(() => page.heard.length).toBe(2);
    const [newest] = await list(client);
    await read(client, newest?.id);
    for (const page of pages) await expect.poll(() => page.heard.length).toBe(3);
    // The stranger's own news comes after whatever was sent to the others.
    await createQuest(other);
    await expect.poll(() => stranger.heard.length).toBe(2);
    for (const page of [...pages, stranger]) page.close();
  });
});
