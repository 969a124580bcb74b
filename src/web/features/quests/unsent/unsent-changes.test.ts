import { beforeEach, expect, test } from "vitest";
import { forgetDrafts, keepDraft } from "#web/platform/storage/drafts.ts";
import { completed, quest } from "#web/testing/quests.ts";
import { dated } from "../use-quests.ts";
import {
  dropUnsent,
  keepUnsent,
  readUnsentChanges,
  readWaiting,
  type UnsentQuestChange,
  withUnsentChanges,
} from "./unsent-changes.ts";

const one = quest(1, 0);
const at = "2026-11-12T12:00:00.000Z";
const start: UnsentQuestChange = { kind: "start", quest: one, at };
const complete: UnsentQuestChange = {
  kind: "complete",
  quest: one,
  at,
  notes: { v: 1, notes: "Cedar first" },
  surface: "workspace",
};
beforeEach(() => forgetDrafts());

test("what was not sent is there after a reload, for the same person only", () => {
  expect([keepUnsent("maya", start), keepUnsent("maya", complete)]).toEqual([true, true]);
  expect(readUnsentChanges("maya")).toEqual([start, complete]);
  expect(readUnsentChanges("tom")).toEqual([]);
  dropUnsent("maya", [start, complete]);
  expect(readUnsentChanges("maya")).toEqual([]);
});

test("what is being sent is kept already, and waits only once there is no answer", () => {
  keepUnsent("maya", start, { isUnderWay: true });
  expect(readUnsentChanges("maya")).toEqual([start]);
  expect(readWaiting("maya")).toEqual([]);
  expect(keepUnsent("maya", start)).toBe(true);
  expect(readWaiting("maya")).toEqual([start]);
});

test("what another tab kept meanwhile stays", () => {
  keepUnsent("maya", start);
  keepDraft("maya", "unsent-quests", [start, { ...start, quest: quest(2, 0) }]);
  keepUnsent("maya", complete);
  dropUnsent("maya", [start, complete]);
  expect(readUnsentChanges("maya").map((change) => change.quest.id)).toEqual([quest(2, 0).id]);
});

test.each([
  ["no list", "changes", []],
  ["another kind", [{ ...start, kind: "reject" }, complete], [complete]],
  ["no quest", [{ kind: "start", at }], []],
  ["notes that are none", [{ ...complete, notes: "Cedar" }, start], [start]],
])("storage that somebody changed is ignored: %s", (_, kept, read) => {
  keepDraft("maya", "unsent-quests", kept);
  expect(readUnsentChanges("maya")).toEqual(read);
});

const lists = { active: [dated(one, "UTC")], completed: [dated(completed(2, 0), "UTC")] };
const shown = (...changes: UnsentQuestChange[]) => {
  const { active, completed } = withUnsentChanges(lists, changes, "UTC");
  return [active.map(({ id }) => id), completed.map(({ id }) => id)];
};

test("the lists show what was done, and stay the same objects if everything is sent", () => {
  expect(withUnsentChanges(lists, [], "UTC")).toBe(lists);
  expect(shown(start)).toEqual([[one.id], [completed(2, 0).id]]);
  expect(withUnsentChanges(lists, [start], "UTC").active[0]).toMatchObject({
    inProgress: true,
    startedAt: at,
  });
  expect(shown(start, complete)).toEqual([[], [one.id, completed(2, 0).id]]);
  expect(withUnsentChanges(lists, [complete], "UTC").completed[0]).toMatchObject({
    completedAt: at,
    completedDay: "2026-11-12",
    xpPaid: null,
  });
});

test("a quest that the server has by now is not shown twice, nor is one that is gone", () => {
  expect(shown({ kind: "create", quest: quest(3, 0) })).toEqual([
    [one.id, quest(3, 0).id],
    [completed(2, 0).id],
  ]);
  expect(shown({ kind: "create", quest: one })).toEqual([[one.id], [completed(2, 0).id]]);
  expect(shown({ ...complete, quest: quest(9, 0) })).toEqual([[one.id], [completed(2, 0).id]]);
  expect(shown({ ...complete, quest: completed(2, 0) })).toEqual([[one.id], [completed(2, 0).id]]);
});
