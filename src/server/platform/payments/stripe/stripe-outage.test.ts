import { createServer } from "node:http";
import { afterEach, expect, test } from "vitest";
import { listenOnLoopback } from "#server/testing/fakes/listen-on-loopback.ts";
import { ADA, openStripeWorld } from "#server/testing/stripe-world.ts";

const TIMEOUT_MS = 300;

let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

async function openWorld(given: Parameters<typeof openStripeWorld>[0] = {}) {
  const world = await openStripeWorld({ timeoutMs: TIMEOUT_MS, ...given });
  close = world.fake.close;
  return world;
}

const unavailable = (retryAfterSeconds = 30) => ({
  code: "unavailable",
  message: "The payment service can't be reached right now. Please try again in a minute.",
  retryAfterSeconds,
  cause: undefined,
});

test.each([
  [500, 2, 2, 30],
  [503, 1, 1, 7],
  [429, 1, 1, 7],
  ["hang", 1, 1, 30],
  ["stall", 1, 1, 30],
  ["reset", 2, 2, 30],
  ["cut", 2, 2, 30],
] as const)("%s is an outage with one line in the log", async (kind, times, calls, retryAfter) => {
  const { provider, fake, lines } = await openWorld();
  fake.failNext(kind, times);
  await expect(provider.createCustomer(ADA)).rejects.toMatchObject(unavailable(retryAfter));
  expect(fake.requests).toHaveLength(calls);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines.join())).toMatchObject({ level: 40, call: "createCustomer" });
  expect(lines.join()).not.toMatch(/sk_test|ada@|Lovelace/u);
});

test.each([500, "reset", "cut"] as const)("one %s alone is not noticed", async (kind) => {
  const { provider, fake, lines } = await openWorld();
  fake.failNext(kind);
  expect(await provider.createCustomer(ADA)).toMatch(/^cus_/u);
  expect(lines).toEqual([]);
});

test("every question can meet an outage", async () => {
  const { provider, fake, subscribe, lines } = await openWorld();
  const { subscriptionId, paymentIntentId, customerId } = await subscribe();
  const questions = [
    () => provider.openSubscription(ADA, customerId, "opening-2"),
    () => provider.readSubscription(subscriptionId),
    () => provider.readPayment(paymentIntentId),
    () => provider.setCancelsAtEnd(subscriptionId, true),
    () => provider.endNow(subscriptionId),
    () => provider.listInvoices(customerId, 24),
  ];
  for (const question of questions) {
    fake.failNext("hang");
    await expect(question()).rejects.toMatchObject(unavailable());
  }
  expect(lines).toHaveLength(questions.length);
});

test("a refused connection is an outage", async () => {
  const { provider, fake } = await openWorld();
  await fake.close();
  await expect(provider.readPayment("pi_x")).rejects.toMatchObject(unavailable());
});

test("a refused key is for the operator, and its text is in no log", async () => {
  const { provider, lines } = await openWorld({ secretKey: "sk_test_wrong" });
  await expect(provider.createCustomer(ADA)).rejects.toMatchObject(unavailable());
  expect(JSON.parse(lines.join())).toMatchObject({ level: 50, status: 401 });
  expect(lines.join()).not.toContain("sk_test");
});

test("an answer without end is not read to its end", async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ id: "cus_1", object: "customer", padding: "x".repeat(3_000_000) }));
  });
  const { port, close } = await listenOnLoopback(server);
  const { provider, fake, lines } = await openStripeWorld({ apiBase: new URL(`http://127.0.0.1:${port}`) });
  await expect(provider.createCustomer(ADA)).rejects.toMatchObject(unavailable());
  expect(JSON.parse(lines.join())).toMatchObject({ code: "too_large", status: 502 });
  await fake.close();
  await close();
});

test("a redirect is not followed", async () => {
  const { fake } = await openWorld();
  const server = createServer((_request, response) => {
    response.writeHead(307, { location: new URL("/v1/customers", fake.apiBase).href }).end();
  });
  const { port, close } = await listenOnLoopback(server);
  const elsewhere = await openStripeWorld({ apiBase: new URL(`http://127.0.0.1:${port}`) });
  await expect(elsewhere.provider.createCustomer(ADA)).rejects.toMatchObject(unavailable());
  expect(fake.requests).toEqual([]);
  await elsewhere.fake.close();
  await close();
});
