import { expect, test } from "vitest";
import { createTurns } from "./take-turns.ts";

test("between two heavy steps the event loop gets its turn, and the order is kept", async () => {
  const takeTurn = createTurns();
  const seen: string[] = [];
  const heavy = async (name: string) => {
    await takeTurn();
    seen.push(name);
    setImmediate(() => seen.push(`others after ${name}`));
  };
  await Promise.all(["first", "second", "third"].map(heavy));
  expect(seen).toEqual(["first", "others after first", "second", "others after second", "third"]);
});
