import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeEach, expect, test } from "vitest";
import { addDays, utcDay } from "#domain/general/calendar-day.ts";
import { saveFigures } from "#server/features/analytics/kept/kept-figures.repository.ts";
import { startWebhookReceiver } from "#server/testing/fakes/webhook-receiver.ts";
import { claim, completeQuest, createQuest } from "#server/testing/people/quest-people.ts";
import { addWebhook } from "#server/testing/people/webhook-people.ts";
import { openReminderWorld } from "#server/testing/reminder-world.ts";

const { world, member, addDevice, goTo } = await openReminderWorld();
const hook = await startWebhookReceiver();
afterAll(() => hook.close());
beforeEach(restAll);

const withCondition = world.jobs.filter(({ isWaiting }) => isWaiting !== undefined);

async function isWaiting(name: string): Promise<boolean> {
  const condition = withCondition.find((job) => job.name === name)?.isWaiting?.();
  const { rows } = await sql<{ is: boolean }>`select ${condition}::bool as is`.execute(world.db);
  return rows[0]?.is ?? false;
}

const work = (name: string) => withCondition.find((job) => job.name === name)?.work();

/** One job's work can be another's to wait for. */
async function restAll() {
  for (const { name } of [...withCondition, ...withCondition]) await work(name);
}

const inDays = (days: number) => `${addDays(utcDay(world.clock.now()), days)}T23:59:00.000Z`;
const afterDays = (days: number) => world.clock.advance(days * 24 * 60 * 60_000);

/** What gives each job something to do. */
const DEEDS: Record<string, () => Promise<unknown>> = {
  async "sum up standings"() {
    const me = await member();
    const quest = await createQuest(me);
    await completeQuest(me, quest.id);
    await claim(me, quest.xpReward);
  },
  async "sum up events"() {
    const me = await member();
    const visit = { sessionId: randomUUID(), userAgent: "a browser" };
    expect((await me.post("/api/analytics/session/start", visit)).statusCode).toBe(200);
  },
  "list people": () => world.person(),
  async "renew figures"() {
    const name = { kind: "dashboard", range: "7d", zone: "UTC" };
    const figures = { body: {}, at: world.clock.now(), spentMs: 2_000, isAsked: true };
    await saveFigures(world.db, name, figures);
    expect(await isWaiting("renew figures")).toBe(false);
    world.clock.advance(31 * 60_000);
  },
  async "settle awards"() {
    const me = await member();
    await completeQuest(me, (await createQuest(me)).id);
    expect(await isWaiting("settle awards")).toBe(false);
    world.clock.advance(31_000);
  },
  async "send webhooks"() {
    const me = await member();
    await addWebhook(me, hook.url, { events: ["quest.completed"] });
    expect(await isWaiting("send webhooks")).toBe(false);
    await completeQuest(me, (await createQuest(me)).id);
  },
  async "send alerts"() {
    const now = world.clock.now();
    const test = { id: randomUUID(), alert_id: null, event: "test", channel: "webhook", target: "nobody" };
    await world.db
      .insertInto("alert_deliveries")
      .values({ ...test, created_at: now, next_at: now } as never)
      .execute();
  },
  async "remind of quests"() {
    const me = await member();
    await addDevice(me);
    const dueDate = inDays(2);
    const quest = await createQuest(me, { dueDate });
    const url = `/api/reminders/quests/${quest.id}`;
    expect((await me.send({ method: "PUT", url })).statusCode).toBe(200);
    expect(await isWaiting("remind of quests")).toBe(false);
    // After the working day has begun, at whatever hour this test runs.
    goTo(dueDate.replace("T23:59", "T12:00"));
  },
  async "send digests"() {
    const me = await member();
    const payload = { digest: { frequency: "daily", hour: 8, weekday: 0 } };
    expect((await me.send({ method: "PUT", url: "/api/reminders", payload })).statusCode).toBe(200);
    await work("send digests");
    expect(await isWaiting("send digests")).toBe(false);
    afterDays(1);
  },
};

test("where nothing is new, no job has anything to do", async () => {
  const waiting = await Promise.all(withCondition.map(({ name }) => isWaiting(name)));
  expect(waiting).toEqual(withCondition.map(() => false));
});

test("each job with a condition is tested here, and the sign of life is only for a replica", () => {
  const names = withCondition.map(({ name }) => name).filter((name) => name !== "sign of life");
  expect(names.toSorted()).toEqual(Object.keys(DEEDS).toSorted());
});

test.each(Object.entries(DEEDS))("%s waits once there is something, until it is done", async (name, deed) => {
  await deed();
  expect(await isWaiting(name)).toBe(true);
  await work(name);
  expect(await isWaiting(name)).toBe(false);
});
