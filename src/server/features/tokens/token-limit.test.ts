import { expect, test } from "vitest";
import { RATE_LIMITS } from "#server/platform/http/rate-limits.ts";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld({ RATE_LIMITS: "on" });

test("each token has a limit of its own; the person's session and other tokens go on", async () => {
  const me = await world.person();
  const tokenNamed = async (name: string) =>
    (await me.post("/api/tokens", { name, scope: "read", expiresInDays: null })).json().secret as string;
  const [busy, other] = [await tokenNamed("Busy"), await tokenNamed("Other")];
  const call = (secret: string) =>
    world.visitor().get("/api/tasks/hidden", { authorization: `Bearer ${secret}` });
  const seen = new Set<number>();
  for (let index = 0; index < RATE_LIMITS.token.points; index++) seen.add((await call(busy)).statusCode);
  expect([...seen]).toEqual([200]);
  const refused = await call(busy);
  expect([refused.statusCode, refused.json().error]).toEqual([429, "rate_limited"]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await call(other)).statusCode).toBe(200);
  expect((await me.get("/api/tasks/hidden")).statusCode).toBe(200);
});

test("tokens that do not work count by address, so that nobody can try many", async () => {
  const guess = () =>
    world.app.inject({
      url: "/api/tasks/hidden",
      remoteAddress: "192.0.2.77",
      headers: { authorization: `Bearer sidequest_${"x".repeat(43)}` },
    });
  for (let index = 0; index < RATE_LIMITS.address.points; index++) await guess();
  expect((await guess()).statusCode).toBe(429);
});
