import { beforeEach, expect, test, vi } from "vitest";
import { dropDraft, forgetDrafts, keepDraft, readDraft, textFields } from "./drafts.ts";

beforeEach(forgetDrafts);

test("a draft is kept under its name, replaced, and dropped", () => {
  keepDraft("maya", "quest:new", { title: "Call" });
  keepDraft("maya", "completion:1", { notes: "Done" });
  keepDraft("maya", "quest:new", { title: "Call the printer" });
  expect(readDraft("maya", "quest:new")).toEqual({ title: "Call the printer" });
  dropDraft("maya", "quest:new");
  expect(readDraft("maya", "quest:new")).toBeUndefined();
  expect(readDraft("maya", "completion:1")).toEqual({ notes: "Done" });
});

test("another person sees nothing, and what they type takes its place", () => {
  keepDraft("maya", "quest:new", { title: "Call" });
  expect(readDraft("ines", "quest:new")).toBeUndefined();
  keepDraft("ines", "completion:1", { notes: "Mine" });
  expect(sessionStorage.getItem("drafts")).not.toContain("Call");
});

test("after the last one is dropped, and after signing out, nothing is left", () => {
  keepDraft("maya", "quest:new", { title: "Call" });
  dropDraft("maya", "quest:new");
  expect(sessionStorage.getItem("drafts")).toBeNull();
  keepDraft("maya", "quest:new", { title: "Call" });
  forgetDrafts();
  expect(sessionStorage.getItem("drafts")).toBeNull();
  expect(readDraft("maya", "quest:new")).toBeUndefined();
});

test("where nothing can be stored, the page remembers", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  keepDraft("maya", "quest:new", { title: "Call" });
  expect(readDraft("maya", "quest:new")).toEqual({ title: "Call" });
});

test.each(["{", "null", "[]", '{"userId":"maya"}', '{"userId":"maya","byName":null}'])(
  "what is no draft is as if nothing had been kept: %s",
  (text) => {
    sessionStorage.setItem("drafts", text);
    expect(readDraft("maya", "quest:new")).toBeUndefined();
    keepDraft("maya", "quest:new", { title: "Call" });
    expect(readDraft("maya", "quest:new")).toEqual({ title: "Call" });
  },
);

test("of a kept draft only texts are believed", () => {
  expect(textFields({ title: "Call", due: 7, goals: ["x"] })).toEqual({ title: "Call" });
  expect([textFields(undefined), textFields(null), textFields("x")]).toEqual([{}, {}, {}]);
});
