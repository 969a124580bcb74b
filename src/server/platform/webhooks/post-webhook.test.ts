import { createServer } from "node:http";
import { afterAll, expect, test } from "vitest";
import { listenOnLoopback } from "#server/testing/fakes/listen-on-loopback.ts";
import { startWebhookReceiver } from "#server/testing/fakes/webhook-receiver.ts";
import { postWebhook } from "./post-webhook.ts";

const hook = await startWebhookReceiver();
afterAll(() => hook.close());
const message = { id: "1", event: "test", body: '{"word":"grüße"}', now: new Date(1_800_000_000_000) };
const send = (url: string, isGuarded: boolean) =>
  postWebhook({ url: new URL(url), secret: "secret", isGuarded }, message, 300);

test("the body arrives as it is, also with letters of several bytes", async () => {
  expect(await send(hook.url, false)).toBeNull();
  expect(hook.received[0]?.body).toBe(message.body);
});

test.each(["localhost", "127.0.0.1"])("guarded, %s is not asked", async (host) => {
  hook.reset();
  const problem = await send(hook.url.replace("127.0.0.1", host), true);
  expect(problem).toBe("The webhook cannot be reached: it leads to a private address");
  expect(hook.received).toEqual([]);
});

test("a receiver that says nothing, and one that is not there", async () => {
  const { port, close } = await listenOnLoopback(createServer(() => undefined));
  expect(await send(`http://127.0.0.1:${port}`, false)).toContain("no answer in time");
  await close();
  expect(await send(`http://127.0.0.1:${port}`, false)).toContain("ECONNREFUSED");
});

test("a receiver that wants to speak another protocol", async () => {
  const upgrade = "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n";
  const { port, close } = await listenOnLoopback(createServer(({ socket }) => socket.end(upgrade)));
  expect(await send(`http://127.0.0.1:${port}`, false)).toContain("the connection failed");
  await close();
});
