import { sql } from "kysely";
import { afterAll, beforeEach, expect, test } from "vitest";
import { MS_PER_DAY, MS_PER_MINUTE } from "#domain/general/durations.ts";
import { ATTEMPTS_MAX, retryDelayMs } from "#domain/network/deliveries.ts";
import { DELIVERIES_SHOWN } from "#domain/webhooks/webhooks.ts";
import { purgeAll } from "#server/features.ts";
import { withTransaction } from "#server/platform/db/handles.ts";
import { startWebhookReceiver } from "#server/testing/fakes/webhook-receiver.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { openTestDatabase } from "#server/testing/open-test-database.ts";
import { addWebhook, changeWebhook, listDeliveries } from "#server/testing/people/webhook-people.ts";
import { openFileWorld } from "#server/testing/world.ts";
import { claimDue } from "./deliveries.repository.ts";
import { sendDueWebhooks } from "./send-webhooks.service.ts";

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

test("a repeated write has one delivery for each address; one that is rolled back has none", async () => {
  const { me } = await seller();
  await addWebhook(me, `${hook.url}/second`, { events: ["money.added"] });
  const id = "0f0c9a52-64bd-4b7e-9a53-0d8f8a4be1c7";
  await Promise.all([1, 2, 3].map(() => me.post("/api/money/entries", { ...SALE, id })));
  const refused = await me.post("/api/money/entries", { ...SALE, day: "2999-01-01" });
  expect(refused.statusCode).toBe(400);
  await world.sendWebhooks();
  expect(hook.received.map(({ path }) => path).toSorted()).toEqual(["/hook", "/hook/second"]);
});

test("after a 500 it is sent again, later, with the same id and body", async () => {
  const { me, webhook } = await seller();
  hook.behaviour.status = 500;
  await sell(me);
  await world.sendWebhooks();
  await world.sendWebhooks();
  expect(hook.received).toHaveLength(1);
  const [waiting] = await listDeliveries(me, webhook.id);
  expect(waiting).toMatchObject({ state: "waiting", attempts: 1, error: "The webhook answered 500" });
  hook.behaviour.status = 200;
  world.clock.advance(MS_PER_MINUTE);
  await world.sendWebhooks();
  await world.sendWebhooks();
  const [first, second, ...more] = hook.received;
  expect(more).toEqual([]);
  expect(second?.body).toBe(first?.body);
  const [sent] = await listDeliveries(me, webhook.id);
  expect(sent).toMatchObject({ state: "sent", attempts: 2, error: null, nextAt: null });
  expect((await me.get("/api/profile/webhooks")).json()[0].failingSince).toBeNull();
});

test("what never arrives is given up after about a day", async () => {
  const { me, webhook } = await seller();
  const email = await emailOf(me);
  hook.behaviour.status = 503;
  await sell(me);
  for (let attempt = 1; attempt <= ATTEMPTS_MAX + 1; attempt++) {
    await world.sendWebhooks();
    world.clock.advance(retryDelayMs(attempt) ?? MS_PER_DAY);
  }
  expect(hook.received).toHaveLength(ATTEMPTS_MAX);
  const again = await world.person({ email });
  const [given] = await listDeliveries(again, webhook.id);
  expect(given).toMatchObject({ state: "failed", attempts: ATTEMPTS_MAX, error: "The webhook answered 503" });
  expect((await again.get("/api/profile/webhooks")).json()[0].failingSince).not.toBeNull();
});

test("an address at which nothing arrives for three days is paused, and the person is told", async () => {
  const { me, webhook } = await seller();
  const email = await emailOf(me);
  const back = () => world.person({ email });
  hook.behaviour.status = 503;
  await sell(me);
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt++) {
    await world.sendWebhooks();
    world.clock.advance(MS_PER_DAY / 2 + MS_PER_MINUTE);
    if (attempt === 2)
      expect((await (await back()).get("/api/profile/webhooks")).json()[0].pausedAt).toBeNull();
  }
  expect(hook.received.length).toBeLessThan(ATTEMPTS_MAX);
  const again = await back();
  const [paused] = (await again.get("/api/profile/webhooks")).json();
  expect(paused).toMatchObject({ id: webhook.id, pausedBy: "failing" });
  expect((await listDeliveries(again, webhook.id))[0]).toMatchObject({ state: "failed" });
  const told = (await again.get("/api/activity"))
    .json()
    .filter(({ kind }: { kind: string }) => kind === "webhook_paused");
  expect(told).toMatchObject([
    { title: "Webhook paused", description: expect.stringContaining("127.0.0.1") },
  ]);

  hook.reset();
  await sell(again);
  await world.sendWebhooks();
  expect(hook.received).toEqual([]);
  await changeWebhook(again, webhook.id, { isPaused: false });
  await sell(again);
  await world.sendWebhooks();
  expect(events()).toEqual(["money.added"]);
});
const emailOf = async (client: HttpClient) => (await client.get("/api/auth/user")).json().email as string;

test("while it is paused nothing is noted; what waited is sent when it goes on", async () => {
  const { me, webhook } = await seller();
  await sell(me);
  await changeWebhook(me, webhook.id, { isPaused: true });
  await sell(me);
  await world.sendWebhooks();
  expect(hook.received).toEqual([]);
  await changeWebhook(me, webhook.id, { isPaused: false });
  await world.sendWebhooks();
  expect(events()).toEqual(["money.added"]);
});

test("two instances at once send each message once", async () => {
  const { me } = await seller();
  for (let sale = 0; sale < 12; sale++) await sell(me);
  const second = openTestDatabase(world.connection, world.metrics);
  try {
    const other = { ...world.services, db: second.db };
    await Promise.all([
      world.sendWebhooks(),
      sendDueWebhooks(other),
      world.sendWebhooks(),
      sendDueWebhooks(other),
    ]);
  } finally {
    await second.close();
  }
  expect(hook.received).toHaveLength(12);
  expect(new Set(received().map(({ id }) => id)).size).toBe(12);
});

test("what one instance is taking, another does not take, nor waits for", async () => {
  const { me } = await seller();
  await sell(me);
  const now = world.clock.now();
  const wanted = { now, retryAt: new Date(now.getTime() + MS_PER_MINUTE), limit: 10, limitEach: 10 };
  const second = openTestDatabase(world.connection, world.metrics);
  try {
    const { mine, theirs } = await withTransaction(world.db, async (tx) => {
      const mine = await claimDue(tx, wanted);
      const theirs = claimDue(second.db, wanted);
      // Without "skip locked" it would wait for the end of this transaction and take them again.
      await sql`select pg_sleep(0.3)`.execute(tx);
      return { mine, theirs: () => theirs };
    });
    expect([mine.length, (await theirs()).length]).toEqual([1, 0]);
  } finally {
    await second.close();
  }
});

test("an attempt whose outcome was never noted is repeated after its lease", async () => {
  const { me } = await seller();
  await sell(me);
  const crashed = { attempts: 1, next_at: new Date(world.clock.now().getTime() + MS_PER_MINUTE) };
  await world.db.updateTable("webhook_deliveries").set(crashed).execute();
  await world.sendWebhooks();
  expect(hook.received).toEqual([]);
  world.clock.advance(MS_PER_MINUTE);
  await world.sendWebhooks();
  expect(hook.received).toHaveLength(1);
});

test("a redirect is not followed", async () => {
  const { me } = await seller();
  hook.behaviour.status = 302;
  hook.behaviour.headers = { location: hook.url.replace("/hook", "/elsewhere") };
  await sell(me);
  await world.sendWebhooks();
  expect(hook.received.map(({ path }) => path)).toEqual(["/hook"]);
});

test("an address that was written when others were allowed is not asked", async () => {
  const { me, webhook } = await seller();
  await world.db
    .updateTable("webhooks")
    .set({ url: hook.url.replace("http:", "https:") })
    .execute();
  await sell(me);
  await world.sendWebhooks();
  const [failed] = await listDeliveries(me, webhook.id);
  expect([hook.received.length, failed.error]).toEqual([0, "This address is not allowed here"]);
});

test("a burst is sent whole, but one address gets at most 200 that wait", async () => {
  const { me, webhook } = await seller();
  const row = {
    event: "money.added",
    data: "{}",
    created_at: world.clock.now(),
    next_at: world.clock.now(),
  } as const;
  const waiting = Array.from({ length: 200 }, (_, index) => ({
    ...row,
    id: crypto.randomUUID(),
    webhook_id: webhook.id,
    subject: String(index),
  }));
  await world.db.insertInto("webhook_deliveries").values(waiting).execute();
  await sell(me);
  expect(await countDeliveries()).toBe(200);
  expect(await listDeliveries(me, webhook.id)).toHaveLength(DELIVERIES_SHOWN);
  await world.sendWebhooks();
  expect(hook.received.length).toBeGreaterThan(50);
});

const countDeliveries = async () =>
  (await world.db.selectFrom("webhook_deliveries").select("id").execute()).length;

test("deliveries are purged after 30 days, the address stays", async () => {
  const { me } = await seller();
  await sell(me);
  await purgeAll(world.db, new Date(world.clock.now().getTime() + 30 * MS_PER_DAY - MS_PER_MINUTE));
  expect(await countDeliveries()).toBe(1);
  await purgeAll(world.db, new Date(world.clock.now().getTime() + 30 * MS_PER_DAY + MS_PER_MINUTE));
  expect(await countDeliveries()).toBe(0);
  expect((await world.db.selectFrom("webhooks").select("id").execute()).length).toBe(1);
});
