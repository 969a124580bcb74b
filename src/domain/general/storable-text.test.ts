import { expect, test } from "vitest";
import { isStorable, isStorableJson, storable, utf8Length } from "./storable-text.ts";

test.each([
  ["plain", true, "plain"],
  ["", true, ""],
  ["line\nand tab\t", true, "line\nand tab\t"],
  ["whole 😀 character", true, "whole 😀 character"],
  ["a\0b\0", false, "ab"],
  ["half \ud83d", false, "half \ufffd"],
  ["\ude00 the other half", false, "\ufffd the other half"],
  ["\0\ud800\0", false, "\ufffd"],
])("%j", (text, isFit, kept) => {
  expect(isStorable(text)).toBe(isFit);
  expect(storable(text)).toBe(kept);
  expect(isStorable(storable(text))).toBe(true);
});

test.each([
  ["plain", 5, true],
  ["é", 2, true],
  ["€", 3, true],
  ["😀", 4, true],
  ["a\0b", 3, false],
  ["half \ud83d", 8, false],
])("%j: bytes, and whether its JSON can be stored", (text, bytes, isFit) => {
  expect(utf8Length(text)).toBe(bytes);
  expect(isStorableJson(JSON.stringify({ text }))).toBe(isFit);
});
