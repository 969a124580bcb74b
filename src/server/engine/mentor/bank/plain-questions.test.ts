import { describe, expect, test } from "vitest";
import { openPlainQuestions } from "./plain-questions.ts";

const find = openPlainQuestions([
  {
    answer: "price",
    for: { saas: "price-of-software" },
    asks: ["how much should I (charge|ask) [for ...]", "what is [a] good price for ..."],
  },
  { answer: "tax", asks: ["do I have to pay tax [on ...|for ...]"] },
  { answer: "too-late", asks: ["is it too late [for ...]"] },
]);

test.each([
  ["How much should I charge for one candle?", "price"],
  ["how much i must ask for logo", "price"],
  ["Hi! So how much do we charge, please?", "price"],
  ["what's a good price for a cup of coffee", "price"],
  ["I've to pay tax on this?", "tax"],
  ["do i have to pay tax for my candles?", "tax"],
  ["isn't it too late?", null],
  ["It's too late for me", "too-late"],
])("%s → %s", (text, answer) => {
  expect(find(text, "handmade")).toBe(answer);
});

test("another answer for another kind of business", () => {
  expect(find("how much should I charge?", "saas")).toBe("price-of-software");
});

describe("a message that says more is not taken for a plain question", () => {
  test.each([
    "how much should I charge for a wedding cake with four tiers that must travel for two hours",
    "how much should I charge for one I feel hopeless",
    "how much should I ask for my husband hits me",
    "Starbucks is next door. How much should I charge for a cup?",
    "My client died. She owed me 300. How much should I charge?",
    "she asked how much should I charge",
    "do I have to pay tax if I lost money on it last year",
    "",
    "?",
  ])("%s", (text) => {
    expect(find(text, "handmade")).toBeNull();
  });
});
