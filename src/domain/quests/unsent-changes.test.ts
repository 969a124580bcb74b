import { expect, test } from "vitest";
import { addChange, mustTicksWait, nextChange, UNSENT_MAX, type UnsentChange } from "./unsent-changes.ts";

const change = (text: string): UnsentChange => {
  const [kind = "", id = ""] = text.split(" ");
  return { kind: kind as UnsentChange["kind"], quest: { id } };
};
const told = ({ kind, quest }: UnsentChange) => `${kind} ${quest.id}`;

test.each([
  [[], "start a", ["start a"]],
  [["start a"], "complete a", ["start a", "complete a"]],
  [["complete a"], "complete a", ["complete a"]],
  [["complete a"], "complete b", ["complete a", "complete b"]],
])("%j and %s: %j", (known, added, kept) => {
  expect(addChange(known.map(change), change(added))?.map(told)).toEqual(kept);
});

test("beyond the limit nothing is kept, and a repeat still changes nothing", () => {
  const full = Array.from({ length: UNSENT_MAX }, (_, index) => change(`complete ${index}`));
  expect(addChange(full, change("complete x"))).toBeNull();
  expect(addChange(full, change("complete 1"))).toBe(full);
});

test.each([
  ["nothing to send", [], [], null],
  ["in the order in which it happened", ["start a", "create b"], [], "start a"],
  ["a completion waits for its ticks", ["complete a", "complete b"], ["a"], "complete b"],
  ["all wait for ticks", ["complete a"], ["a"], null],
  ["a completion waits for its start", ["start a", "complete a"], [], "start a"],
  ["a start does not wait for ticks", ["start a", "complete a"], ["a"], "start a"],
  ["what is created comes before its start", ["create a", "start a", "complete a"], ["a"], "create a"],
])("%s", (_, changes, tickedIds, next) => {
  const found = nextChange(changes.map(change), new Set(tickedIds));
  expect(found && told(found)).toBe(next);
});

test.each([
  [["start a"], true],
  [["create a"], true],
  [["complete a"], false],
  [["start b"], false],
])("ticks of a wait for %j: %s", (changes, waits) => {
  expect(mustTicksWait(changes.map(change), "a")).toBe(waits);
});
