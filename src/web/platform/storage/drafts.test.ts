import { beforeEach, expect, test, vi } from "vitest";
import { dropDraft, forgetDrafts, keepDraft, readDraft, textFields } from "./drafts.ts";

beforeEach(() => forgetDrafts());

test("a draft is kept under its name, replaced, and dropped", () => {
  keepDraft("maya", "quest:new", { title: "Call" });
  keepDraft("maya", "completion:1", { notes: "Done" });
  keepDraft("maya", "quest:new", { title: "Call the printer" });
  expect(readDraft("maya", "quest:new")).toEqual({ title: "Call the printer" });
  dropDraft("maya", "quest:new");
  expect(readDraft("maya", "quest:new")).toBeUndefined();
  expect(readDraft("maya", "completion:1")).toEqual({ notes: "Done" });
});

const stored = () => Object.keys(localStorage).filter((key) => key.startsWith("draft:"));

test("another person sees nothing, and when they sign in it is gone", () => {
  keepDraft("maya", "quest:new", { title: "Call" });
  keepDraft("ines", "completion:1", { notes: "Mine" });
  expect(readDraft("ines", "quest:new")).toBeUndefined();
  forgetDrafts("ines");
  expect(stored()).toEqual(["draft:ines:completion:1"]);
  expect(readDraft("maya", "quest:new")).toBeUndefined();
});

test("after the last one is dropped, and after signing out, nothing is left", () => {
  localStorage.setItem("theme", "dark");
  keepDraft("maya", "quest:new", { title: "Call" });
  dropDraft("maya", "quest:new");
  expect(stored()).toEqual([]);
  keepDraft("maya", "quest:new", { title: "Call" });
  forgetDrafts();
  expect(Object.keys(localStorage)).toEqual(["theme"]);
  expect(readDraft("maya", "quest:new")).toBeUndefined();
});

test("what waits to be sent stays at sign-out, and goes when another person signs in", () => {
  keepDraft("maya", "unsent-money", [{ amount: 120 }]);
  keepDraft("maya", "quest:new", { title: "Call" });
  forgetDrafts();
  expect(stored()).toEqual(["draft:maya:unsent-money"]);
  forgetDrafts("ines");
  expect(stored()).toEqual([]);
});

test("where nothing can be stored, the page remembers", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  keepDraft("maya", "quest:new", { title: "Call" });
  expect(readDraft("maya", "quest:new")).toEqual({ title: "Call" });
  forgetDrafts();
  expect(readDraft("maya", "quest:new")).toBeUndefined();
});

test.each(["{", "null", ""])("what is no draft is as if nothing had been kept: %s", (text) => {
  localStorage.setItem("draft:maya:quest:new", text);
  expect(readDraft("maya", "quest:new")).toBeUndefined();
  keepDraft("maya", "quest:new", { title: "Call" });
  expect(readDraft("maya", "quest:new")).toEqual({ title: "Call" });
});

test("of a kept draft only texts are believed", () => {
  expect(textFields({ title: "Call", due: 7, goals: ["x"] })).toEqual({ title: "Call" });
  expect([textFields(undefined), textFields(null), textFields("x")]).toEqual([{}, {}, {}]);
});
