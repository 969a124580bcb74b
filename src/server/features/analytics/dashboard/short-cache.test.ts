import { expect, test } from "vitest";
import { createShortCache } from "./short-cache.ts";

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 15, 12, 0, seconds));

test("what was worked out is answered for ten seconds, by its key", async () => {
  const remember = createShortCache<number>();
  let runs = 0;
  const work = async () => ++runs;
  expect(await Promise.all([remember("7d", at(0), work), remember("7d", at(0), work)])).toEqual([1, 1]);
  expect(await remember("30d", at(1), work)).toBe(2);
  expect(await remember("7d", at(9), work)).toBe(1);
  expect(await remember("7d", at(10), work)).toBe(3);
});

test("a failure is not remembered", async () => {
  const remember = createShortCache<number>();
  await expect(remember("7d", at(0), () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await remember("7d", at(0), async () => 1)).toBe(1);
});
