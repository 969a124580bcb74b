import { expect, test } from "vitest";
import { isWebAddress } from "./web-address.ts";

test.each([
  ["https://shop.example/a?b=c#d", true],
  ["HTTP://shop.example", true],
  ["javascript:alert(1)", false],
  ["java\nscript:alert(1)//https://", false],
  ["data:text/html,https://a.example", false],
  ["//evil.example", false],
  [" https://shop.example", false],
  ["https://", false],
  ["https://shop.example/a b", false],
  ['https://shop.example/"onclick=', false],
  ["https:\\\\shop.example", false],
  ["shop.example", false],
  ["", false],
])("%j: %s", (text, expected) => {
  expect(isWebAddress(text)).toBe(expected);
});
