import { expect, test } from "vitest";
import type { FactRecord } from "./facts.ts";
import type { Model } from "./models.ts";
import { factsOfStage } from "./stage-facts.ts";
import type { Stage } from "./way.ts";

const at = new Date("2026-03-02T09:00:00Z");
const said = (key: FactRecord["key"], value: "yes" | "no"): FactRecord => ({
  key,
  value,
  source: "description",
  at,
});

test.each<[Stage, Model, FactRecord[], string[]]>([
  ["Scaling", "handmade", [], ["tenSales: yes"]],
  ["Scaling", "content", [], ["audience: yes"]],
  ["Scaling", "cause", [], ["gathering: yes"]],
  ["Scaling", "handmade", [said("firstSale", "no")], []],
  ["Scaling", "handmade", [said("tenSales", "yes")], []],
  ["Launching", "handmade", [], []],
  ["Planning Stage", "saas", [], ["made: no"]],
  ["Planning Stage", "app", [], ["made: no"]],
  ["Planning Stage", "app", [said("made", "yes")], []],
  ["Planning Stage", "handmade", [], []],
  ["Legal Setup", "saas", [], []],
])("%s, %s, said %j: %j", (stage, model, records, expected) => {
  const facts = factsOfStage(records, model, { stage, at });
  expect(facts.map(({ key, value }) => `${key}: ${value}`)).toEqual(expected);
});
