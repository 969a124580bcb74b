import { expect, test } from "vitest";
import { holdsWords, searchWords } from "./search-words.ts";

test.each<[string, string[]]>([
  ["", []],
  ["  …!? ", []],
  ["Label printer", ["label", "printer"]],
  ["label LABEL Label", ["label"]],
  ["20 jars, 3€", ["20", "jars", "3"]],
  ["a.*b (c|d) \\m 'x' %_", ["a", "b", "c", "d", "m", "x"]],
  ["Überraschung für café", ["überraschung", "für", "café"]],
  ["one two three four five six seven", ["one", "two", "three", "four", "five", "six"]],
  ["x".repeat(100), ["x".repeat(40)]],
])("the words of %j", (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

test.each<[string, string, boolean]>([
  ["Call the label printer", "lab", true],
  ["Call the label printer", "printer call", true],
  ["Call the label printer", "rinter", false],
  ["Call the label printer", "label soap", false],
  ["Step 1: order 20 jars", "20 ja", true],
  ["E-mail Zoë", "mail zoë", true],
  ["Anything", "", true],
])("%j holds the words of %j: %s", (text, query, isHeld) => {
  expect(holdsWords(text, searchWords(query))).toBe(isHeld);
});
