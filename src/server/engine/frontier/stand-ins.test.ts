import { expect, test } from "vitest";
import { aPerson, aTemplate } from "#server/testing/quest-engine.ts";
import { namesStandIn } from "./stand-ins.ts";

const business = (businessDescription: string) =>
  aPerson({ businessType: "E-commerce", businessDescription }).business;
const titled = (...titleSlots: ReturnType<typeof aTemplate>["titleSlots"]) =>
  aTemplate("count", { titleSlots });

test("a title in the model's words says nothing of the business", () => {
  const unknown = business("I make things and sell them.");
  expect(unknown.words["offer.many"]).toBe(unknown.way.slots["offer.many"]);
  expect(namesStandIn(titled("offer.many"), unknown)).toBe(true);
  expect(namesStandIn(titled("customers"), unknown)).toBe(true);
});

test("the person's own words, and titles without such words, do", () => {
  const known = business("I make knitted hats for young families.");
  expect(namesStandIn(titled("offer.many", "customers"), known)).toBe(false);
  expect(namesStandIn(titled(), business("I make things and sell them."))).toBe(false);
});
