import { afterAll, beforeAll, expect, test } from "vitest";
import { answerTo } from "#server/testing/people/mentor-people.ts";
import { onboard } from "#server/testing/people/quest-people.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";

/** Stands for the encoder's thread: notes what it is asked, and has no vector, as if it were busy. */
const read: string[] = [];
let world: TestWorld;
beforeAll(async () => {
  const readSense = async (text: string) => {
    read.push(text);
    return null;
  };
  world = await openWorld({}, { readSense });
});
afterAll(() => world.close());

test("the encoder reads each message once, and without its vector the words alone are answered", async () => {
  const client = await world.person();
  await onboard(client);
  const text = "How do I find my first customers?";
  const { response } = await answerTo(client, text);
  expect(response.length).toBeGreaterThan(80);
  // The description was read before, for the first quests.
  expect(read.filter((one) => one === text)).toEqual([text]);
});
