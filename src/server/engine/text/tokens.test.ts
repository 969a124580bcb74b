import { expect, test } from "vitest";
import { stemsOf, wordsOf } from "./tokens.ts";

test.each([
  ["Don't PANIC, it's 5-10 €!", ["dont", "panic", "its", "5", "10"]],
  ["Ça va, l’été?", ["ça", "va", "lété"]],
  ["ﬁne ＡＢＣ", ["fine", "abc"]],
  ["…", []],
])("the words of %s", (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test("stems bring forms of a word together and leave out what says nothing", () => {
  expect(stemsOf("pricing the prices")).toEqual(stemsOf("price pricing"));
  expect(stemsOf("I do not have it")).toEqual([]);
  expect(stemsOf("how much")).toEqual(["how", "much"]);
});
