import fc from "fast-check";
import { expect, test } from "vitest";
import { openLongerWords } from "./near-words.ts";

const withoutOne = (word: string) => [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1));

test("finds the words in the order of the list, each once", () => {
  const longer = openLongerWords(["letter", "later", "latter"], withoutOne);
  expect([longer("leter"), longer("latte"), longer("ltter"), longer("x")]).toEqual([
    ["letter"],
    ["latter"],
    ["letter", "latter"],
    [],
  ]);
});

test("finds what a search through all words finds", () => {
  const word = fc.array(fc.constantFrom("a", "b", "c", "é"), { minLength: 1, maxLength: 6 });
  const text = word.map((letters) => letters.join(""));
  fc.assert(
    fc.property(fc.uniqueArray(text, { maxLength: 40 }), text, (words, asked) => {
      const longer = openLongerWords(words, withoutOne);
      expect(longer(asked)).toEqual(words.filter((each) => withoutOne(each).includes(asked)));
    }),
  );
});
