import { expect, test } from "vitest";
import type { Milestone } from "./fact-keys.ts";
import { proposeStage } from "./stage-move.ts";
import type { Stage } from "./way.ts";

test.each<[string, Milestone[], Stage, Stage[], Stage | null]>([
  ["nothing known", [], "Idea Stage", [], null],
  ["talks and an offer, nothing made", ["talked", "offer"], "Idea Stage", [], null],
  ["a sample, talks and an offer", ["talked", "offer", "made"], "Idea Stage", [], "Planning Stage"],
  [
    "a tried sample with cost and price",
    ["made", "tried", "cost", "price"],
    "Planning Stage",
    [],
    "Legal Setup",
  ],
  ["a permit", ["permit"], "Legal Setup", [], "Pre-Launch"],
  ["a first sale", ["firstSale"], "Pre-Launch", [], "Launching"],
  ["a first sale at the very start: stages are skipped", ["firstSale"], "Idea Stage", [], "Launching"],
  ["a stage that was reached before", ["firstSale"], "Launching", [], null],
  ["a stage that lies behind", ["talked", "offer", "made"], "Launching", [], null],
  ["steady income", ["steady"], "Launching", [], "Scaling"],
  ["ten sales alone", ["tenSales"], "Launching", [], null],
  ["a few sales and much homework", ["tenSales", "numbers", "repeat", "capacity"], "Launching", [], null],
  ["a running series of events", ["gathering", "numbers", "repeat", "capacity"], "Launching", [], "Scaling"],
  ["the last stage", ["steady"], "Scaling", [], null],
  ["a refused stage", ["firstSale"], "Pre-Launch", ["Launching"], null],
  [
    "a refused stage, and the one before it",
    ["firstSale", "permit"],
    "Legal Setup",
    ["Launching"],
    "Pre-Launch",
  ],
  ["a refused stage, and the one after it", ["firstSale", "steady"], "Pre-Launch", ["Launching"], "Scaling"],
])("%s", (_, yes, stage, refused, expected) => {
  expect(proposeStage({ yes: new Set(yes) }, stage, new Set(refused))?.to ?? null).toBe(expected);
});

test("the reason names the facts that were enough, and no others", () => {
  const yes = new Set<Milestone>(["price", "wanted", "rules", "registered", "talked"]);
  expect(proposeStage({ yes }, "Legal Setup", new Set())?.because).toEqual([
    "price",
    "wanted",
    "rules",
    "registered",
  ]);
});
