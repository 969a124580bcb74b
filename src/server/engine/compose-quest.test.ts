import { expect, test } from "vitest";
import { aTemplate, theEngine } from "../testing/quest-engine.ts";
import { cutAtSentence, cutAtWord, describe, titleOf } from "./compose-quest.ts";
import { wordsOfType } from "./render.ts";

const words = wordsOfType(theEngine().playbook.lexicons["E-commerce"]);
const long = "remarkably long customers' phrases";

test("a description says why, how much, the steps, the end and what to keep", () => {
  expect(describe(aTemplate("sales"), 2, { ...words, business: "Wick" })).toBe(
    "What is counted gets better by itself. Two weeks.\n" +
      "1. Open a sheet.\n2. Write the numbers down.\n3. Look at them once more.\n" +
      "Done when the numbers are written down. Keep for Wick: the sheet.",
  );
});

test("hours that a quest does not know get its shortest form", () => {
  expect(describe(aTemplate("sales"), 16, words)).toContain("One week.");
});

test("a title takes the person's words as far as they fit, and the type's otherwise", () => {
  const template = aTemplate("x", {
    title: "Find out what {customers} in town really say about {offer} to {customers}",
  });
  const own = { ...words, customers: long, offer: "soap" };
  expect(titleOf(template, { ...own, customers: "nurses" }, words)).toContain(
    "nurses in town really say about soap",
  );
  expect(titleOf(template, own, words)).toBe(
    "Find out what shoppers in town really say about soap to shoppers",
  );
});

test("a long name gives way last", () => {
  const template = aTemplate("x", {
    title: "Say in one sentence what {business} does for {customers} on every wet Monday",
  });
  const own = { ...words, business: "Ann", customers: long };
  expect(titleOf(template, own, words)).toBe(
    "Say in one sentence what Ann does for shoppers on every wet Monday",
  );
  expect(titleOf(template, { ...own, business: "A".repeat(40) }, words)).toContain("your business");
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
