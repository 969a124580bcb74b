import { beforeEach, expect, test, vi } from "vitest";
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
    return Object.assign(new EventTarget(), { matches, media: query }) as unknown as MediaQueryList;
  });
}

beforeEach(() => {
  throwConfetti.mockClear();
  create.mockClear();
});

test("one burst, over within 1.5 s", async () => {
  prefer(false);
  await burstConfetti();
  expect(throwConfetti).toHaveBeenCalledOnce();
  expect(throwConfetti.mock.calls[0]?.[0].ticks * MS_PER_TICK).toBeLessThan(BURST_MAX_MS);
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
