import { expect, test } from "vitest";
import { nextChange, startBefore } from "./next-unsent.ts";
import { addChange, mustTicksWait, UNSENT_MAX, type UnsentChange, withoutChanges } from "./unsent-changes.ts";

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
  ["nothing to send", [], null, null],
  ["in the order in which it happened", ["start a", "create b"], "start a", null],
  ["a completion takes its start along", ["start a", "create b", "complete a"], "complete a", "start a"],
  ["what is created comes first", ["create a", "start a", "complete a"], "create a", null],
  ["a completion of another quest waits", ["start a", "complete b"], "start a", null],
  ["a completion alone", ["complete a", "start b"], "complete a", null],
])("%s", (_, texts, next, along) => {
  const changes = texts.map(change);
  const found = nextChange(changes);
  expect(found && told(found)).toBe(next);
  const start = found && startBefore(changes, found);
  expect(start && told(start)).toBe(along);
});

test("what was sent is gone, the rest stays", () => {
  const changes = ["start a", "complete a", "start b"].map(change);
  expect(withoutChanges(changes, [change("start a"), change("complete a")]).map(told)).toEqual(["start b"]);
});

test.each([
  [["start a"], true],
  [["create a"], true],
  [["complete a"], true],
  [["start b"], false],
])("ticks of a wait for %j: %s", (changes, waits) => {
  expect(mustTicksWait(changes.map(change), "a")).toBe(waits);
});
