import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { MS_PER_HOUR, MS_PER_MINUTE } from "#domain/general/durations.ts";
import type { AlertWindow } from "#domain/performance/alert-rules.ts";
import { signatureOf } from "#server/platform/webhooks/post-webhook.ts";
import { type MailServer, startMailServer } from "#server/testing/fakes/mail-server.ts";
import { startWebhookReceiver, type WebhookReceiver } from "#server/testing/fakes/webhook-receiver.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";
import { settleAlerts } from "../alerts.service.ts";
import { targetsOf } from "./queue-deliveries.ts";

const SECRET = "a secret for the tests of webhooks";
const CALM: AlertWindow = {
  requests: 0,
  p95Ms: null,
  errorRate: null,
  cpu: 10,
  memory: 10,
  generations: 0,
  generationSuccess: null,
  queue: 0,
};

let mails: MailServer;
let hook: WebhookReceiver;
let world: TestWorld;
let admin: HttpClient;

beforeAll(async () => {
  mails = await startMailServer();
  hook = await startWebhookReceiver();
  world = await openWorld({
    SMTP_URL: mails.url,
    ALERT_EMAILS: "ops@example.com, night@example.com",
    ALERT_WEBHOOK_URL: hook.url,
    ALERT_WEBHOOK_SECRET: SECRET,
  });
  admin = await world.person({ name: "Olivia Operator" });
});
afterAll(async () => {
  await world?.close();
  await Promise.all([mails?.close(), hook?.close()]);
});
beforeEach(async () => {
  mails.reset();
  hook.reset();
  await world.db.deleteFrom("alert_deliveries").execute();
  await world.db.deleteFrom("alerts").execute();
});

const settle = (change: Partial<AlertWindow> = {}, instance = "one") =>
  settleAlerts(world.db, {
    instance,
    window: { ...CALM, ...change },
    now: world.clock.now(),
    targets: targetsOf(world.config.alerts),
  });
const calmDown = async () => {
  for (let sample = 0; sample < 3; sample++) await settle();
};
const events = () => hook.received.map(({ body }) => JSON.parse(body).event);
const log = async () => (await admin.get("/api/admin/alerts")).json().alerts;

test("an alert is told when it opens, when it gets worse and when it is over, once to each address", async () => {
  await Promise.all([settle({ cpu: 80 }, "one"), settle({ cpu: 80 }, "two")]);
  await world.sendAlerts();
  await settle({ cpu: 95 });
  await settle({ cpu: 95 });
  await world.sendAlerts();
  await calmDown();
  await world.sendAlerts();
  await world.sendAlerts();
  expect(events()).toEqual(["alert.opened", "alert.worsened", "alert.resolved"]);
  for (const address of ["ops@example.com", "night@example.com"])
    expect(mails.to(address).map(({ headers }) => headers.subject)).toEqual([
      "Warning: CPU above 75%",
      "Critical: CPU above 90%",
      "Over: CPU above 90%",
    ]);
  expect(mails.mails[0]?.html).toContain("80% on average in the last 5 minutes.");
});

test("a webhook is signed over its time and its raw body", async () => {
  await settle({ memory: 92 });
  await world.sendAlerts();
  const [message] = hook.received;
  const seconds = String(message?.headers["x-sidequest-timestamp"]);
  const expected = createHmac("sha256", SECRET).update(`${seconds}.${message?.body}`).digest("hex");
  expect(message?.headers["x-sidequest-signature"]).toBe(`v1=${expected}`);
  expect(Math.abs(Number(seconds) - world.clock.now().getTime() / 1_000)).toBeLessThan(60);
  expect(JSON.parse(message?.body ?? "")).toMatchObject({
    id: message?.headers["x-sidequest-delivery"],
    event: "alert.opened",
    instance: world.config.publicUrl.origin,
    alert: { rule: "memory", type: "critical", title: "Memory above 90%", resolvedAt: null },
  });
  expect(signatureOf("secret", 1, "{}")).toBe(
    `v1=${createHmac("sha256", "secret").update("1.{}").digest("hex")}`,
  );
});

test("what fails is tried again later, with the same id, until it is given up", async () => {
  hook.behaviour.status = 503;
  await settle({ cpu: 95 });
  await world.sendAlerts();
  await world.sendAlerts();
  expect(hook.received).toHaveLength(1);
  for (let attempt = 2; attempt <= 9; attempt++) {
    world.clock.advance(12 * MS_PER_HOUR);
    await world.sendAlerts();
  }
  expect(new Set(hook.received.map(({ headers }) => headers["x-sidequest-delivery"])).size).toBe(1);
  expect(hook.received).toHaveLength(8);
  admin = await world.person({ email: "person1@example.com" });
  const [{ told }] = await log();
  expect(told).toContainEqual(
    expect.objectContaining({
      channel: "webhook",
      state: "failed",
      attempts: 8,
      error: "The webhook answered 503",
    }),
  );
  expect(mails.mails).toHaveLength(2);
});

test("an attempt whose outcome was never noted is repeated after two minutes", async () => {
  await settle({ cpu: 95 });
  const crashed = { attempts: 1, next_at: new Date(world.clock.now().getTime() + 2 * MS_PER_MINUTE) };
  await world.db.updateTable("alert_deliveries").set(crashed).execute();
  await world.sendAlerts();
  expect(hook.received).toHaveLength(0);
  world.clock.advance(2 * MS_PER_MINUTE);
  await world.sendAlerts();
  expect(hook.received).toHaveLength(1);
});

test("a redirect is not followed", async () => {
  hook.behaviour.status = 302;
  hook.behaviour.headers = { location: hook.url.replace("/hook", "/elsewhere") };
  await settle({ cpu: 95 });
  await world.sendAlerts();
  expect(hook.received.map(({ path }) => path)).toEqual(["/hook"]);
});

test("two senders at once send each message once", async () => {
  await settle({ cpu: 95 });
  await Promise.all([world.sendAlerts(), world.sendAlerts(), world.sendAlerts()]);
  expect([hook.received.length, mails.mails.length]).toEqual([1, 2]);
});

test("an alert that comes back at once is not told again, unless it is worse", async () => {
  await settle({ cpu: 80 });
  await calmDown();
  world.clock.advance(MS_PER_MINUTE);
  await settle({ cpu: 80 });
  await calmDown();
  await world.sendAlerts();
  expect(events().toSorted()).toEqual(["alert.opened", "alert.resolved"]);
  world.clock.advance(MS_PER_MINUTE);
  await settle({ cpu: 95 });
  await world.sendAlerts();
  expect(events().at(-1)).toBe("alert.opened");
});
