import { expect, test } from "vitest";
import type { Trade } from "../../playbook/schema.ts";
import { recogniseKind } from "./recognise-kind.ts";

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
