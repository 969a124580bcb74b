import { expect, test } from "vitest";
import { salvageJson } from "./salvage-json.ts";

test.each([
  ['{"a":1}', { a: 1 }],
  ["  [1,2]\n", [1, 2]],
  ['```json\n{"a":1}\n```', { a: 1 }],
  ['```\n{"a":1}\n```\nHope this helps!', { a: 1 }],
  ['Here it is:\n\n```JSON\n{"a":"b"}\n```', { a: "b" }],
  ['Sure! {"a":{"b":[1]}} Anything else?', { a: { b: [1] } }],
  ["Sure: [1,2] ok", [1, 2]],
  ['{"a":"x\\u0000y\\ud800"}', { a: "xy\ufffd" }],
  ['{"quests":[{"id":"a","t":"one, {two}"},{"id":"b","t":"cut o', [{ id: "a", t: "one, {two}" }]],
  ['```json\n{"quests": [\n  {"id":"a"},\n  {"id":"b', [{ id: "a" }]],
  ['{"quests":[{"id":"a"},{"id":"b", "t": "un"quoted"},{"id":"c"}]}', [{ id: "a" }, { id: "c" }]],
  ['{"quests":[{"id":"a', undefined],
  ["I cannot do that.", undefined],
  ['{"a":', undefined],
  ["} {", undefined],
  ["```", undefined],
  ["", undefined],
])("%j gives %j", (text, json) => {
  expect(salvageJson(text)).toEqual(json);
});

test("a long answer full of brackets takes no time", () => {
  const before = process.cpuUsage();
  salvageJson("{[".repeat(100_000));
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(500);
});
