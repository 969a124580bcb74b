import { beforeEach, expect, test } from "vitest";
import { forgetDrafts, keepDraft } from "#web/platform/storage/drafts.ts";
import { quest, running } from "#web/testing/quests.ts";
import { keepUnsentWork, readUnsentWork, withUnsentWork } from "./unsent-work.ts";

const one = quest(1, 0, running);
const work = { [one.id]: { stepsDone: [1], isCounting: false, shown: { stepsDone: [1], workedSec: 9 } } };
beforeEach(() => forgetDrafts());

test("what was not sent is there after a reload, for the same person only", () => {
  keepUnsentWork("maya", one.id, work[one.id]);
  expect(readUnsentWork("maya")).toEqual(work);
  expect(readUnsentWork("tom")).toEqual({});
  keepUnsentWork("maya", one.id);
  expect(readUnsentWork("maya")).toEqual({});
});

test.each([
  ["no object", "ticks"],
  ["no work", { [one.id]: null }],
  ["steps that are none", { [one.id]: { stepsDone: ["1"], shown: {} } }],
  ["nothing to show", { [one.id]: { stepsDone: [1] } }],
  ["a time that is none", { [one.id]: { isCounting: true, shown: { workedSec: "9" } } }],
])("storage that somebody changed is ignored: %s", (_what, kept) => {
  keepDraft("maya", "unsent-work", kept);
  expect(readUnsentWork("maya")).toEqual({});
});

test("a quest shows what was not sent yet, any other stays the same object", () => {
  expect(withUnsentWork(one, work)).toMatchObject({ stepsDone: [1], workedSec: 9 });
  expect(withUnsentWork(one, {})).toBe(one);
});
