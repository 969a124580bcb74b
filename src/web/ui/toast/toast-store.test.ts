import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  dismiss,
  forgetToasts,
  record,
  shownToasts,
  subscribeToToasts,
  toast,
  toastHistory,
} from "./toast-store.ts";
import source from "./toast-store.ts?raw";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  forgetToasts();
  vi.useRealTimers();
});

test("at most one is shown: the newest replaces what is there", () => {
  toast({ title: "Task Started" });
  toast({ title: "Task Completed!" });
  expect(shownToasts().map(({ title }) => title)).toEqual(["Task Completed!"]);
});

test("a toast is shown for 5 seconds unless it says otherwise", () => {
  toast({ title: "Task Started" });
  expect(shownToasts()[0]?.durationMs).toBe(5_000);
  toast({ title: "Shared!", durationMs: 2_000 });
  expect(shownToasts()[0]?.durationMs).toBe(2_000);
});

test("a dismissed toast closes at once and is removed 1,000,000 ms later", () => {
  const id = toast({ title: "Task Rejected" });
  dismiss(id);
  expect(shownToasts()[0]?.open).toBe(false);
  vi.advanceTimersByTime(999_999);
  expect(shownToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(shownToasts()).toHaveLength(0);
});

test("dismissing twice does not prolong the removal", () => {
  const id = toast({ title: "Task Rejected" });
  dismiss(id);
  vi.advanceTimersByTime(600_000);
  dismiss(id);
  vi.advanceTimersByTime(400_000);
  expect(shownToasts()).toHaveLength(0);
});

test("dismissing without an id closes all, and an unknown id nothing", () => {
  toast({ title: "Task Started" });
  dismiss("toast-unknown");
  expect(shownToasts()[0]?.open).toBe(true);
  dismiss();
  expect(shownToasts()[0]?.open).toBe(false);
});

test("a replaced toast leaves no timer behind", () => {
  dismiss(toast({ title: "Task Started" }));
  toast({ title: "Task Completed!" });
  expect(vi.getTimerCount()).toBe(0);
});

test("the history keeps the last 50, newest first", () => {
  for (let count = 1; count <= 51; count += 1) toast({ title: `Message ${count}` });
  expect(toastHistory()).toHaveLength(50);
  expect(toastHistory()[0]?.title).toBe("Message 51");
  expect(toastHistory()[49]?.title).toBe("Message 2");
});

test("what is only recorded stands in the history, and leaves what is on screen alone", () => {
  const listener = vi.fn();
  toast({ title: "Task Completed!" });
  const leave = subscribeToToasts(listener);
  record({ title: "Level Up!", description: "Level 5" });
  leave();
  expect(listener).toHaveBeenCalledOnce();
  expect(shownToasts().map(({ title }) => title)).toEqual(["Task Completed!"]);
  expect(toastHistory()[0]).toMatchObject({ title: "Level Up!", description: "Level 5", variant: "default" });
  for (let count = 1; count <= 60; count += 1) record({ title: `Message ${count}` });
  expect(toastHistory()).toHaveLength(50);
  expect(new Set(toastHistory().map(({ id }) => id)).size).toBe(50);
});

test("listeners are called on each change until they unsubscribe", () => {
  const listener = vi.fn();
  const leave = subscribeToToasts(listener);
  dismiss(toast({ title: "Task Started" }));
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  toast({ title: "Task Completed!" });
  expect(listener).toHaveBeenCalledTimes(2);
});

test("the store stands alone, so that calling toast() loads no component", () => {
  expect(source).not.toMatch(/^import/mu);
});

test("an offer to undo is not lost to a message that comes while another is held", () => {
  const titles = () => shownToasts().map(({ title }) => title);
  toast({ title: "Task Completed!", holdMs: 1_000 });
  toast({ title: "Quest moved", action: { label: "Undo", run: () => undefined } });
  toast({ title: "Noted" });
  toast({ title: "Streak Started!" });
  expect(titles()).toEqual(["Task Completed!"]);
  vi.advanceTimersByTime(1_000);
  expect(titles()).toEqual(["Quest moved"]);
  vi.advanceTimersByTime(4_999);
  expect(titles()).toEqual(["Quest moved"]);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual(["Streak Started!"]);
});
