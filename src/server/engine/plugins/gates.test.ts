import { expect, test } from "vitest";
import {
  aContext,
  aDraft,
  aHistory,
  anEngine,
  aPast,
  aPerson,
  aPlan,
  aTemplate,
} from "#server/testing/quest-engine.ts";
import type { BatchContext, BatchRequest, Plugin } from "../draft.ts";
import type { PastQuest } from "../history.ts";
import type { Template } from "../playbook/playbook.ts";
import { constraintGuard } from "./constraint-guard.ts";
import { deduplication } from "./deduplication.ts";
import { stageGate } from "./stage-gate.ts";

const idsLeft = (plugin: Plugin, templates: readonly Template[], context: BatchContext) =>
  plugin.enhance(aDraft(templates), context).candidates.map(({ template }) => template.id);

const withRequest = (templates: readonly Template[], rest: Partial<BatchRequest>) =>
  aContext(anEngine(templates), rest);

test("the constraint guard drops what the person ruled out, and only that", () => {
  const templates = [
    aTemplate("call", { contraindications: ["no-calls", "no-email"] }),
    aTemplate("post", { contraindications: ["no-social-media"] }),
    aTemplate("sums"),
  ];
  const person = aPerson({ businessDescription: "No calls please." });
  expect(idsLeft(constraintGuard, templates, withRequest(templates, { person }))).toEqual(["post", "sums"]);
});

test("a gate with nothing to drop hands the very draft on, so that it counts as no enhancement", () => {
  const templates = [aTemplate("sums")];
  const draft = aDraft(templates);
  for (const gate of [constraintGuard, deduplication])
    expect(gate.enhance(draft, withRequest(templates, {}))).toBe(draft);
});

const first = aTemplate("price.1");
const second = aTemplate("price.2", { previous: first, stages: ["Planning Stage"] });
const third = aTemplate("price.3", { previous: second, stages: ["Pre-Launch"] });
const other = aTemplate("sums.1");
const ladder = [first, second, third, other];
const afterPast = (past: PastQuest[], rest: Partial<BatchRequest> = {}) =>
  idsLeft(deduplication, ladder, withRequest(ladder, { history: aHistory(past), ...rest }));

test("a rung opens when the one below it is done", () => {
  expect(afterPast([])).toEqual(["price.1", "sums.1"]);
  expect(afterPast([aPast(first, "completed")])).toEqual(["price.2", "sums.1"]);
  expect(afterPast([aPast(first, "completed"), aPast(second, "completed")])).toEqual(["price.3", "sums.1"]);
});

test("an open or ignored quest opens no rung and does not come again", () => {
  expect(afterPast([aPast(first, null)])).toEqual(["sums.1"]);
  expect(afterPast([aPast(first, "ignored")])).toEqual(["sums.1"]);
});

test("a rung opens without the one below it once that one's stages are past", () => {
  expect(afterPast([], { stage: "Planning Stage" })).toEqual(["price.1", "price.2", "sums.1"]);
  expect(afterPast([], { stage: "Pre-Launch" })).toEqual(["price.1", "price.2", "price.3", "sums.1"]);
});

test("a rejected quest takes its whole family with it", () => {
  expect(afterPast([aPast(first, "rejected")], { stage: "Scaling" })).toEqual(["sums.1"]);
});

test("what is nearly the same as a rejected quest stays away too", () => {
  const likeness = (a: Template, b: Template) => (a.id === "sums.1" && b.id === "price.1" ? 0.95 : 0.9);
  const context = aContext(anEngine(ladder, likeness), {
    history: aHistory([aPast(first, "rejected")]),
    stage: "Scaling",
  });
  expect(idsLeft(deduplication, ladder, context)).toEqual([]);
  const less = aContext(
    anEngine(ladder, () => 0.9),
    { history: aHistory([aPast(first, "rejected")]), stage: "Scaling" },
  );
  expect(idsLeft(deduplication, ladder, less)).toEqual(["sums.1"]);
});

test("the stage gate keeps what suits type, experience and stage", () => {
  const templates = [
    aTemplate("all"),
    aTemplate("shop", { types: ["E-commerce"] }),
    aTemplate("app", { types: ["Software/Apps"] }),
    aTemplate("expert", { experience: ["expert"] }),
    aTemplate("later", { stages: ["Launching"] }),
  ];
  const person = aPerson({ businessType: "E-commerce", experience: "Some Experience" });
  const plan = aPlan([]);
  expect(idsLeft(stageGate, templates, withRequest(templates, { person, plan }))).toEqual(["all", "shop"]);
});

test("with too little to choose from the stages next door are asked, within the category's own", () => {
  const templates = [
    aTemplate("now", { stages: ["Planning Stage"] }),
    aTemplate("before", { stages: ["Idea Stage"] }),
    aTemplate("after", { stages: ["Legal Setup"] }),
    aTemplate("much-later", { stages: ["Launching"] }),
    aTemplate("foreign", { stages: ["Legal Setup"], category: "Operations" }),
  ];
  const ask = (places: number) =>
    idsLeft(
      stageGate,
      templates,
      withRequest(templates, {
        stage: "Planning Stage",
        plan: aPlan(Array.from({ length: places }, () => 4)),
      }),
    );
  expect(ask(1)).toEqual(["now", "before", "after"]);
  expect(ask(0)).toEqual(["now"]);
});
