import { expect, test } from "vitest";
import { EMPTY_DRAFT, notesFrom, problemOf, readLink, readMetric } from "./completion-draft.ts";

test.each([
  ["9 photos", { name: "photos", value: 9 }],
  ["$1,250 revenue", { name: "$ revenue", value: 1250 }],
  ["3.5 hours", { name: "hours", value: 3.5 }],
  ["3,5 Stunden", { name: "Stunden", value: 3.5 }],
  ["42", { name: "", value: 42 }],
  ["many photos", null],
])("the number in %s", (text, metric) => {
  expect(readMetric(text)).toEqual(metric);
});

test.each([
  ["https://shop.example/a", "https://shop.example/a"],
  ["shop.example", "https://shop.example"],
  ["javascript:alert(1)", null],
  ["not a link", null],
])("the link %s", (text, link) => {
  expect(readLink(text)).toBe(link);
});

test("only what was filled in travels", () => {
  expect(notesFrom(EMPTY_DRAFT, undefined)).toEqual({ v: 1, outcome: "done" });
  expect(notesFrom({ ...EMPTY_DRAFT, notes: " well " }, 90)).toEqual({
    v: 1,
    outcome: "done",
    notes: "well",
    timeSpentSec: 90,
  });
});

test("a link that is none is named before a number that is none", () => {
  const draft = { ...EMPTY_DRAFT, link: "no link", number: "none" };
  expect(problemOf(draft)?.field).toBe("link");
  expect(problemOf({ ...draft, link: "" })?.field).toBe("number");
  expect(problemOf(EMPTY_DRAFT)).toBeNull();
});
