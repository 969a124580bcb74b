import { describe, expect, test } from "vitest";
import { addDays, utcDay } from "#domain/general/calendar-day.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { completeQuest, createQuest, patchQuest } from "#server/testing/people/quest-people.ts";
import { openReminderWorld } from "#server/testing/reminder-world.ts";

const { world, push, remind, member, addDevice, goTo, idOf } = await openReminderWorld();

const inDays = (days: number) => addDays(utcDay(world.clock.now()), days);
const dueIn = (days: number) => ({ dueDate: `${inDays(days)}T23:59:00.000Z` });
const ask = (client: HttpClient, questId: string) =>
  client.send({ method: "PUT", url: `/api/reminders/quests/${questId}` });
const listed = async (client: HttpClient) => (await client.get("/api/reminders")).json().quests;

/** With a device, and a reminder of a quest that is due in so many days. */
async function reminded(days = 2) {
  const client = await member();
  const device = await addDevice(client);
  const quest = await createQuest(client, { title: "Very private words", ...dueIn(days) });
  const { at } = (await ask(client, quest.id)).json();
  return { client, device: device.device, quest, at: at as string };
}

test("asking is 401 signed out, 404 for somebody else's quest or one that is done", async () => {
  const [client, other] = [await member(), await member()];
  const quest = await createQuest(client, dueIn(2));
  expect((await ask(world.visitor(), quest.id)).statusCode).toBe(401);
  expect((await ask(other, quest.id)).statusCode).toBe(404);
  expect((await ask(client, "none")).statusCode).toBe(400);
  await completeQuest(client, quest.id);
  expect((await ask(client, quest.id)).statusCode).toBe(404);
});

test("the device is told when the person's time begins, once, without private text", async () => {
  const { device, at } = await reminded();
  expect(at).toBe(`${inDays(2)}T09:00:00.000Z`);
  goTo(at, -1);
  await remind();
  expect(push.to(device)).toEqual([]);
  goTo(at, 1);
  await Promise.all([remind(), remind(), remind()]);
  await remind();
  expect(push.to(device)).toHaveLength(1);
  const [message] = push.to(device);
  expect(message?.content).toEqual({ kind: "quest", tag: expect.stringMatching(/^[\w-]{32}$/u) });
  expect(message?.claims.sub).toBe("mailto:support@localhost");
  expect(push.problems).toEqual([]);
});

test("the message names the language that the person chose", async () => {
  const { client, device, at } = await reminded();
  expect(
    (await client.send({ method: "PUT", url: "/api/profile", payload: { language: "de" } })).statusCode,
  ).toBe(200);
  goTo(at, 1);
  await remind();
  expect(push.to(device)[0]?.content).toMatchObject({ kind: "quest", language: "de" });
});

test("it can be taken back, twice too, and not by somebody else", async () => {
  const { client, device, quest, at } = await reminded();
  const take = (who: HttpClient) => who.send({ method: "DELETE", url: `/api/reminders/quests/${quest.id}` });
  await take(await member());
  expect(await listed(client)).toEqual([{ questId: quest.id, at }]);
  expect((await take(client)).statusCode).toBe(204);
  expect((await take(client)).statusCode).toBe(204);
  goTo(at, 1);
  await remind();
  expect(push.to(device)).toEqual([]);
});

test("a quest that moves takes its reminder along, earlier and later", async () => {
  const { client, device, quest } = await reminded(4);
  await patchQuest(client, quest.id, dueIn(2));
  const at = `${inDays(2)}T09:00:00.000Z`;
  expect(await listed(client)).toEqual([{ questId: quest.id, at }]);
  goTo(at, -10);
  await remind();
  goTo(at, 1);
  await remind();
  expect(push.to(device)).toHaveLength(1);
});

test("another time zone or schedule means another time", async () => {
  const { client, quest } = await reminded(3);
  const day = inDays(3);
  await client.send({ method: "PUT", url: "/api/profile", payload: { timeZone: "Asia/Tokyo" } });
  await remind();
  // Due at 23:59 UTC is the day after in Tokyo.
  expect(await listed(client)).toEqual([{ questId: quest.id, at: `${addDays(day, 1)}T00:00:00.000Z` }]);
});

describe("nothing is sent", () => {
  test("of a quest that was finished or deleted meanwhile", async () => {
    const [done, gone] = [await reminded(), await reminded()];
    await completeQuest(done.client, done.quest.id);
    await gone.client.send({ method: "DELETE", url: `/api/tasks/${gone.quest.id}` });
    goTo(done.at, 1);
    await remind();
    expect(push.delivered).toEqual([]);
  });

  test("late: after downtime it is left out, also later", async () => {
    const { device, at } = await reminded();
    goTo(at, 61);
    await remind();
    await remind();
    expect(push.to(device)).toEqual([]);
  });

  test("in quiet hours: then it waits for the next time", async () => {
    const { client, device, at, quest } = await reminded();
    const quiet = { from: "08:30", to: "10:00" };
    await client.send({ method: "PUT", url: "/api/reminders", payload: { quiet } });
    goTo(at, 1);
    await remind();
    await remind();
    expect(push.to(device)).toEqual([]);
    const [next] = await listed(client);
    expect(next).toEqual({ questId: quest.id, at: expect.stringMatching(/T10:(00|05):00/u) });
    goTo(next.at, 1);
    await remind();
    expect(push.to(device)).toHaveLength(1);
  });

  test("to a closed account", async () => {
    const { client, device, at } = await reminded();
    const id = await idOf(client);
    const closed = { closed_at: world.clock.now(), closed_by: "self" as const };
    await world.db.updateTable("users").set(closed).where("id", "=", id).execute();
    goTo(at, 1);
    await remind();
    expect(push.to(device)).toEqual([]);
  });
});

describe("a push service", () => {
  test("that knows the browser no more (410) ends the device", async () => {
    const { client, at } = await reminded();
    push.behaviour.answer = () => 410;
    goTo(at, 1);
    await remind();
    expect((await client.get("/api/reminders")).json().devices).toEqual([]);
  });

  test("that is busy is asked again in the next run, while it is not late", async () => {
    const { device, at } = await reminded();
    push.behaviour.answer = () => 503;
    goTo(at, 1);
    await remind();
    expect(push.to(device)).toEqual([]);
    push.behaviour.answer = () => 201;
    await remind();
    await remind();
    expect(push.to(device)).toHaveLength(1);
  });

  test("that stays busy is given up", async () => {
    const { device, at } = await reminded();
    let asked = 0;
    push.behaviour.answer = (to) => {
      if (to === device) asked++;
      return 429;
    };
    goTo(at, 1);
    for (let run = 0; run < 8; run++) await remind();
    expect(asked).toBe(5);
  });

  test("of one device that fails does not repeat what another got", async () => {
    const { client, device, at } = await reminded();
    const second = await addDevice(client);
    push.behaviour.answer = (to) => (to === second.device ? 503 : 201);
    goTo(at, 1);
    await remind();
    await remind();
    expect(push.to(device)).toHaveLength(1);
  });
});

test("a process that died after claiming leaves nothing to send again", async () => {
  const { device, at, quest } = await reminded();
  goTo(at, 1);
  await world.db
    .updateTable("quest_reminders")
    .set({ state: "claimed", claimed_at: world.clock.now() })
    .where("quest_id", "=", quest.id)
    .execute();
  await remind();
  expect(push.to(device)).toEqual([]);
});
