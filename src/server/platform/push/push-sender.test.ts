import { createServer } from "node:http";
import { afterAll, expect, test } from "vitest";
import { listenOnLoopback } from "#server/testing/fakes/listen-on-loopback.ts";
import { startPushService } from "#server/testing/fakes/push-service.ts";
import { createPushSender } from "./push-sender.ts";
import { makeVapidKeys } from "./vapid.ts";

const service = await startPushService();
afterAll(() => service.close());
const keys = makeVapidKeys();
const senderTo = (...hosts: string[]) =>
  createPushSender({ hosts: new Set(hosts), keys, contact: "mailto:help@quest.example", timeoutMs: 300 });
const message = { content: { kind: "quest", tag: "a" }, topic: "a" };
const now = new Date();

test.each([
  ["https://fcm.googleapis.com/fcm/send/abc", true],
  ["https://updates.push.services.mozilla.com/wpush/v2/abc", true],
  ["https://push.services.mozilla.com/abc", false],
  ["https://evilpush.services.mozilla.com.example/abc", false],
  ["https://evil-fcm.googleapis.com/x", false],
  ["http://fcm.googleapis.com/x", false],
  ["https://fcm.googleapis.com:8443/x", false],
  ["https://me:you@fcm.googleapis.com/x", false],
  ["https://127.0.0.1/x", false],
  ["http://127.0.0.1:9999/x", false],
  ["https://[::1]/x", false],
  ["https://10.0.0.1/x", false],
  ["https://localhost/x", false],
  ["file:///etc/passwd", false],
  ["not an address", false],
])("%s is taken: %s", (endpoint, expected) => {
  expect(senderTo("fcm.googleapis.com", "*.push.services.mozilla.com").takes(endpoint)).toBe(expected);
});

test("loopback, where it is allowed, is only this machine by plain http", () => {
  const sender = senderTo("loopback");
  expect(sender.takes("http://127.0.0.1:9999/x")).toBe(true);
  expect(sender.takes("http://192.168.1.1/x")).toBe(false);
  expect(sender.takes("https://fcm.googleapis.com/x")).toBe(false);
});

test("a name that is allowed but leads to this machine is not asked", async () => {
  const browser = service.subscribe();
  const target = { ...browser, endpoint: "https://push.localhost/push/x" };
  expect(await senderTo("push.localhost").send(target, message, now)).toBe("refused");
});

test("no host at all means no notifications", () => {
  expect(senderTo().publicKey).toBeNull();
  expect(senderTo("loopback").publicKey).toMatch(/^[\w-]{87}$/u);
});

test.each([
  [201, "sent"],
  [404, "gone"],
  [410, "gone"],
  [429, "refused"],
  [503, "refused"],
  [302, "refused"],
])("an answer %i means %s", async (status, expected) => {
  service.behaviour.answer = () => status;
  expect(await senderTo("loopback").send(service.subscribe(), message, now)).toBe(expected);
  service.behaviour.answer = () => 201;
  expect(service.problems).toEqual([]);
});

test("a service that takes the message and says nothing may have delivered it", async () => {
  const silent = createServer(() => undefined);
  const { port, close } = await listenOnLoopback(silent);
  const target = { ...service.subscribe(), endpoint: `http://127.0.0.1:${port}/x` };
  expect(await senderTo("loopback").send(target, message, now)).toBe("sent");
  await close();
  expect(await senderTo("loopback").send(target, message, now)).toBe("refused");
});

test("a service that wants to speak another protocol is not waited for", async () => {
  const upgrade = "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n";
  const { port, close } = await listenOnLoopback(createServer(({ socket }) => socket.end(upgrade)));
  const target = { ...service.subscribe(), endpoint: `http://127.0.0.1:${port}/x` };
  expect(["sent", "refused"]).toContain(await senderTo("loopback").send(target, message, now));
  await close();
});
