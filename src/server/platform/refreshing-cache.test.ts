import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Computed, createRefreshingCache, type FiguresStore } from "./refreshing-cache.ts";

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 15, 12, 0, seconds));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What is answered within so much time. */
async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(ms);
  return answer;
}

/** Counts its runs; each takes as long as it is told. */
function worker() {
  let runs = 0;
  const work = (ms: number) => () => {
    const run = ++runs;
    return new Promise<number>((resolve) => setTimeout(resolve, ms, run));
  };
  return { work, runs: () => runs };
}

test("quick figures are answered for ten seconds, by their key, and worked out once for all who ask", async () => {
  const keep = createRefreshingCache<number>();
  const { work } = worker();
  const ask = (key: string, seconds: number) => within(0, keep(key, at(seconds), work(0)));
  expect(await Promise.all([ask("7d", 0), ask("7d", 0)])).toEqual([1, 1]);
  expect(await ask("30d", 1)).toBe(2);
  expect(await ask("7d", 9)).toBe(1);
  expect(await ask("7d", 10)).toBe(3);
});

test("figures quicker than a limit are worked out for every call, slower ones are kept", async () => {
  const keep = createRefreshingCache<number>(undefined, 100);
  const { work } = worker();
  const ask = (seconds: number, ms: number) => within(ms, keep("sums", at(seconds), work(ms)));
  expect([await ask(0, 99), await ask(0, 99), await ask(1, 150)]).toEqual([1, 2, 3]);
  expect(await ask(2, 99)).toBe(3);
  expect(await ask(12, 99)).toBe(4);
});

test("slow figures are answered at once with the last ones, while one run works out the next", async () => {
  const keep = createRefreshingCache<number>();
  const { work, runs } = worker();
  expect(await within(550, keep("7d", at(0), work(550)))).toBe(1);
  expect(await keep("7d", at(10.9), work(200))).toBe(1);
  expect(runs()).toBe(1);
  const both = Promise.all([keep("7d", at(20), work(200)), keep("7d", at(20), work(200))]);
  expect(await within(0, both)).toEqual([1, 1]);
  expect(runs()).toBe(2);
  await vi.advanceTimersByTimeAsync(200);
  expect(await keep("7d", at(21), work(0))).toBe(2);
});

test("quick figures that take long for once are answered with the last ones after a second", async () => {
  const keep = createRefreshingCache<number>();
  const { work } = worker();
  expect(await within(0, keep("7d", at(0), work(0)))).toBe(1);
  let answer: number | undefined;
  void keep("7d", at(10), work(1_300)).then((value) => {
    answer = value;
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(answer).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toBe(1);
  await vi.advanceTimersByTimeAsync(300);
  expect(await keep("7d", at(11), work(0))).toBe(2);
});

test("a failure is not kept, leaves the last figures, and is not repeated at once", async () => {
  const keep = createRefreshingCache<number>();
  const { work, runs } = worker();
  const fail = () => Promise.reject(new Error("away"));
  await expect(keep("7d", at(0), fail)).rejects.toThrow("away");
  expect(await within(0, keep("7d", at(0), work(0)))).toBe(1);
  await expect(keep("7d", at(10), fail)).rejects.toThrow("away");
  expect(await keep("7d", at(11), work(0))).toBe(1);
  expect(runs()).toBe(1);
  expect(await within(0, keep("7d", at(21), work(0)))).toBe(2);
});

test("figures of an hour ago are worked out anew before they are shown", async () => {
  const keep = createRefreshingCache<number>();
  const { work } = worker();
  expect(await within(550, keep("7d", at(0), work(550)))).toBe(1);
  expect(await within(100, keep("7d", at(3_600), work(100)))).toBe(2);
});

/** A store as two processes share it. */
function sharedStore() {
  const rows = new Map<string, Computed<number>>();
  const store: FiguresStore<number> = {
    load: async (key) => rows.get(key),
    save: async (key, computed) => void rows.set(key, computed),
  };
  return { rows, store };
}

test("what another process worked out is answered, and taken over when one's own is due", async () => {
  const { store } = sharedStore();
  const [one, other] = [createRefreshingCache(store), createRefreshingCache(store)];
  const { work, runs } = worker();
  expect(await within(600, one("7d", at(0), work(600)))).toBe(1);
  expect(await other("7d", at(1), work(600))).toBe(1);
  // Twenty times 600 ms later, one works out the next, and the other takes it over.
  expect(await within(0, one("7d", at(12), work(600)))).toBe(1);
  await vi.advanceTimersByTimeAsync(600);
  expect(await other("7d", at(13), work(600))).toBe(2);
  expect(runs()).toBe(2);
});

test("stored figures of more than an hour ago are not shown, and a store that takes nothing hides nothing", async () => {
  const { rows, store } = sharedStore();
  rows.set("7d", { value: 9, at: at(0).getTime(), spentMs: 600 });
  const { work } = worker();
  const full = { ...store, save: () => Promise.reject(new Error("disk full")) };
  expect(await within(0, createRefreshingCache(full)("7d", at(3_600), work(0)))).toBe(1);
});
