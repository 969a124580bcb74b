import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createWaitingLines } from "./waiting-line.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settled = () => vi.advanceTimersByTimeAsync(0);

function openLine(atOnce: number, waiting: number) {
  const lines = createWaitingLines({ atOnce, waiting, stalledMs: 2_000 });
  const log: string[] = [];
  const come = (key: string, name: string) =>
    Promise.resolve(lines.enter(key)).then(
      () => void log.push(name),
      (error: { reason?: string; message: string }) =>
        void log.push(`${name}: ${error.reason ?? error.message}`),
    );
  return { lines, log, come };
}

test("a few go in at once, the others in the order they came", async () => {
  const { lines, log, come } = openLine(2, 10);
  for (const name of ["1", "2", "3", "4"]) void come("a", name);
  await settled();
  expect(log).toEqual(["1", "2"]);
  lines.leave("a");
  await settled();
  expect(log).toEqual(["1", "2", "3"]);
  for (let left = 0; left < 3; left++) lines.leave("a");
  await settled();
  expect(log).toEqual(["1", "2", "3", "4"]);
  expect(lines.size()).toBe(0);
});

test("calls of one key do not wait for those of another", async () => {
  const { log, come } = openLine(1, 10);
  for (let call = 0; call < 5; call++) void come("many", `many ${call}`);
  void come("one", "one");
  await settled();
  expect(log).toEqual(["many 0", "one"]);
});

test("a call that finds the queue full is refused at once", async () => {
  const { log, come } = openLine(1, 1);
  for (const name of ["1", "2", "3"]) void come("a", name);
  await settled();
  expect(log).toEqual(["1", "3: full"]);
});

test("a queue in which nothing moves for two seconds refuses its waiting calls", async () => {
  const { log, come } = openLine(1, 10);
  for (const name of ["1", "2", "3"]) void come("a", name);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(log).toEqual(["1"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(log).toEqual(["1", "2: stalled", "3: stalled"]);
});

test("a stall of our own process does not count as a stalled queue", async () => {
  vi.useRealTimers();
  const { lines, log, come } = openLine(1, 10);
  for (const name of ["1", "2"]) void come("a", name);
  const until = performance.now() + 2_200;
  while (performance.now() < until);
  await new Promise((resolve) => setTimeout(resolve, 1));
  lines.leave("a");
  await Promise.resolve();
  expect(log).toEqual(["1", "2"]);
});

test("in a queue that moves, calls wait for ten seconds at most", async () => {
  const { lines, log, come } = openLine(1, 20);
  for (let call = 0; call < 12; call++) void come("a", String(call));
  for (let second = 1; second <= 9; second++) {
    await vi.advanceTimersByTimeAsync(1_000);
    lines.leave("a");
  }
  await settled();
  expect(log).toEqual(["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(log.slice(10)).toEqual(["10: too_long", "11: too_long"]);
});

test("waiting calls get the error of the running one, and later calls are admitted again", async () => {
  const { lines, log, come } = openLine(1, 10);
  for (const name of ["1", "2"]) void come("a", name);
  await settled();
  lines.refuseWaiting("a", new Error("away"));
  lines.leave("a");
  await settled();
  void come("a", "3");
  await settled();
  expect(log).toEqual(["1", "2: away", "3"]);
});
