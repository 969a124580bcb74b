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
import { deduplication, likenessGuard } from "./deduplication.ts";
import { frontierGate } from "./frontier-gate.ts";

const idsLeft = (plugin: Plugin, templates: readonly Template[], context: BatchContext) =>
  plugin.enhance(aDraft(templates), context).candidates.map(({ template }) => template.id);

const withRequest = (templates: readonly Template[], rest: Partial<BatchRequest>) =>
  aContext(anEngine(templates), rest);

test("the constraint guard drops what the person ruled out, and only that", () => {
  const templates = [
    aTemplate("call", { avoid: ["no-calls", "no-email"] }),
    aTemplate("post", { avoid: ["no-social-media"] }),
    aTemplate("sums"),
  ];
  const person = aPerson({ businessDescription: "No calls please." });
  expect(idsLeft(constraintGuard, templates, withRequest(templates, { person }))).toEqual(["post", "sums"]);
});

test("a gate with nothing to drop hands the very draft on, so that it counts as no enhancement", () => {
  const templates = [aTemplate("sums")];
  const draft = aDraft(templates);
  for (const gate of [constraintGuard, deduplication, likenessGuard])
    expect(gate.enhance(draft, withRequest(templates, {}))).toBe(draft);
});

const price = aTemplate("price");
const other = aTemplate("sums");
const both = [price, other];
const afterPast = (past: PastQuest[], likeness: (a: Template, b: Template) => number = () => 0) => {
  const context = aContext(anEngine(both, likeness), { history: aHistory(past) });
  const unseen = deduplication.enhance(aDraft(both), context);
  return likenessGuard.enhance(unseen, context).candidates.map(({ template }) => template.id);
};

test.each<[string, PastQuest["outcome"]]>([
  ["open", null],
  ["completed", "completed"],
  ["rejected", "rejected"],
  ["ignored", "ignored"],
])("a quest that is %s does not come again", (_, outcome) => {
  expect(afterPast([aPast(price, outcome)])).toEqual(["sums"]);
  expect(afterPast([aPast(price, outcome, 40)])).toEqual(["sums"]);
});

test("what is nearly the same as a rejected quest, or as one done lately, stays away too", () => {
  const same = () => 0.94;
  expect(afterPast([aPast(price, "rejected", 40)], same)).toEqual([]);
  expect(afterPast([aPast(price, "completed", 4)], same)).toEqual([]);
  expect(afterPast([aPast(price, "completed", 5)], same)).toEqual(["sums"]);
  expect(afterPast([aPast(price, "rejected")], () => 0.9)).toEqual(["sums"]);
});

const onWay = (places: number, templates: readonly Template[], rest: Partial<BatchRequest> = {}) =>
  idsLeft(
    frontierGate,
    templates,
    withRequest(templates, { plan: aPlan(Array.from({ length: places }, () => 4)), ...rest }),
  );

test("the frontier is asked first, one step beyond it always, and more only where it is too thin", () => {
  const templates = [
    ...["a", "b", "c"].map((id) => aTemplate(id, { milestone: "talked" })),
    aTemplate("next", { milestone: "offer" }),
    aTemplate("after", { milestone: "made" }),
    aTemplate("far", { milestone: "reserve", category: "Finance" }),
  ];
  expect(onWay(1, templates)).toEqual(["a", "b", "c", "next"]);
  const enough = [...templates, aTemplate("d", { milestone: "talked" })];
  expect(onWay(3, enough)).toContain("after");
  expect(onWay(3, enough)).not.toContain("far");
  expect(onWay(4, enough)).toContain("far");
});

test("a quest that is longer than this person wants, or too hard, stays away", () => {
  const templates = [
    aTemplate("short"),
    aTemplate("long", { sizes: [{ hours: 2, n: null, also: [] }] }),
    aTemplate("hard", { difficulty: "Advanced" }),
  ];
  expect(onWay(0, templates, { hoursAtMost: 1 })).toEqual(["short"]);
  const person = aPerson({ experience: "Expert/Professional" });
  expect(onWay(0, templates, { person })).toEqual(["short", "long", "hard"]);
});

test("a category of another stage waits while there is enough of this one", () => {
  const templates = [
    ...["a", "b", "c"].map((id) => aTemplate(id)),
    aTemplate("foreign", { category: "Optimization & Scaling" }),
  ];
  expect(onWay(1, templates)).toEqual(["a", "b", "c"]);
  expect(onWay(2, templates)).toEqual(["a", "b", "c", "foreign"]);
});

test.each([
  ["content", false],
  ["handmade", true],
])("%s: money gets its account before the launch: %s", (model, isBefore) => {
  const facts = (["talked", "offer", "made", "tried", "published"] as const).map((key) => {
    return { key, value: "yes", source: "profile" as const, at: new Date("2026-01-01") };
  });
  const chosen = { key: "model", value: model, source: "profile", at: new Date("2026-01-01") } as const;
  const many = Array.from({ length: 8 }, (_, index) => aTemplate(`rules-${index}`, { milestone: "rules" }));
  const templates = [...many, aTemplate("account", { milestone: "account" })];
  const person = aPerson({}, [], [chosen, ...facts]);
  const context = withRequest(templates, { person, stage: "Planning Stage" });
  expect(idsLeft(frontierGate, templates, context).includes("account")).toBe(isBefore);
});

test("with nothing else left, a beginner gets a hard quest rather than an empty week", () => {
  const hard = aTemplate("hard", { milestone: "talked", difficulty: "Advanced" });
  const easy = aTemplate("easy", { milestone: "talked" });
  const person = aPerson({ experience: "Complete Beginner" });
  const left = (templates: readonly Template[]) =>
    idsLeft(frontierGate, templates, withRequest(templates, { person }));
  expect(left([hard])).toEqual(["hard"]);
  expect(left([hard, easy])).toEqual(["easy"]);
});

test("with nothing else left, a quest for anybody comes before somebody buys, but none with a false premise", () => {
  const shared = { milestone: "channel", isForAnybody: true, isShared: true } as const;
  const templates = [
    aTemplate("shared", shared),
    aTemplate("regulars", { ...shared, premises: ["regulars"] }),
  ];
  expect(idsLeft(frontierGate, templates, withRequest(templates, {}))).toEqual(["shared"]);
});
