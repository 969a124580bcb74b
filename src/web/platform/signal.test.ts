import { expect, test, vi } from "vitest";
import { createSignal } from "./signal.ts";

test("every listener is called, and emit returns whether there was one", () => {
  const signal = createSignal<number>();
  expect(signal.emit(1)).toBe(false);
  const [one, two] = [vi.fn(), vi.fn()];
  const stop = signal.subscribe(one);
  signal.subscribe(two);
  expect(signal.emit(2)).toBe(true);
  stop();
  signal.emit(3);
  expect(one.mock.calls).toEqual([[2]]);
  expect(two.mock.calls).toEqual([[2], [3]]);
});

test("a function registered twice is called twice, and unregistered one at a time", () => {
  const signal = createSignal();
  const listener = vi.fn();
  const stops = [signal.subscribe(listener), signal.subscribe(listener)];
  signal.emit();
  expect(listener).toHaveBeenCalledTimes(2);
  stops[0]?.();
  expect(signal.emit()).toBe(true);
  expect(listener).toHaveBeenCalledTimes(3);
});

test("a listener may unregister while it is called; the others are still called", () => {
  const signal = createSignal();
  const last = vi.fn();
  const stop = signal.subscribe(() => stop());
  signal.subscribe(last);
  signal.emit();
  signal.emit();
  expect(last).toHaveBeenCalledTimes(2);
});
