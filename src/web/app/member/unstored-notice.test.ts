import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { dropDraft, keepDraft } from "#web/platform/storage/drafts.ts";
import { hasUnstoredChanges } from "#web/platform/storage/unstored-changes.ts";
import { forgetToasts, shownToasts, toastHistory } from "#web/ui/toast/toast-store.ts";
import { watchUnstored } from "./unstored-notice.ts";

const leave = () => {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented ? "asked" : "left";
};

beforeAll(() => {
  vi.useFakeTimers();
  watchUnstored();
});
beforeEach(forgetToasts);

const fillStorage = () =>
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });

test("what could be stored, and typed text that waits for nothing, is not mentioned", () => {
  keepDraft("maya", "unsent-money", [1]);
  fillStorage();
  keepDraft("maya", "quest:new", { title: "Call" });
  vi.advanceTimersByTime(60_000);
  expect([hasUnstoredChanges(), leave(), toastHistory()]).toEqual([false, "left", []]);
});

test("what waits in this tab only is told once, and the tab asks before it is closed", () => {
  fillStorage();
  keepDraft("maya", "unsent-money", [1]);
  expect(toastHistory()).toEqual([]);
  vi.advanceTimersByTime(60_000);
  keepDraft("maya", "unsent-money", [1, 2]);
  vi.advanceTimersByTime(60_000);
  expect(toastHistory().map(({ title }) => title)).toEqual(["Keep this tab open"]);
  expect(shownToasts()[0]?.description).toContain("its storage is full or blocked");
  expect(leave()).toBe("asked");
  dropDraft("maya", "unsent-money");
  expect(leave()).toBe("left");
});

test("what the server has answered meanwhile was never at risk; what waits later is told again", () => {
  fillStorage();
  keepDraft("maya", "unsent-quests", [1]);
  vi.advanceTimersByTime(5_000);
  dropDraft("maya", "unsent-quests");
  vi.advanceTimersByTime(60_000);
  expect(toastHistory()).toEqual([]);
  keepDraft("maya", "unsent-quests", [1]);
  vi.advanceTimersByTime(10_000);
  expect(toastHistory()).toHaveLength(1);
});
