import { expect, test } from "vitest";
import { createGate } from "./one-at-a-time.ts";

test("one works, the next waits for it, and whoever comes after the last place is told so", async () => {
  const gate = createGate(1);
  const steps: string[] = [];
  let finish = () => {};
  const first = gate(async () => {
    steps.push("first begins");
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    steps.push("first ends");
    throw new Error("broken");
  });
  const second = gate(async () => steps.push("second"));
  await expect(gate(async () => steps.push("third"))).rejects.toThrow(/^Other imports are running/u);
  expect(steps).toEqual(["first begins"]);
  finish();
  // One that fails lets the next in.
  await expect(first).rejects.toThrow("broken");
  await second;
  await gate(async () => steps.push("fourth"));
  expect(steps).toEqual(["first begins", "first ends", "second", "fourth"]);
});
