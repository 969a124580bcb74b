import { expect, test } from "vitest";
import type { Milestone } from "#domain/business/fact-keys.ts";
import { type FactRecord, knowledgeOf } from "#domain/business/facts.ts";
import type { Model } from "#domain/business/models.ts";
import { aTemplate, theEngine } from "../../testing/quest-engine.ts";
import { countsBuyers } from "../playbook/counts-buyers.ts";
import { buyersAtMost, withPossibleSizes } from "./possible-sizes.ts";

test.each<[boolean, Milestone, string]>([
  [true, "reviews", "Ask {n} {customers} for an honest review"],
  [true, "repeat", "Write to {n} past clients before they need you again"],
  [true, "priceRaised", "Check your prices against {n} real {sales}"],
  [true, "channel", "Find out how your last {n} {customers} came to you"],
  [true, "tenSales", "Ask {n} happy {customers} for one friend"],
  [true, "tenSales", "Write to {n} people who bought in spring"],
  [false, "talked", "Ask {n} {customers} about the last time they hired someone"],
  [false, "channel", "Agree with {n} local businesses to send {customers} to you"],
  [false, "priceRaised", "Raise one kind and watch the next {n} {sales}"],
  [false, "tenSales", "Look for {n} {customers} just like the one that paid first"],
  [false, "repeat", "Add one small kindness for the next {n} {customers}"],
  [false, "process", "Write {n} model replies for what {customers} ask most"],
])("%s: %s, %s", (counts, milestone, title) => {
  expect(countsBuyers(milestone, [title])).toBe(counts);
});

const at = new Date(0);
const fact = (key: FactRecord["key"], value: string): FactRecord => ({ key, value, source: "note", at });
const NO_LIMIT = Number.POSITIVE_INFINITY;

test.each<[string, Model, FactRecord[], number]>([
  ["nothing known", "handmade", [], NO_LIMIT],
  ["nobody bought yet", "handmade", [fact("firstSale", "no")], 0],
  ["two clients", "freelance", [fact("sales", "2")], 2],
  ["a first sale without a number", "handmade", [fact("firstSale", "yes")], 3],
  ["regular sales without a number", "handmade", [fact("tenSales", "yes")], NO_LIMIT],
  ["very many sales", "handmade", [fact("sales", "140")], NO_LIMIT],
  ["two paying shops and twelve users", "saas", [fact("sales", "2"), fact("userCount", "12")], 12],
  ["26 readers", "content", [fact("subscribers", "26")], 26],
  ["one sponsor and an unknown audience", "content", [fact("sales", "1")], NO_LIMIT],
])("%s: at most so many", (_, model, records, atMost) => {
  const { ways } = theEngine().playbook;
  expect(buyersAtMost({ way: ways[model], knowledge: knowledgeOf(records, model) }, "Launching")).toBe(
    atMost,
  );
});

test("before the launch nobody has bought unless somebody says so", () => {
  const { ways } = theEngine().playbook;
  const before = (records: FactRecord[]) =>
    buyersAtMost({ way: ways.handmade, knowledge: knowledgeOf(records, "handmade") }, "Pre-Launch");
  expect(before([])).toBe(0);
  expect(before([fact("sales", "2")])).toBe(2);
});

test("sizes that count more buyers than there are fall away, and the quest with the last of them", () => {
  const size = (hours: number, n: number | null) => ({ hours, n, also: [] });
  const quest = aTemplate("ask", { countsBuyers: true, sizes: [size(0.5, 2), size(1, 4), size(2, 8)] });
  expect(withPossibleSizes(quest, 5)?.sizes.map(({ n }) => n)).toEqual([2, 4]);
  expect(withPossibleSizes(quest, 1)).toBeNull();
  expect(withPossibleSizes({ ...quest, countsBuyers: false }, 1)).toEqual({ ...quest, countsBuyers: false });
});
