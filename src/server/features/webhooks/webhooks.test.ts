import { afterAll, expect, test } from "vitest";
import { CLOSE_CONFIRMATION } from "#contracts/profile.ts";
import { WEBHOOK_EVENTS, WEBHOOK_SECRET_PREFIX, WEBHOOKS_MAX } from "#domain/webhooks/webhooks.ts";
import { relinkAccount, renewCode } from "#server/features/accounts/operators.service.ts";
import { startWebhookReceiver } from "#server/testing/fakes/webhook-receiver.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import {
  addWebhook,
  changeWebhook,
  listDeliveries,
  removeWebhook,
} from "#server/testing/people/webhook-people.ts";
import { openFileWorld } from "#server/testing/world.ts";
import { takesLoopback } from "./send-webhooks.service.ts";

const world = await openFileWorld();
/** The first account of a local instance is its admin. */
const boss = await world.person();
const hook = await startWebhookReceiver();
afterAll(() => hook.close());

const SOME_ID = "3f0c9a52-64bd-4b7e-9a53-0d8f8a4be1c7";
const PUBLIC_URL = "https://hooks.example.com/sidequest";
const list = async (client: HttpClient) => (await client.get("/api/profile/webhooks")).json();
const idOf = async (client: HttpClient) => (await client.get("/api/auth/user")).json().id as string;
const add = (client: HttpClient, url: string, events: readonly string[] = WEBHOOK_EVENTS) =>
  client.post("/api/profile/webhooks", { url, events });

test.each([
  ["GET", "/api/profile/webhooks"],
  ["POST", "/api/profile/webhooks"],
  ["PATCH", `/api/profile/webhooks/${SOME_ID}`],
  ["DELETE", `/api/profile/webhooks/${SOME_ID}`],
  ["POST", `/api/profile/webhooks/${SOME_ID}/test`],
  ["GET", `/api/profile/webhooks/${SOME_ID}/deliveries`],
] as const)("%s %s is 401 signed out", async (method, url) => {
  const payload = method === "GET" || method === "DELETE" ? {} : { payload: {} };
  expect((await world.visitor().send({ method, url, ...payload })).statusCode).toBe(401);
});

test("somebody else's webhook is 404, and stays as it is", async () => {
  const [me, other] = [await world.person(), await world.person()];
  const { webhook } = await addWebhook(other, PUBLIC_URL);
  for (const id of [webhook.id, SOME_ID]) {
    const answers = [
      await changeWebhook(me, id, { isPaused: true }),
      await removeWebhook(me, id),
      await me.post(`/api/profile/webhooks/${id}/test`),
      await me.get(`/api/profile/webhooks/${id}/deliveries`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  }
  expect(await list(me)).toEqual([]);
  expect(await list(other)).toEqual([webhook]);
});

test("an address is listed without its secret, which the database does not hold either", async () => {
  const me = await world.person();
  const { webhook, secret } = await addWebhook(me, `${PUBLIC_URL}#part`);
  expect(secret).toMatch(/^sidequest_hook_[\w-]{43}$/u);
  expect(webhook).toMatchObject({
    url: PUBLIC_URL,
    events: WEBHOOK_EVENTS,
    pausedAt: null,
    failingSince: null,
  });
  expect(await list(me)).toEqual([webhook]);
  const rows = await world.db.selectFrom("webhooks").selectAll().where("id", "=", webhook.id).execute();
  const kept = await world.db.selectFrom("idempotency_keys").selectAll().execute();
  const all = JSON.stringify([rows, kept]) + world.logLines.join("\n");
  expect(all).not.toContain(secret.slice(WEBHOOK_SECRET_PREFIX.length));
});

test("each address has a secret of its own", async () => {
  const [me, other] = [await world.person(), await world.person()];
  const secrets = [
    (await addWebhook(me, PUBLIC_URL)).secret,
    (await addWebhook(me, `${PUBLIC_URL}/2`)).secret,
    (await addWebhook(other, PUBLIC_URL)).secret,
  ];
  expect(new Set(secrets).size).toBe(3);
});

test.each([
  ["http://hooks.example.com/x", "has to begin with https://"],
  ["http://192.168.1.1/x", "has to begin with https://"],
  ["https://192.168.1.1/x", "private network"],
  ["https://169.254.169.254/latest/meta-data", "private network"],
  ["https://localhost/x", "private network"],
  ["https://me:secret@hooks.example.com/", "name and password"],
  ["somewhere", "no complete address"],
  // Each of these letters takes six in the address that is stored.
  [`https://hooks.example.com/${"ü".repeat(1_900)}`, "too long"],
])("%s is refused, and says why", async (url, words) => {
  const me = await world.person();
  const answer = await add(me, url);
  expect([answer.statusCode, answer.json().error]).toEqual([400, "invalid_input"]);
  expect(answer.json().message).toContain(words);
  expect(await list(me)).toEqual([]);
});

test.each([
  ["no event", { url: PUBLIC_URL, events: [] }],
  ["an event that cannot be chosen", { url: PUBLIC_URL, events: ["test"] }],
  ["an unknown event", { url: PUBLIC_URL, events: ["somebody.else"] }],
  ["no address", { url: "", events: WEBHOOK_EVENTS }],
  ["a very long address", { url: `${PUBLIC_URL}/${"x".repeat(2_000)}`, events: WEBHOOK_EVENTS }],
])("%s is 400", async (_name, input) => {
  const me = await world.person();
  expect((await me.post("/api/profile/webhooks", input)).statusCode).toBe(400);
});

test.each([
  [false, "http://localhost:3000", true],
  [true, "http://localhost:3000", false],
  [false, "https://quest.example", false],
  [true, "https://quest.example", false],
])("in production %s, at %s, a loopback address is taken: %s", (isProduction, url, expected) => {
  expect(takesLoopback({ isProduction, publicUrl: new URL(url) })).toBe(expected);
});

test("a repeated call, even with its key, adds no second one and tells no secret again", async () => {
  const me = await world.person();
  const again = () =>
    me.post(
      "/api/profile/webhooks",
      { url: PUBLIC_URL, events: WEBHOOK_EVENTS },
      { "idempotency-key": "same" },
    );
  expect((await again()).statusCode).toBe(200);
  const second = await again();
  expect([second.statusCode, second.json().error]).toEqual([409, "conflict"]);
  expect(second.body).not.toContain(WEBHOOK_SECRET_PREFIX);
  expect(await list(me)).toHaveLength(1);
});

test(`a person has at most ${WEBHOOKS_MAX}, also when all are added at once`, async () => {
  const me = await world.person();
  const urls = Array.from({ length: WEBHOOKS_MAX + 2 }, (_, index) => `${PUBLIC_URL}/${index}`);
  const answers = await Promise.all(urls.map((url) => add(me, url)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(WEBHOOKS_MAX);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2);
});

test("what an address is told can be changed; pausing twice keeps the first time", async () => {
  const me = await world.person();
  const { webhook } = await addWebhook(me, PUBLIC_URL, { events: ["level.reached", "level.reached"] });
  expect(webhook).toMatchObject({ events: ["level.reached"] });
  const changed = await changeWebhook(me, webhook.id, { events: ["money.added", "quest.completed"] });
  expect(changed.json().events).toEqual(["quest.completed", "money.added"]);
  const paused = (await changeWebhook(me, webhook.id, { isPaused: true })).json();
  expect(paused.pausedBy).toBe("person");
  world.clock.advance(1_000);
  expect((await changeWebhook(me, webhook.id, { isPaused: true })).json()).toEqual(paused);
  const resumed = (await changeWebhook(me, webhook.id, { isPaused: false })).json();
  expect(resumed).toMatchObject({ pausedAt: null, pausedBy: null });
  expect((await changeWebhook(me, webhook.id, {})).json()).toEqual(resumed);
  expect((await changeWebhook(me, webhook.id, { events: [] })).statusCode).toBe(400);
});

test("a test is sent at once, tried once, and its outcome is told", async () => {
  const me = await world.person();
  const { webhook } = await addWebhook(me, hook.url);
  hook.reset();
  const test = () => me.post(`/api/profile/webhooks/${webhook.id}/test`);
  expect((await test()).json()).toMatchObject({ event: "test", state: "sent", attempts: 1, error: null });
  hook.behaviour.status = 404;
  expect((await test()).json()).toMatchObject({ state: "failed", error: "The webhook answered 404" });
  await world.sendWebhooks();
  expect(hook.received.map(({ body }) => JSON.parse(body).event)).toEqual(["test", "test"]);
  expect((await list(me))[0].failingSince).toBeNull();
  const states = (await listDeliveries(me, webhook.id)).map(({ state }: { state: string }) => state);
  expect(states).toEqual(["failed", "sent"]);
});

test("the audit log says who added and deleted one, without its address", async () => {
  const me = await world.person();
  const { webhook } = await addWebhook(me, PUBLIC_URL);
  expect((await removeWebhook(me, webhook.id)).statusCode).toBe(204);
  expect((await removeWebhook(me, webhook.id)).statusCode).toBe(404);
  const rows = await world.db
    .selectFrom("audit_log")
    .select(["act", "details"])
    .where("actor_id", "=", await idOf(me))
    .orderBy("at")
    .execute();
  expect(rows.map(({ act }) => act)).toEqual(["webhook_added", "webhook_removed"]);
  expect(JSON.stringify(rows)).not.toContain("example.com");
});

test.each([
  [
    "closing the account",
    (me: HttpClient) => me.post("/api/profile/close", { confirmation: CLOSE_CONFIRMATION }),
  ],
  ["an admin's reset", async (me: HttpClient) => boss.post(`/api/admin/users/${await idOf(me)}/reset`)],
  ["an operator's new code", () => renewCode(world.db, "ended@example.com", world.clock.now())],
  [
    "moving to another sign-in",
    async () => {
      await world.person({ email: "fresh@example.com" });
      await relinkAccount(world.db, "ended@example.com", "fresh@example.com", world.clock.now());
    },
  ],
])("%s deletes the addresses", async (_name, end) => {
  const me = await world.person({ email: "ended@example.com" });
  const { webhook } = await addWebhook(me, PUBLIC_URL);
  await end(me);
  const left = await world.db.selectFrom("webhooks").selectAll().where("id", "=", webhook.id).execute();
  expect(left).toEqual([]);
});
