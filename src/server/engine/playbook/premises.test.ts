import { expect, test } from "vitest";
import type { Milestone } from "#domain/business/fact-keys.ts";
import { type FactRecord, knowledgeOf } from "#domain/business/facts.ts";
import { holds, type Premise, premisesOf } from "./premises.ts";

test.each<[Milestone, string, Premise[]]>([
  ["channel", "Ask two regular {customers} for a photo", ["regulars"]],
  ["reviews", "Ask {n} loyal {customers} for a line", ["regulars"]],
  ["keep", "Write to three who cancelled", ["lost"]],
  ["numbers", "Divide last month's income from {offer.many}", ["sales"]],
  ["repeat", "Ask {customers} who already paid what came next", ["sales"]],
  ["repeat", "Greet {n} returning {customers}, and those who left", ["regulars", "lost"]],
  ["capacity", "Fill the next batch with the best kind", ["sales"]],
  ["priceRaised", "Try a higher price", ["sales"]],
  ["talked", "Ask regulars of other shops why they stopped buying there", []],
  ["channel", "Post a photo of {offer.one}", []],
])("%s, %s: %j", (milestone, text, premises) => {
  expect(premisesOf(milestone, text)).toEqual(premises);
});

const fact = (key: FactRecord["key"], source: FactRecord["source"] = "note", value = "yes"): FactRecord => ({
  key,
  value,
  source,
  at: new Date(0),
});

test.each<[string, Premise, FactRecord[], boolean]>([
  ["nothing is known", "sales", [], false],
  ["a sale was reported", "sales", [fact("firstSale")], true],
  ["the shop is sold out", "sales", [fact("soldOut")], true],
  ["one sale is no regular", "regulars", [fact("firstSale")], false],
  ["somebody came back", "regulars", [fact("repeat")], true],
  ["quests about coming back were done, and nobody did", "regulars", [fact("repeat", "quest")], false],
  ["one sale is nobody lost", "lost", [fact("firstSale")], false],
  ["clients leave", "lost", [fact("churn")], true],
  ["a client left", "lost", [fact("lostClient")], true],
])("%s: %s", (_, premise, facts, isTrue) => {
  expect(holds(premise, knowledgeOf(facts, "handmade"))).toBe(isTrue);
});
