import { expect, test } from "vitest";
import { fitsAsNoun, withoutDoer } from "./fit-noun.ts";

test.each([
  ["goat milk soap", true],
  ["mugs with old bridges", true],
  ["jollof rice and grilled fish", true],
  ["Spanish lessons", true],
  ["PAT testing", true],
  ["Google Maps profiles", true],
  ["repairing old sewing machines", true],
  ["life as a night nurse", true],
  ["grandmother cooking georgian food", false],
  ["old men playing chess", false],
  ["nurses knitting socks together", false],
  ["IELTS speaking practice one", false],
  ["Truck drivers", false],
  ["walks that we lead", false],
  ["bread for my neighbours", false],
  ["socks and", false],
  ["very long wool winter walking socks", false],
])("%s can stand as a noun: %s", (phrase, isFit) => expect(fitsAsNoun(phrase)).toBe(isFit));

test.each([
  ["grandmother cooking Georgian food", "cooking Georgian food"],
  ["old men playing chess", "playing chess"],
  ["old sewing machines", "old sewing machines"],
  ["teachers training", "teachers training"],
])("the work of %s: %s", (phrase, work) => expect(withoutDoer(phrase)).toBe(work));
