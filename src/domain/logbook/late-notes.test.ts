import fc from "fast-check";
import { expect, test } from "vitest";
import { addLateNotes } from "./late-notes.ts";

const first = { outcome: "done", timeSpentSec: 60, notes: "Cedar sold out" };
const link = "https://shop.example/jar";

test.each([
  ["the same words again", { notes: "Cedar sold out" }, first],
  ["nothing typed", {}, first],
  ["other words", { notes: "Clove did not" }, { ...first, notes: "Cedar sold out\n\nClove did not" }],
  [
    "a link and a number",
    { link, metric: { name: "jars", value: 9 } },
    { ...first, link, metric: { name: "jars", value: 9 } },
  ],
])("%s", (_, late, kept) => {
  expect(addLateNotes(first, late)).toEqual(kept);
});

test("a second link and a second number are kept among the words", () => {
  const told = { link, metric: { name: "jars", value: 9 } };
  const both = addLateNotes(told, { link: "https://b.example", metric: { name: "jars", value: 7 } });
  expect(both).toEqual({ ...told, notes: "https://b.example\n\n7 jars" });
});

test("what does not fit is refused whole", () => {
  expect(addLateNotes({ notes: "a".repeat(3_999) }, { notes: "bc" })).toBeNull();
});

const words = fc.string({ minLength: 1, maxLength: 40 });
const told = fc.record(
  { notes: words, link: words, metric: fc.record({ name: words, value: fc.integer() }) },
  { requiredKeys: [] },
);

test("nothing told first is lost, nothing told late is lost, and once more changes nothing", () => {
  fc.assert(
    fc.property(told, told, (before, late) => {
      const both = addLateNotes(before, late);
      expect(both?.notes ?? "").toContain(before.notes ?? "");
      expect(both?.notes ?? "").toContain(late.notes ?? "");
      expect(`${both?.link} ${both?.notes}`).toContain(late.link ?? "");
      expect(both && addLateNotes(both, late)).toBe(both);
    }),
  );
});
