import { sql } from "kysely";
import { afterAll, beforeEach, expect, test } from "vitest";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { FAILING_PAUSE_MS } from "#domain/webhooks/webhooks.ts";
import { withTransaction } from "#server/platform/db/handles.ts";
import { startWebhookReceiver } from "#server/testing/fakes/webhook-receiver.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { addWebhook, changeWebhook, listDeliveries } from "#server/testing/people/webhook-people.ts";
import { openFileWorld } from "#server/testing/world.ts";
import { claimDue } from "./deliveries.repository.ts";

const world = await openFileWorld();
const hook = await startWebhookReceiver();
afterAll(() => hook.close());
beforeEach(async () => {
  await world.db.deleteFrom("webhooks").execute();
  hook.reset();
});

const events = ["money.added"];
const SALE = { kind: "income", amount: 3_800, currency: "usd", what: "Two bars of soap" } as const;
const sell = (client: HttpClient) => client.post("/api/money/entries", SALE);
const countWaitingForLocks = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from pg_locks where not granted`.execute(world.db))
    .rows[0]?.n;

function claimNow(limits: { limit: number; limitEach: number }) {
  const now = world.clock.now();
  return claimDue(world.db, { now, retryAt: new Date(now.getTime() + MS_PER_MINUTE), ...limits });
}

test("several deliveries that fail together pause their address once", async () => {
  const me = await world.person();
  const { webhook } = await addWebhook(me, hook.url, { events });
  for (let sale = 0; sale < 4; sale++) await sell(me);
  const since = new Date(world.clock.now().getTime() - FAILING_PAUSE_MS);
  await world.db.updateTable("webhooks").set({ failing_since: since }).execute();
  await world.db.updateTable("webhook_deliveries").set({ attempts: 6 }).execute();
  hook.behaviour.status = 503;
  const { outcome } = await withTransaction(world.db, async (tx) => {
    // All of them have to wait for it, so that none is done before the others begin.
    await tx.selectFrom("webhooks").selectAll().forUpdate().execute();
    const sending = world.sendWebhooks();
    await expect.poll(countWaitingForLocks).toBe(4);
    return { outcome: () => sending };
  });
  expect(await outcome()).toEqual({ sent: 0, failed: 4 });
  const states = (await listDeliveries(me, webhook.id)).map(({ state }: { state: string }) => state);
  expect(states).toEqual(Array(4).fill("failed"));
  const kinds = (await me.get("/api/activity")).json().map(({ kind }: { kind: string }) => kind);
  expect(kinds.filter((kind: string) => kind === "webhook_paused")).toHaveLength(1);
  expect(world.logLines.join("\n")).not.toContain("deadlock");
});

test("what happens while an address is being deleted is kept, and told nowhere", async () => {
  const me = await world.person();
  await addWebhook(me, hook.url, { events });
  const { sale } = await withTransaction(world.db, async (tx) => {
    await tx.deleteFrom("webhooks").execute();
    const answer = sell(me);
    await expect.poll(countWaitingForLocks).toBe(1);
    return { sale: () => answer };
  });
  expect((await sale()).statusCode).toBe(200);
  expect(await world.db.selectFrom("webhook_deliveries").select("id").execute()).toEqual([]);
});

test("everybody's first goes before anybody's second, however many addresses somebody has", async () => {
  const [busy, quiet] = [await world.person(), await world.person()];
  for (const path of ["", "/2"]) await addWebhook(busy, hook.url + path, { events });
  for (let sale = 0; sale < 3; sale++) await sell(busy);
  world.clock.advance(1_000);
  const { webhook } = await addWebhook(quiet, hook.url, { events });
  await sell(quiet);
  const taken = (await claimNow({ limit: 2, limitEach: 2 })).map(({ webhook_id }) => webhook_id);
  expect(taken).toHaveLength(2);
  expect(taken).toContain(webhook.id);
  expect(await claimNow({ limit: 9, limitEach: 2 })).toHaveLength(2);
});

test("what waits at a paused address is due at no time, also if an attempt was under way", async () => {
  const me = await world.person();
  const { webhook } = await addWebhook(me, hook.url, { events });
  await sell(me);
  hook.behaviour.status = 503;
  hook.behaviour.whenAsked = () => changeWebhook(me, webhook.id, { isPaused: true });
  await world.sendWebhooks();
  expect(await listDeliveries(me, webhook.id)).toMatchObject([
    { state: "waiting", nextAt: null, error: "The webhook answered 503" },
  ]);
  hook.reset();
  await changeWebhook(me, webhook.id, { isPaused: false });
  await world.sendWebhooks();
  expect(await listDeliveries(me, webhook.id)).toMatchObject([{ state: "sent", attempts: 2 }]);
});
