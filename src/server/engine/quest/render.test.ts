import { expect, test } from "vitest";
import { aPerson, theEngine } from "../../testing/quest-engine.ts";
import { fill, wordsFor, wordsOfType } from "./render.ts";

const lexicon = theEngine().playbook.lexicons["E-commerce"];
const words = wordsOfType(lexicon);

test.each([
  ["Ask five {customers}.", "Ask five shoppers."],
  ["{customers} pay. {customers} ask? {price} stays.", "Shoppers pay. Shoppers ask? Your item price stays."],
  ["Two numbers: {metric} and {metricTwo}", "Two numbers: conversion rate and average order value"],
  ["1. {price} first", "1. Your item price first"],
  ["{business} and {business}", "Your business and your business"],
  ["Why.\n{customers} wait", "Why.\nShoppers wait"],
  ["No slot", "No slot"],
  ["Done when all two {customers} were asked. All two", "Done when both shoppers were asked. Both"],
])("%s", (text, filled) => {
  expect(fill(text, words)).toBe(filled);
});

test("a name keeps its own capitals at the start of a sentence", () => {
  expect(fill("{business} sells.", { ...words, business: "iCraft" })).toBe("iCraft sells.");
  expect(fill("{business} sells.", { ...words, business: "soap & co" })).toBe("Soap & co sells.");
});

test("signs that mean something to replace are only signs", () => {
  expect(fill("For {business}", { ...words, business: "$& $1" })).toBe("For $& $1");
});

test("one's own words come before the type's, and the type's fill the rest", () => {
  const person = aPerson({
    businessName: "Wick",
    businessDescription: "I sell soy candles to young families.",
  });
  const own = wordsFor(person, lexicon);
  expect(own).toMatchObject({ business: "Wick", offer: "soy candles", customers: "young families" });
  expect(own.units).toBe(lexicon.slots.units);
  expect(wordsFor(aPerson(), lexicon)).toEqual(words);
});
