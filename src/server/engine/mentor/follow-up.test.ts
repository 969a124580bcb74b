import { expect, test } from "vitest";
import { type Facet, findFacet, pointsBack } from "./follow-up.ts";

test.each<[string, Facet | null]>([
  ["can you give me an example?", "example"],
  ["like what?", "example"],
  ["what would that look like", "example"],
  ["show me", "example"],
  ["is there something cheaper", "cheaper"],
  ["I have no money for that", "cheaper"],
  ["can I do it for free?", "cheaper"],
  ["I can't afford it", "cheaper"],
  ["what's the quicker way", "cheaper"],
  ["and if nobody answers?", "no-reply"],
  ["what if they say no", "no-reply"],
  ["tried that, still nothing", "no-reply"],
  ["they ghosted me", "no-reply"],
  ["it didn't work", "no-reply"],
  ["does it work for companies too?", "companies"],
  ["and for b2b", "companies"],
  ["what can go wrong", "pitfall"],
  ["any mistakes to avoid?", "pitfall"],
  ["how exactly?", "steps"],
  ["tell me more", "steps"],
  ["and then?", "steps"],
  ["where do I start", "steps"],
  ["why?", "why"],
  ["but why", "why"],
  ["thanks", null],
  ["how much should I charge", null],
])("%s asks for: %s", (text, facet) => {
  expect(findFacet(text)).toBe(facet);
});

test.each([
  "why?",
  "and then?",
  "what about that one",
  "is it legal",
  "give me an example",
  "how long does this take",
  "the second one please",
  "ok",
  "what if nobody answers",
])("points back: %s", (text) => {
  expect(pointsBack(text)).toBe(true);
});

test.each([
  "how do I find my first ten customers in Leeds",
  "should I register a company before I sell anything at all",
  "I sell candles and I wonder how it would be to open a second shop in town",
  "what should I charge for logo design",
])("stands by itself: %s", (text) => {
  expect(pointsBack(text)).toBe(false);
});
