import { expect, test } from "vitest";
import { asRejectReason, hoursAfterTooBig, isDislike } from "./rejection.ts";

test.each([
  [null, null, true],
  ["Already done", "Already done", false],
  [" too big ", "Too big", false],
  ["Not my business", "Not my business", true],
  ["Not now", "Not now", false],
  ["No candles", null, true],
])("the reason %o is read as %o and is a dislike: %s", (text, reason, dislike) => {
  expect(asRejectReason(text)).toBe(reason);
  expect(isDislike(text)).toBe(dislike);
});

test.each([
  [8, 4],
  [2, 1],
  [1, 1],
  [0.5, 1],
])("after %d hours were too big, the longest quest takes %d", (hours, atMost) => {
  expect(hoursAfterTooBig(hours)).toBe(atMost);
});
