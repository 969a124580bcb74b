import { expect, test } from "vitest";
import type { Model } from "#domain/business/models.ts";
import { theEngine } from "#server/testing/quest-engine.ts";
import { openKindWords } from "./kind-words.ts";

const kindWords = openKindWords(theEngine().playbook);

test.each([
  ["soy candles", "handmade", true],
  ["soy candles for churches", "handmade", true],
  ["candles and soap", "handmade", true],
  ["brothers", "on-site", false],
  ["years selling tamales", "food", false],
  ["budget", "handmade", false],
  ["keys", "on-site", false],
] as [string, Model, boolean][])("“%s” is sold by %s: %s", (phrase, model, isSold) => {
  expect(kindWords.isSold(phrase, model)).toBe(isSold);
});

test.each([
  ["tuning pianos", "on-site", true],
  ["braiding hair", "appointments", true],
  ["working nights", "handmade", false],
] as [string, Model, boolean][])("“%s” is work of %s: %s", (phrase, model, isDone) => {
  expect(kindWords.isDone(phrase, model)).toBe(isDone);
});

test("a text is most like the kind whose words it is said in", () => {
  const [best] = [...kindWords.likeness("I regulate and tune pianos, the action needs new felt")].sort(
    (a, b) => b[1] - a[1],
  );
  expect(best?.[0]).toBe("on-site/piano-tuning");
});

test("a playbook without such words takes phrases as they are said", () => {
  const none = openKindWords({ kindWords: new Map(), trades: [] });
  expect([none.isSold("brothers", "on-site"), none.isDone("working nights", "food")]).toEqual([true, true]);
});
