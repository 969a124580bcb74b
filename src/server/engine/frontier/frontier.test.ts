import { expect, test } from "vitest";
import type { Milestone, YesNoFact } from "#domain/business/fact-keys.ts";
import type { Stage } from "#domain/business/way.ts";
import { aPerson, aRequest, aTemplate } from "../../testing/quest-engine.ts";
import type { Template } from "../playbook/playbook.ts";
import { frontierOf } from "./frontier.ts";

const at = new Date("2026-01-01");

function frontierWith(
  known: Partial<Record<YesNoFact, "yes" | "no">>,
  {
    stage = "Idea Stage",
    description = "",
    reach,
  }: { stage?: Stage; description?: string; reach?: Reach } = {},
) {
  const facts = Object.entries(known).map(([key, value]) => ({
    key: key as YesNoFact,
    value: value ?? "no",
    source: "profile" as const,
    at,
  }));
  const model = { key: "model", value: "handmade", source: "profile", at } as const;
  const person = aPerson({ businessDescription: description }, [], [model, ...facts]);
  return frontierOf(aRequest({ person, stage }), reach);
}
type Reach = Parameters<typeof frontierOf>[1];
const ahead = (stepsAhead: number, hasReached = false) => ({ stepsAhead, hasReached });

test("a business of which nothing is known starts with the first milestone", () => {
  const { open, worthOf } = frontierWith({});
  expect(open[0]?.id).toBe("talked");
  expect(worthOf(aTemplate("a", { milestone: "talked" }))).toBeGreaterThan(1);
  expect(worthOf(aTemplate("b", { milestone: "offer" }))).toBeNull();
});

test("what is reached opens what it was needed for, and is no longer worked on", () => {
  const { open, worthOf } = frontierWith({ talked: "yes" });
  expect(open.map(({ id }) => id)).toContain("offer");
  expect(worthOf(aTemplate("a", { milestone: "talked" }))).toBeNull();
  expect(worthOf(aTemplate("b", { milestone: "talked", keeps: true }))).toBeGreaterThan(0);
});

test("one step ahead is worth less than what is open", () => {
  const { worthOf } = frontierWith({}, { reach: ahead(1) });
  const now = worthOf(aTemplate("a", { milestone: "talked" })) ?? 0;
  const next = worthOf(aTemplate("b", { milestone: "offer" })) ?? 0;
  expect(next).toBeGreaterThan(0);
  expect(now).toBeGreaterThan(next);
  expect(worthOf(aTemplate("c", { milestone: "tried" }))).toBeNull();
});

test.each<[string, Partial<Template>, boolean]>([
  ["a need that is met", { needs: ["talked"] }, true],
  ["a need that is missing", { needs: ["reviews"] }, false],
  ["a permit that is not needed", { needs: ["allowed"] }, true],
  ["a state that holds", { when: ["silent"] }, true],
  ["a state that does not hold", { when: ["churn"] }, false],
  ["an exception that holds", { unless: ["silent"] }, false],
  ["an exception that does not hold", { unless: ["soldOut"] }, true],
  ["something to give", { gives: ["cost"] }, true],
  ["nothing new to give", { gives: ["price"] }, false],
  ["another model", { models: ["saas"] }, false],
  ["this model among others", { models: ["saas", "handmade"] }, true],
  ["a trade of its own", { about: ["fire", "drones"] }, true],
  ["another trade", { about: ["drones"] }, false],
])("a quest with %s: %j belongs here: %s", (_, rest, belongs) => {
  const { worthOf } = frontierWith(
    { talked: "yes", price: "yes", silent: "yes" },
    { description: "I pour candles" },
  );
  expect(worthOf(aTemplate("a", { milestone: "cost", ...rest })) !== null).toBe(belongs);
});

test("what a state asks for comes first", () => {
  const { worthOf, open } = frontierWith({ soldOut: "yes" }, { stage: "Scaling" });
  expect(open[0]?.id).toBe("capacity");
  const forIt = worthOf(aTemplate("a", { milestone: "process", when: ["soldOut"] })) ?? 0;
  expect(forIt).toBeGreaterThan(worthOf(aTemplate("b", { milestone: "process" })) ?? 0);
});

test("a regulated trade has to be allowed first", () => {
  const selling = aTemplate("a", { milestone: "firstSale", needs: ["allowed"] });
  const known = { page: "yes", payable: "yes", price: "yes", regulated: "yes" } as const;
  expect(frontierWith(known, { stage: "Launching" }).worthOf(selling)).toBeNull();
  expect(frontierWith({ ...known, permit: "yes" }, { stage: "Launching" }).worthOf(selling)).not.toBeNull();
});

test("shortly before the launch, price, terms and insurance come before what can follow the first sale", () => {
  const { worthOf } = frontierWith({}, { stage: "Pre-Launch" });
  const worth = (milestone: Milestone) => worthOf(aTemplate("a", { milestone })) ?? 0;
  expect(worth("price")).toBeGreaterThan(worth("insured"));
  expect(worth("insured")).toBeGreaterThan(worth("firstSale"));
  expect(worth("insured")).toBeGreaterThan(worth("account"));
});

test("nothing runs dry: with everything reached the seasons come, and more of what is there", () => {
  const season = aTemplate("a", { milestone: "steady", season: true });
  expect(frontierWith({}).worthOf(season)).toBeNull();
  expect(frontierWith({}, { reach: ahead(3, true) }).worthOf(season)).toBeNull();
  expect(frontierWith({ steady: "yes" }, { reach: ahead(3, true) }).worthOf(season)).toBeGreaterThan(0);
  const more = aTemplate("b", { milestone: "channel" });
  const channel = { channel: "yes" } as const;
  expect(frontierWith(channel, { stage: "Scaling" }).worthOf(more)).toBeNull();
  expect(frontierWith(channel, { stage: "Scaling", reach: ahead(3, true) }).worthOf(more)).toBeGreaterThan(0);
});
