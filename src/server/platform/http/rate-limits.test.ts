import { expect, test } from "vitest";
import { openFileWorld, openWorld } from "#server/testing/world.ts";

const world = await openFileWorld({ RATE_LIMITS: "on" });

const statuses = async (count: number, ask: () => Promise<{ statusCode: number }>) => {
  const seen: number[] = [];
  for (let index = 0; index < count; index++) seen.push((await ask()).statusCode);
  return seen;
};

test("signed out: 300 calls a minute an address, then 429 with Retry-After; others are not touched", async () => {
  const ask = (remoteAddress: string) => world.app.inject({ url: "/api/auth/user", remoteAddress });
  const seen = await statuses(300, () => ask("192.0.2.1"));
  expect(seen.every((status) => status === 401)).toBe(true);
  const answer = await ask("192.0.2.1");
  expect([answer.statusCode, answer.json().error]).toEqual([429, "rate_limited"]);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect((await ask("192.0.2.2")).statusCode).toBe(401);
});

test("an IPv6 /64 counts as one address, and an IPv4 address in IPv6 clothes as the IPv4 address", async () => {
  const ask = (remoteAddress: string) => world.app.inject({ url: "/api/auth/user", remoteAddress });
  let host = 0;
  await statuses(300, () => ask(`2001:db8:0:7::${(++host).toString(16)}`));
  expect((await ask("2001:db8:0:7:ffff::1")).statusCode).toBe(429);
  expect((await ask("2001:db8:0:8::1")).statusCode).toBe(401);
  await statuses(300, () => ask("::ffff:198.51.100.1"));
  expect((await ask("198.51.100.1")).statusCode).toBe(429);
  expect((await ask("::ffff:198.51.100.2")).statusCode).toBe(401);
});

test.each([
  ["a start of a sign-in", "GET", "/api/auth/google", 30],
  ["a visitor's events", "POST", "/api/analytics/online", 60],
] as const)("%s counts by the /64 too", async (_what, method, url, limit) => {
  let host = 0;
  const ask = () =>
    world.app.inject({
      method,
      url,
      headers: { host: "localhost:3000" },
      remoteAddress: `2001:db8:0:9::${(++host).toString(16)}`,
      ...(method === "POST" && { payload: { sessionId: "visit", currentPage: "/" } }),
    });
  const seen = await statuses(limit + 1, ask);
  expect(seen.slice(0, limit)).not.toContain(429);
  expect(seen[limit]).toBe(429);
});

test("pages and health checks are not counted", async () => {
  const ask = (url: string) => world.app.inject({ url, remoteAddress: "192.0.2.1" });
  expect((await ask("/healthz")).statusCode).toBe(200);
});

test("signed in: 600 a minute a session with a burst of 100, whatever the address", async () => {
  const client = await world.person({ hasPlan: false });
  const seen = await statuses(701, () => client.get("/api/auth/user"));
  expect(seen.slice(0, 700).every((status) => status === 200)).toBe(true);
  expect(seen[700]).toBe(429);
});

test("the mentor: 20 questions a minute a person, in all of their sessions; other calls go on", async () => {
  const phone = await world.person({ email: "chatty@example.com" });
  const laptop = await world.person({ email: "chatty@example.com" });
  const ask = (client: typeof phone) => client.post("/api/rag/chat", { prompt: "hello" });
  expect(new Set(await statuses(20, () => ask(phone)))).toEqual(new Set([200]));
  const answer = await ask(laptop);
  expect([answer.statusCode, answer.json().error]).toEqual([429, "rate_limited"]);
  expect((await laptop.get("/api/rag/conversation")).statusCode).toBe(200);
  expect((await ask(await world.person())).statusCode).toBe(200);
});

test("sign-in: 30 starts in 10 minutes an address", async () => {
  const ask = () =>
    world.app.inject({
      url: "/api/auth/google",
      headers: { host: "localhost:3000" },
      remoteAddress: "192.0.2.9",
    });
  const seen = await statuses(31, ask);
  expect(seen.filter((status) => status === 302)).toHaveLength(30);
  expect(seen[30]).toBe(429);
});

test("a forwarded address counts only from a proxy that is trusted", async () => {
  const proxied = await openWorld({ RATE_LIMITS: "on", TRUST_PROXY: "192.0.2.50" });
  const ask = (remoteAddress: string, forwarded: string) =>
    proxied.app.inject({ url: "/api/auth/user", remoteAddress, headers: { "x-forwarded-for": forwarded } });
  await statuses(300, () => ask("192.0.2.50", "203.0.113.1"));
  expect((await ask("192.0.2.50", "203.0.113.1")).statusCode).toBe(429);
  expect((await ask("192.0.2.50", "203.0.113.2")).statusCode).toBe(401);
  await statuses(300, () => ask("192.0.2.60", "203.0.113.3"));
  expect((await ask("192.0.2.60", "203.0.113.4")).statusCode).toBe(429);
  await proxied.close();
});
