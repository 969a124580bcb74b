import { expect, test } from "vitest";
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from "../general/durations.ts";
import { ATTEMPTS_MAX, retryDelayMs } from "./deliveries.ts";

test.each([
  [1, 30_000],
  [2, 2 * MS_PER_MINUTE],
  [4, MS_PER_HOUR],
  [7, 12 * MS_PER_HOUR],
  [8, null],
  [100, null],
])("after %i failed attempts: %s", (attempts, ms) => expect(retryDelayMs(attempts)).toBe(ms));

test("all attempts together take about a day", () => {
  const delays = Array.from({ length: ATTEMPTS_MAX }, (_, index) => retryDelayMs(index + 1));
  expect(delays.at(-1)).toBeNull();
  const total = delays.reduce<number>((sum, ms) => sum + (ms ?? 0), 0);
  expect(total).toBeGreaterThan(MS_PER_DAY * 0.9);
  expect(total).toBeLessThan(MS_PER_DAY);
});
