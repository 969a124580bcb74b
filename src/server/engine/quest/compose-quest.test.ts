import { expect, test } from "vitest";
import { aPerson, aTemplate } from "../../testing/quest-engine.ts";
import type { Size } from "../playbook/playbook.ts";
import { cutAtSentence, cutAtWord, describe, titleOf } from "./compose-quest.ts";

const { words } = aPerson({ businessName: "Wick" }).business;
const anHour: Size = { hours: 1, n: null, also: [] };
const long = "remarkably long customers' phrases";

test("a description says why, the steps and the end", () => {
  expect(describe(aTemplate("sales"), anHour, words)).toBe(
    "What is counted gets better by itself.\n" +
      "1. Open a sheet.\n2. Write the numbers down.\n3. Look at them once more.\n" +
      "Done when the numbers are written down.",
  );
});

const counting = aTemplate("talks", {
  title: "Ask {n} {customers} about {offer.many}",
  steps: ["List {n} names.", "Ask each of the {n}.", "Write it down."],
  doneWhen: "{n} answers are written down",
});

test.each([
  [2, "two"],
  [12, "twelve"],
  [15, "15"],
])("a count of %i is written as %s everywhere", (n, word) => {
  const size: Size = { hours: 1, n, also: [] };
  const own = { ...words, customers: "nurses", "offer.many": "soap" };
  expect(titleOf(counting, size, own, words)).toBe(`Ask ${word} nurses about soap`);
  expect(describe(counting, size, own)).toContain(`1. List ${word} names.\n2. Ask each of the ${word}.`);
  expect(describe(counting, size, own)).toContain(`Done when ${word} answers`);
});

test("a longer size adds its steps after the others, with their slots filled", () => {
  const size: Size = { hours: 4, n: 6, also: ["Thank the {n} {customers}."] };
  expect(describe(counting, size, { ...words, customers: "nurses" })).toContain(
    "3. Write it down.\n4. Thank the six nurses.\nDone when",
  );
});

test("a title takes the person's words as far as they fit, and those of the trade otherwise", () => {
  const template = aTemplate("x", {
    title: "Find out what {customers} in town really say about {offer.many} to {customers}",
  });
  const general = { ...words, customers: "shoppers" };
  const own = { ...words, customers: long, "offer.many": "soap" };
  expect(titleOf(template, anHour, { ...own, customers: "nurses" }, general)).toContain(
    "nurses in town really say about soap",
  );
  expect(titleOf(template, anHour, own, general)).toBe(
    "Find out what shoppers in town really say about soap to shoppers",
  );
});

test("a long name gives way last", () => {
  const template = aTemplate("x", {
    title: "Say in one sentence what {business} does for {customers} on every wet Monday",
  });
  const general = { ...words, business: "your business", customers: "shoppers" };
  const own = { ...general, business: "Ann", customers: long };
  expect(titleOf(template, anHour, own, general)).toBe(
    "Say in one sentence what Ann does for shoppers on every wet Monday",
  );
  expect(titleOf(template, anHour, { ...own, business: "A".repeat(40) }, general)).toContain("your business");
});

test.each([
  ["short", 20, "short"],
  ["one two three four", 12, "one two…"],
  ["one two, three", 10, "one two…"],
  ["unbreakable", 6, "unbre…"],
])("%s within %i characters is %s", (text, max, cut) => {
  expect(cutAtWord(text, max)).toBe(cut);
  expect(cutAtWord(text, max).length).toBeLessThanOrEqual(max);
});

test("a long text ends with a whole sentence where one is near, at a word otherwise", () => {
  expect(cutAtSentence("It is done. And more follows here", 19)).toBe("It is done.");
  expect(cutAtSentence("Is it? It is done.\n1. And more", 22)).toBe("Is it? It is done.");
  expect(cutAtSentence("No. But this sentence never ends at all", 20)).toBe("No. But this…");
});
