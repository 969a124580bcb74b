import { expect, test } from "vitest";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld({ DRAIN_SECONDS: "1" });

const statusOf = async (path: string) => (await world.visitor().get(path)).statusCode;

test("/readyz answers no first; requests are served until load balancers have had time to notice", async () => {
  expect(await statusOf("/readyz")).toBe(200);
  const draining = world.drain.announce().then(world.drain.drain);
  expect([await statusOf("/readyz"), await statusOf("/api/openapi.json")]).toEqual([503, 200]);
  await draining;
  expect([await statusOf("/readyz"), await statusOf("/api/openapi.json")]).toEqual([503, 503]);
});
