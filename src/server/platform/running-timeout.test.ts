import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { setRunningTimeout } from "./running-timeout.ts";

/** Keeps the event loop from running, as a long computation or a paused machine does. */
function stall(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test("it fires once, after the time has passed", () => {
  vi.useFakeTimers();
  const onTimeout = vi.fn();
  setRunningTimeout(250, onTimeout);
  vi.advanceTimersByTime(249);
  expect(onTimeout).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(onTimeout).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test("cancelled at any moment, it never fires", () => {
  vi.useFakeTimers();
  const onTimeout = vi.fn();
  for (const cancelAfter of [0, 100, 240]) {
    const cancel = setRunningTimeout(250, onTimeout);
    vi.advanceTimersByTime(cancelAfter);
    cancel();
  }
  vi.advanceTimersByTime(10_000);
  expect(onTimeout).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test("a stall counts as one step, however long it was", async () => {
  const onTimeout = vi.fn();
  const cancel = setRunningTimeout(1_000, onTimeout);
  stall(1_500);
  await sleep(1);
  expect(onTimeout).not.toHaveBeenCalled();
  cancel();
});
