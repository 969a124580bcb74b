import { expect, test } from "vitest";
import { choiceAsked, chosenBy, saidBack } from "./choice.ts";
import { asksWording, wordsToUse } from "./wording-asked.ts";

test.each([
  ["Rain all week. Should I cancel the stall or put up the tent?", ["cancel the stall", "put up the tent"]],
  ["Reply or delete?", ["Reply", "delete"]],
  ["Is it better to rent an oven, or buy a used one?", ["rent an oven", "buy a used one"]],
])("a choice is read: %s", (text, options) => {
  expect(choiceAsked(text)).toEqual(options);
});

test.each([
  "Should I cancel or what?",
  "How do I reach cafés or bakeries?",
  "Should I print it or not?",
  "Do I need two or three samples?",
  "I can rent or buy an oven.",
])("no choice is read: %s", (text) => {
  expect(choiceAsked(text)).toBeNull();
});

test("the advice decides, and what it warns of is not chosen", () => {
  const options = ["rent an oven", "buy a used one"] as const;
  expect(
    chosenBy("Rent for the first three months. Do not buy before you have sold a hundred.", options),
  ).toBe(options[0]);
  expect(chosenBy("Count your hours first.", options)).toBeNull();
  expect(chosenBy("Rent it for a day; then buy one.", options)).toBeNull();
});

test("an option is said back to the person", () => {
  expect(saidBack("Raise my price")).toBe("raise your price");
});

test.each(["A guest wants her deposit back. What do I write to her?", "How should I word the sign?"])(
  "words are asked for: %s",
  (text) => {
    expect(asksWording(text)).toBe(true);
  },
);

test.each(["What should I write down about each supplier?", "What do I do with unsold bread?"])(
  "no words are asked for: %s",
  (text) => {
    expect(asksWording(text)).toBe(false);
  },
);

test("only a quotation can be used as it is", () => {
  expect(wordsToUse('"Thanks for asking, I am full until June." Short is fine.')).toBe(
    '"Thanks for asking, I am full until June."',
  );
  expect(wordsToUse('A potter wrote "sold out" on her door.')).toBeNull();
});
