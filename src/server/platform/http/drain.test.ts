import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type TestWorld } from "#server/testing/world.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld({ DRAIN_SECONDS: "1" });
});
afterAll(() => world?.close());

const statusOf = async (path: string) => (await world.visitor().get(path)).statusCode;

test("/readyz answers no first; requests are served until load balancers have had time to notice", async () => {
  expect(await statusOf("/readyz")).toBe(200);
  const draining = world.drain.announce().then(world.drain.drain);
  expect([await statusOf("/readyz"), await statusOf("/api/openapi.json")]).toEqual([503, 200]);
  await draining;
  expect([await statusOf("/readyz"), await statusOf("/api/openapi.json")]).toEqual([503, 503]);
});
