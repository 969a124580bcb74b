import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { timeRunning } from "./time-running.ts";

test("time that passes is counted, a stall of the process is not", async () => {
  const { result, ms } = await timeRunning(async () => {
    for (let step = 0; step < 10; step++) await sleep(30);
    const until = performance.now() + 2_000;
    while (performance.now() < until);
    return "done";
  });
  expect(result).toBe("done");
  expect(ms).toBeGreaterThanOrEqual(100);
  expect(ms).toBeLessThan(2_000);
});
