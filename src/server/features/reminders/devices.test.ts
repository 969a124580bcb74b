import { expect, test } from "vitest";
import { readOrMakeVapidKeys } from "#server/platform/push/vapid-keys.repository.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { openReminderWorld } from "#server/testing/reminder-world.ts";

const { world, push, member, addDevice, idOf } = await openReminderWorld();
const devicesOf = async (client: HttpClient) => (await client.get("/api/reminders")).json().devices;
const sendTest = (client: HttpClient, id: string) => client.post(`/api/reminders/devices/${id}/test`);
const remove = (client: HttpClient, id: string) =>
  client.send({ method: "DELETE", url: `/api/reminders/devices/${id}` });

test.each([
  ["GET", "/api/reminders"],
  ["PUT", "/api/reminders"],
  ["POST", "/api/reminders/devices"],
  ["DELETE", "/api/reminders/devices/0d5c0b0e-8a2f-4a53-9d3c-0a6f0c1d2e3f"],
  ["POST", "/api/reminders/devices/0d5c0b0e-8a2f-4a53-9d3c-0a6f0c1d2e3f/test"],
] as const)("%s %s is 401 signed out", async (method, url) => {
  expect((await world.visitor().send({ method, url, payload: {} })).statusCode).toBe(401);
});

test("everything is off until it is asked for", async () => {
  expect((await (await member()).get("/api/reminders")).json()).toEqual({
    calendar: null,
    pushKey: expect.stringMatching(/^[\w-]{87}$/u),
    devices: [],
    quiet: { from: "21:00", to: "08:00" },
    digest: { frequency: "off", hour: 8, weekday: null },
    mail: "ready",
    quests: [],
  });
});

test("the same browser again is the same device; another person's sign-in takes it over", async () => {
  const [client, other] = [await member(), await member()];
  const browser = push.subscribe();
  const first = await addDevice(client, browser);
  const again = await addDevice(client, browser);
  expect(again.id).toBe(first.id);
  expect(await devicesOf(client)).toMatchObject([{ id: first.id, name: "Unknown device" }]);
  const taken = await addDevice(other, browser);
  expect(taken.id).not.toBe(first.id);
  expect(await devicesOf(client)).toEqual([]);
});

test.each([
  ["a private address", { endpoint: "http://10.0.0.1/x" }],
  ["another host", { endpoint: "https://example.com/push" }],
  ["no address", { endpoint: "nowhere" }],
  ["a key that is none", { publicKey: "A".repeat(87) }],
  ["a short secret", { authKey: "AAAA" }],
])("%s is 400", async (_, wrong) => {
  const { device: __, ...right } = push.subscribe();
  const answer = await (await member()).post("/api/reminders/devices", { ...right, ...wrong });
  expect(answer.statusCode).toBe(400);
});

test("ten devices at most", async () => {
  const client = await member();
  for (let count = 0; count < 10; count++) await addDevice(client);
  const { device: _, ...eleventh } = push.subscribe();
  expect((await client.post("/api/reminders/devices", eleventh)).statusCode).toBe(409);
});

test("a test notification arrives once in ten seconds; somebody else's device is 404", async () => {
  const [client, other] = [await member(), await member()];
  const { id, device } = await addDevice(client);
  expect((await sendTest(other, id)).statusCode).toBe(404);
  expect((await remove(other, id)).statusCode).toBe(404);
  expect((await sendTest(client, id)).json()).toEqual({ outcome: "sent" });
  expect((await sendTest(client, id)).statusCode).toBe(429);
  expect(push.to(device)).toMatchObject([{ content: { kind: "test" } }]);
  world.clock.advance(11_000);
  push.behaviour.answer = () => 410;
  expect((await sendTest(client, id)).json()).toEqual({ outcome: "gone" });
  expect((await remove(client, id)).statusCode).toBe(404);
});

test("signing out ends this session's device, signing out everywhere ends all", async () => {
  const client = await world.person({ email: "two-devices@example.com" });
  const second = await world.person({ email: "two-devices@example.com", hasPlan: false });
  await addDevice(client);
  const kept = await addDevice(second);
  await client.post("/api/auth/logout");
  expect((await devicesOf(second)).map(({ id }: { id: string }) => id)).toEqual([kept.id]);
  const userId = await idOf(second);
  await second.post("/api/auth/logout-everywhere");
  const left = await world.db.selectFrom("push_devices").selectAll().where("user_id", "=", userId).execute();
  expect(left).toEqual([]);
});

test("instances that start at once agree on one key", async () => {
  await world.db.deleteFrom("instance_settings").where("name", "=", "push_keys").execute();
  const keys = await Promise.all(
    Array.from({ length: 5 }, () => readOrMakeVapidKeys(world.db, world.clock.now())),
  );
  expect(new Set(keys.map(({ d }) => d)).size).toBe(1);
});

test("with no push service allowed there is no key", async () => {
  expect(world.services.push.takes("https://fcm.googleapis.com/x")).toBe(false);
});
