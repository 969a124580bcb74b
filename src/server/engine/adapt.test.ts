import { expect, test } from "vitest";
import { aHistory, aPast, aPerson, aRequest, aTemplate } from "../testing/quest-engine.ts";
import { adaptFacts, type Offered, readAdapted } from "./adapt.ts";
import type { Template } from "./playbook/playbook.ts";

const one = aTemplate("one");
const two = aTemplate("two");
const offered = (template: Template, hours = 1): Offered => ({ template, hours, day: null });
const good = {
  title: "Count the candles that were sold",
  description: "Open the sheet of your shop, write down how many candles went out this week, and compare.",
};

test("good ones are kept, the rest is dropped", () => {
  const kept = readAdapted(
    {
      quests: [
        { id: "one.1", ...good },
        { id: "two.1", ...good, title: "Win <b>big</b> with candles" },
        { id: "nobody.1", ...good },
      ],
    },
    [offered(aTemplate("one.1")), offered(aTemplate("two.1"))],
  );
  expect([...kept]).toEqual([["one.1", good]]);
});

test.each([
  ["markup", { description: `${good.description} <img src=x onerror=alert(1)>` }],
  ["a link", { description: `${good.description} https://example.com` }],
  ["a reward", { description: `${good.description} That pays 10000 XP.` }],
  ["a title that is too long", { title: "Count ".repeat(16) }],
  ["a description that is too short", { description: "Count them." }],
])("a text with %s is refused", (_, change) => {
  expect(readAdapted({ quests: [{ id: "one", ...good, ...change }] }, [offered(one)]).size).toBe(0);
});

test("of two texts for one candidate the first counts", () => {
  const other = { ...good, title: "Count the candles once more" };
  expect(
    readAdapted(
      {
        quests: [
          { id: "one", ...good },
          { id: "one", ...other },
        ],
      },
      [offered(one)],
    ).get("one"),
  ).toEqual(good);
});

test("invisible signs are taken out and a title becomes one line", () => {
  const text = readAdapted(
    {
      quests: [
        {
          id: "one",
          title: "Count the\ncandles\u200b now\u202e",
          description: `${good.description}\u0007\n1. Do.`,
        },
      ],
    },
    [offered(one)],
  ).get("one");
  expect(text).toEqual({ title: "Count the candles now", description: `${good.description}\n1. Do.` });
});

test("the planner is told facts, milestones, hours, order, and what was turned down and why", () => {
  const past = Array.from({ length: 12 }, (_, index) =>
    aPast({ ...two, title: `Done ${index}` }, "completed"),
  );
  const request = aRequest({
    person: aPerson({
      businessName: "Wick",
      businessType: "E-commerce",
      businessDescription: "I sell beeswax candles to cafés. The first batch is ready. No ads.",
    }),
    history: aHistory([
      { ...aPast(two, "rejected"), rejectReason: "Not my business" },
      { ...aPast({ ...two, title: "Weigh the wax" }, null), rejectReason: "Too big" },
      ...past,
    ]),
  });
  const many = aTemplate("many", {
    title: "Show {offer.many} to {n} {customers}",
    sizes: [
      { hours: 1, n: 2, also: [] },
      { hours: 2, n: 4, also: [] },
    ],
  });
  const facts = adaptFacts(request, [{ ...offered(many, 2), day: "2026-03-03" }, offered(one)]);
  expect(facts.number).toBe(3);
  expect(facts.business).toMatchObject({
    name: "Wick",
    rulesOut: ["no-ads"],
    stage: "Idea Stage",
    sells: "beeswax candles",
    buyers: "cafés",
    facts: expect.arrayContaining(["A first sample, prototype or trial exists"]),
  });
  expect(facts.days).toHaveLength(3);
  expect(facts.nextMilestones.length).toBeGreaterThan(0);
  expect(facts.recentlyDone).toHaveLength(10);
  expect(facts.recentlyDone[0]).toBe("Done 0");
  expect(facts.turnedDown).toEqual([
    { title: two.title, reason: "Not my business" },
    { title: "Weigh the wax", reason: "Too big" },
  ]);
  expect(facts.candidates).toMatchObject([
    { id: "many", day: "2026-03-03", hours: 2, title: "Show beeswax candles to four cafés" },
    { id: "one", day: null, hours: 1, title: "Count the one of Wick" },
  ]);
  expect(JSON.stringify(facts.candidates)).not.toMatch(/[{]\w|undefined/u);
});
