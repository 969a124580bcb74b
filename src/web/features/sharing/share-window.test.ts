import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openShareWindow, watchShareWindow } from "./share-window.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  { what: "closed after 3 s", closesAtMs: 2_500, endsAtMs: 3_000, how: "closed" },
  { what: "closed after 2 s", closesAtMs: 1_500, endsAtMs: 2_000, how: "closed" },
  { what: "closed in under 2 s: not believed", closesAtMs: 500, endsAtMs: 30_000, how: "forced" },
  { what: "closed at once: not believed", closesAtMs: 0, endsAtMs: 30_000, how: "forced" },
  { what: "never closed", closesAtMs: Number.POSITIVE_INFINITY, endsAtMs: 30_000, how: "forced" },
])("a window $what ends at $endsAtMs ms", async ({ closesAtMs, endsAtMs, how }) => {
  const openedAt = Date.now();
  const opened = {
    get closed() {
      return Date.now() - openedAt >= closesAtMs;
    },
  };
  const ended = vi.fn();
  void watchShareWindow(opened).then(ended);
  await vi.advanceTimersByTimeAsync(endsAtMs - 1);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledExactlyOnceWith(how);
  expect(vi.getTimerCount()).toBe(0);
});

test("it is 600 × 400 and cannot reach back to this page", () => {
  const opened = { closed: false, opener: window };
  // What the code uses of an opened window.
  const open = vi.spyOn(window, "open").mockReturnValue(opened as unknown as Window);
  expect(openShareWindow()).toBe(opened);
  expect(open).toHaveBeenCalledExactlyOnceWith("about:blank", "_blank", "popup,width=600,height=400");
  expect(opened.opener).toBeNull();
});

test.each([
  ["nothing", null],
  ["a closed window", { closed: true }],
])("blocked, answered by %s, it fails", (_, answer) => {
  // As above.
  vi.spyOn(window, "open").mockReturnValue(answer as unknown as Window);
  expect(openShareWindow).toThrow("The share window could not be opened");
});
