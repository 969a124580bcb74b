import { expect, test } from "vitest";
import type { Trade } from "../../playbook/schema.ts";
import { kindByWords, recogniseKind } from "./recognise-kind.ts";

const cakes: Trade = { id: "cakes", words: [], models: ["food"], tags: [], slots: {} };
const KINDS_OF = new Map([["cakes", new Set(["food/celebration-cakes"])]]);
const guesses = (...list: readonly (readonly [string, number])[]) =>
  list.map(([topic, probability]) => ({ topic, probability }));
const recognised = (named: Trade | null, ...list: readonly (readonly [string, number])[]) => {
  const { trade, kind } = recogniseKind(named, guesses(...list), "food", KINDS_OF);
  return [trade?.id ?? null, kind];
};

test("a named trade stays if the description is like its kind, or like nothing in particular", () => {
  expect(recognised(cakes, ["food/celebration-cakes", 0.9])).toEqual(["cakes", null]);
  expect(recognised(cakes, ["food/pet-treats", 0.1], ["food/celebration-cakes", 0.001])).toEqual([
    "cakes",
    null,
  ]);
  expect(recognised(cakes)).toEqual(["cakes", null]);
});

test("a named trade goes if the description is plainly like another kind, whose quests it then gets", () => {
  expect(recognised(cakes, ["food/pet-treats", 0.7], ["food/celebration-cakes", 0.1])).toEqual([
    null,
    "food/pet-treats",
  ]);
  expect(recognised(cakes, ["none", 0.7], ["food/celebration-cakes", 0.1])).toEqual([null, null]);
});

test("a named trade goes if its kind is far less likely than the best", () => {
  expect(recognised(cakes, ["food/pet-treats", 0.3], ["food/celebration-cakes", 0.001])).toEqual([
    null,
    null,
  ]);
  expect(recognised(cakes, ["food/pet-treats", 0.3], ["food/celebration-cakes", 0.02])).toEqual([
    "cakes",
    null,
  ]);
});

test("without a named trade a kind of the same model is taken when it is likely", () => {
  expect(recognised(null, ["food/pet-treats", 0.5])).toEqual([null, "food/pet-treats"]);
  expect(recognised(null, ["food/pet-treats", 0.3])).toEqual([null, null]);
  expect(recognised(null, ["handmade/pictures", 0.9])).toEqual([null, null]);
});

const byWords = (trade: Trade | null, ...words: readonly (readonly [string, number])[]) => {
  const { trade: kept, kind } = kindByWords(
    { trade, kind: null },
    { guesses: [], likeness: new Map(words) },
    "food",
    KINDS_OF,
  );
  return [kept?.id ?? null, kind];
};

test("a named trade goes if far more words speak for a kind that it does not belong to", () => {
  expect(byWords(cakes, ["food/celebration-cakes", 5], ["handmade/pictures", 11])).toEqual(["cakes", null]);
  expect(byWords(cakes, ["food/celebration-cakes", 5], ["handmade/pictures", 13])).toEqual([null, null]);
});

test("without a trade, words tell a kind if they are many and plainly of this one", () => {
  expect(byWords(null, ["food/pet-treats", 9], ["food/dry-packs", 5])).toEqual([null, "food/pet-treats"]);
  expect(byWords(null, ["food/pet-treats", 7])).toEqual([null, null]);
  expect(byWords(null, ["food/pet-treats", 9], ["food/dry-packs", 6])).toEqual([null, null]);
  expect(byWords(null, ["food/pet-treats", 9], ["handmade/pictures", 16])).toEqual([null, null]);
  expect(byWords(null)).toEqual([null, null]);
});
