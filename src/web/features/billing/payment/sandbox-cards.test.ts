import { expect, test } from "vitest";
import { FORMATS, filledWith, problemOf, sandboxCardOf, TEST_CARDS } from "./sandbox-cards.ts";

const NOW = new Date(2026, 10, 15);

test.each([
  ["4242424242424242", "success"],
  ["4000 0000 0000 0002", "declined"],
  ["4000 0025 0000 3155", "confirm"],
  ["4000 0000 0000 0341", "fails_later"],
  ["5555 5555 5555 4444", null],
  ["4242 4242 4242 424", null],
  ["", null],
])("the number %s is the word %s", (number, card) => {
  expect(sandboxCardOf(number)).toBe(card);
});

test.each([
  ["number", "4242424242424242", "4242 4242 4242 4242"],
  ["number", "42424", "4242 4"],
  ["number", "4242", "4242"],
  ["number", "4242-4242x4242 4242 99", "4242 4242 4242 4242"],
  ["expiry", "1", "1"],
  ["expiry", "5", "05"],
  ["expiry", "1129", "11 / 29"],
  ["expiry", "11 / 2", "11 / 2"],
  ["expiry", "11", "11"],
  ["cvc", "12a345", "1234"],
] as const)("the field %s writes %s as %s", (field, typed, written) => {
  expect(FORMATS[field](typed)).toBe(written);
});

test("a filled test card has nothing to mend", () => {
  for (const card of TEST_CARDS) expect(problemOf(filledWith(card), NOW)).toBeNull();
});

test.each([
  [{ number: "4111 1111 1111 1111" }, "number"],
  [{ expiry: "10 / 26" }, "expiry"],
  [{ expiry: "13 / 30" }, "expiry"],
  [{ expiry: "00 / 30" }, "expiry"],
  [{ expiry: "11" }, "expiry"],
  [{ cvc: "12" }, "cvc"],
])("%j is to be mended first at %s", (part, field) => {
  const typed = { number: "4242 4242 4242 4242", expiry: "11 / 26", cvc: "123", ...part };
  expect(problemOf(typed, NOW)?.field).toBe(field);
});

test("a card is good until the end of its month", () => {
  const typed = { number: "4242 4242 4242 4242", expiry: "11 / 26", cvc: "123" };
  expect(problemOf(typed, new Date(2026, 10, 30, 23, 59))).toBeNull();
  expect(problemOf(typed, new Date(2026, 11, 1))?.field).toBe("expiry");
});
