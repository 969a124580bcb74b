import { expect, test } from "vitest";
import { openWords, postingsOf } from "./bm25.ts";

const indexWords = (documents: string[][]) => openWords(postingsOf(documents));
const index = indexWords([["price", "price", "shop"], ["shop"], ["tax", "form"]]);

test("scores are those of the formula, worked out by hand", () => {
  // Three documents of 3, 1 and 2 words, 2 on average. "price" stands in one of them, twice:
  // rarity ln(1 + 2.5 / 1.5), frequency 2 × 2.2 / (2 + 1.2 × (0.25 + 0.75 × 3 / 2)).
  const [first, second, third] = index.scores(["price"]);
  expect(first).toBeCloseTo((Math.log(1 + 2.5 / 1.5) * 2 * 2.2) / (2 + 1.2 * 1.375), 12);
  expect(first).toBeCloseTo(1.1824, 4);
  expect([second, third]).toEqual([0, 0]);
});

test("a shorter document with the same word scores higher", () => {
  const [long = 0, short = 0] = index.scores(["shop"]);
  expect(short).toBeGreaterThan(long);
  expect(long).toBeGreaterThan(0);
});

test("words add up, the same word twice counts once", () => {
  const [both = 0] = index.scores(["price", "shop"]);
  const [price = 0] = index.scores(["price"]);
  const [shop = 0] = index.scores(["shop"]);
  expect(both).toBeCloseTo(price + shop, 12);
  expect(index.scores(["price", "price"])).toEqual(index.scores(["price"]));
});

test("nothing in common scores nothing, and an empty index answers", () => {
  expect([...index.scores(["unknown"])]).toEqual([0, 0, 0]);
  expect([...indexWords([]).scores(["price"])]).toEqual([]);
  expect([...indexWords([[]]).scores(["price"])]).toEqual([0]);
});
