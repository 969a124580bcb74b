import { expect, test } from "vitest";
import { looseEndsIn, quoted, shortQuote } from "./loose-ends.ts";

test.each([
  [
    "my brother does the drawings and we signed nothing",
    "unsigned: my brother does the drawings, we signed nothing",
  ],
  [
    "The form is with the council, still no answer",
    "unanswered: The form is with the council, still no answer",
  ],
  [
    "The council has my form since May, still no answer",
    "unanswered: The council has my form since May, still no answer",
  ],
  ["A café wrote in spring and I never replied", "unanswered: A café wrote in spring, I never replied"],
  ["Drop tests are not done", "untested: Drop tests are not done"],
  ["I don't know which plug is allowed in Norway", "unsure: I don't know which plug is allowed in Norway"],
  ["my wrist hurts after two hours", "hurting: my wrist hurts after two hours"],
  ["the zip jams when it is cold", "failing: the zip jams when it is cold"],
  ["I am scared of the tax letter", "afraid: I am scared of the tax letter"],
  [
    "I am worried about the long contract that the landlord sent me last week",
    "afraid: I am worried about the long contract that the landlord sent me last week",
  ],
  [
    "I am worried about the long contract that the landlord of the old shop in the harbour sent me",
    "afraid: I am worried about the long contract that the landlord of the old shop …",
  ],
  ["An app for people who are afraid of flying", ""],
  ["Advice for those who do not know how to sell", ""],
  ["It breaks even at 40 a month", ""],
  ["Hand-painted mugs, tested and insured", ""],
  ["Dances for guests with bad knees", ""],
])("%s", (sentence, ends) => {
  expect(
    looseEndsIn(sentence)
      .map(({ key, said }) => `${key}: ${said}`)
      .join(),
  ).toBe(ends);
});

test("a quotation keeps its ranges and ends without a sign", () => {
  expect(quoted("They take 15–17% of it.")).toBe("They take 15-17% of it");
});

test("a title holds the beginning of a quotation, and no dangling word", () => {
  expect(shortQuote("the zip jams")).toBe("the zip jams");
  expect(shortQuote("I am worried about the long contract that the landlord sent me")).toBe(
    "I am worried about the long contract …",
  );
});
