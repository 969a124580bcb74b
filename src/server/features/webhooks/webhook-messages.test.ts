import { createHmac } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { mondayOf, utcDay } from "#domain/general/calendar-day.ts";
import { WEEKDAYS } from "#domain/onboarding/weekly-schedule.ts";
import { startWebhookReceiver } from "#server/testing/fakes/webhook-receiver.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import {
  claim,
  completeQuest,
  createQuest,
  onboard,
  scheduleOf,
} from "#server/testing/people/quest-people.ts";
import { addWebhook, changeWebhook } from "#server/testing/people/webhook-people.ts";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();
const hook = await startWebhookReceiver();
afterAll(() => hook.close());
beforeEach(async () => {
  await world.db.deleteFrom("webhooks").execute();
  hook.reset();
});

const received = () => hook.received.map(({ body }) => JSON.parse(body));
const events = () => received().map(({ event }) => event);
const SALE = { kind: "income", amount: 3_800, currency: "usd", what: "Two bars of soap" } as const;
const sell = (client: HttpClient) => client.post("/api/money/entries", SALE);

async function seller(events: readonly string[] = ["money.added"]) {
  const me = await world.person();
  return { me, ...(await addWebhook(me, hook.url, { events })) };
}

test("every event is sent once, with its own facts only", async () => {
  const me = await world.person();
  const today = utcDay(world.clock.now());
  const weekday = WEEKDAYS[(new Date(today).getUTCDay() + 6) % 7] ?? "monday";
  await onboard(me, { weeklySchedule: scheduleOf(weekday) });
  await addWebhook(me, hook.url);
  const quest = await createQuest(me, { title: "Call three customers" });
  const done = (await completeQuest(me, quest.id, { completionNotes: "A private note." })).json();
  await completeQuest(me, quest.id);
  await claim(me, quest.xpReward, { awardId: done.awardId });
  await world.db
    .updateTable("users")
    .set({ total_xp: 99 })
    .where("id", "=", (await me.get("/api/auth/user")).json().id)
    .execute();
  const second = await createQuest(me, { title: "Write the price list" });
  await completeQuest(me, second.id);
  await claim(me, second.xpReward, { awardId: (await completeQuest(me, second.id)).json().awardId });
  const { entry } = (await sell(me)).json();
  const closing = {
    week: mondayOf(today),
    wins: [],
    number: null,
    hard: null,
    hardText: "",
    plan: Array(7).fill(0),
  };
  const closed = await me.post("/api/review", closing);
  expect(closed.statusCode).toBe(200);
  await me.post("/api/review", closing);
  await world.sendWebhooks();
  await world.sendWebhooks();

  const all = received();
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const of = (event: string) => all.filter((one) => one.event === event).map(({ data }) => data);
  expect(of("quest.completed")).toEqual(
    expect.arrayContaining([
      { questId: quest.id, title: "Call three customers", xp: quest.xpReward, day: today },
      { questId: second.id, title: "Write the price list", xp: expect.any(Number), day: today },
    ]),
  );
  expect(of("quest.completed")).toHaveLength(2);
  expect(of("level.reached")).toEqual([{ level: 2, totalXp: 99 + second.xpReward }]);
  expect(of("achievement.unlocked")).toContainEqual({ achievementId: "quests-1", title: "First step" });
  expect(of("money.added")).toEqual([{ ...SALE, entryId: entry.id, day: today, questId: null }]);
  expect(of("week.reviewed")).toEqual([
    { week: mondayOf(today), quests: 2, trackedSec: expect.any(Number), streakDays: 1 },
  ]);
  expect(JSON.stringify(all)).not.toContain("private");
});

test("the signature is over time and raw body, by the secret that was shown", async () => {
  const { me, secret } = await seller();
  await sell(me);
  await world.sendWebhooks();
  const [message] = hook.received;
  const seconds = String(message?.headers["x-sidequest-timestamp"]);
  const expected = createHmac("sha256", secret).update(`${seconds}.${message?.body}`).digest("hex");
  expect(message?.headers["x-sidequest-signature"]).toBe(`v1=${expected}`);
  expect(message?.headers["x-sidequest-delivery"]).toBe(received()[0].id);
  expect(message?.headers["x-sidequest-event"]).toBe("money.added");
  expect(Math.abs(Number(seconds) - world.clock.now().getTime() / 1_000)).toBeLessThan(60);
});

test("only what an address wants, and only the person's own", async () => {
  const [{ me, webhook }, other] = [await seller(["level.reached"]), await world.person()];
  await sell(me);
  await sell(other);
  await world.sendWebhooks();
  expect(hook.received).toEqual([]);
  await changeWebhook(me, webhook.id, { events: ["money.added"] });
  await sell(other);
  await sell(me);
  await world.sendWebhooks();
  expect(events()).toEqual(["money.added"]);
});
