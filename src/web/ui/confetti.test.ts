import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { burstConfetti } from "./confetti.ts";

const BURST_MAX_MS = 1_500;
const MS_PER_TICK = 1_000 / 60;
// The outside: canvas-confetti draws on a canvas that jsdom has not.
const { throwConfetti, create } = vi.hoisted(() => {
  const throwConfetti = vi.fn();
  return { throwConfetti, create: vi.fn((..._options: unknown[]) => throwConfetti) };
});
vi.mock("canvas-confetti", () => ({ default: { create } }));

function prefer(reduced: boolean) {
  vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    const matches = reduced && query === "(prefers-reduced-motion: reduce)";
    // What the code reads of it.
    return Object.assign(new EventTarget(), { matches, media: query }) as unknown as MediaQueryList;
  });
}

beforeEach(() => {
  throwConfetti.mockClear();
  create.mockClear();
});

test("one burst, over within 1.5 s, and no second one behind it", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  prefer(false);
  await burstConfetti();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(throwConfetti).toHaveBeenCalledOnce();
  expect(throwConfetti.mock.calls[0]?.[0].ticks * MS_PER_TICK).toBeLessThan(BURST_MAX_MS);
});

test("a second burst is not started until the last piece of the first has fallen", async () => {
  prefer(false);
  let fall: () => void = () => undefined;
  throwConfetti.mockReturnValueOnce(new Promise<void>((resolve) => (fall = resolve)));
  const first = burstConfetti();
  await burstConfetti();
  await expect.poll(() => throwConfetti).toHaveBeenCalled();
  await burstConfetti();
  expect(throwConfetti).toHaveBeenCalledOnce();
  fall();
  await first;
  await burstConfetti();
  expect(throwConfetti).toHaveBeenCalledTimes(2);
});

test("a burst that fails is missed by nobody, and the next one works", async () => {
  prefer(false);
  throwConfetti.mockImplementationOnce(() => {
    throw new Error("no canvas");
  });
  await burstConfetti();
  await burstConfetti();
  expect(throwConfetti).toHaveBeenCalledTimes(2);
});

test("no worker from a blob, which the CSP would refuse", async () => {
  prefer(false);
  await burstConfetti();
  expect(create).toHaveBeenLastCalledWith(undefined, expect.objectContaining({ useWorker: false }));
});

test("none where motion is to be reduced", async () => {
  prefer(true);
  await burstConfetti();
  expect(throwConfetti).not.toHaveBeenCalled();
});
