import { expect, test } from "vitest";
import { buyersWorth } from "./buyers-worth.ts";

test.each([
  ["Book a small market with a low fee for {offer.many}", "mountain rescue teams", true],
  ["Hear from {n} shopkeepers how {customers} choose", "farmers in Gozo", true],
  ["Book a small market with a low fee for {offer.many}", "parents", false],
  ["Book a small market with a low fee for {offer.many}", null, false],
  ["Show {n} {customers} two versions of {offer.one}", "farmers", false],
])("%s for %s is worth less: %s", (title, buyers, isLess) => {
  expect(buyersWorth({ title }, buyers) < 0).toBe(isLess);
});
