import { afterAll, beforeAll, expect, test } from "vitest";
import { onboard } from "#server/testing/people/quest-people.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";

/** An encoder that never answers. */
let asked = 0;
let world: TestWorld;
beforeAll(async () => {
  const readSense = () => {
    asked += 1;
    return new Promise<null>(() => undefined);
  };
  world = await openWorld({}, { readSense });
});
afterAll(() => world.close());

test("the first quests do not wait for an encoder that is busy", async () => {
  const client = await world.person();
  await onboard(client);
  const quests = (await client.get("/api/tasks")).json();
  expect(asked).toBeGreaterThan(0);
  expect(quests.length).toBeGreaterThan(0);
});
