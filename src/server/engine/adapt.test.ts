import { expect, test } from "vitest";
import { aHistory, anEngine, aPast, aPerson, aRequest, aTemplate } from "../testing/quest-engine.ts";
import { adaptFacts, readAdapted } from "./adapt.ts";

const one = aTemplate("one");
const two = aTemplate("two");
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
    [aTemplate("one.1"), aTemplate("two.1")],
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
  expect(readAdapted({ quests: [{ id: "one", ...good, ...change }] }, [one]).size).toBe(0);
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
      [one],
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
    [one],
  ).get("one");
  expect(text).toEqual({ title: "Count the candles now", description: `${good.description}\n1. Do.` });
});

test("the planner is told the facts, in filled words, and no more of the past than ten titles", () => {
  const past = Array.from({ length: 12 }, (_, index) =>
    aPast({ ...two, title: `Done ${index}` }, "completed"),
  );
  const request = aRequest({
    person: aPerson({ businessName: "Wick", businessDescription: "I sell candles. No ads." }),
    history: aHistory([aPast(two, "rejected"), ...past]),
  });
  const facts = adaptFacts(anEngine([one, two]), request, [one]);
  expect(facts.number).toBe(3);
  expect(facts.business).toMatchObject({ name: "Wick", rulesOut: ["no-ads"], stage: "Idea Stage" });
  expect(facts.recentlyDone).toHaveLength(10);
  expect(facts.recentlyDone[0]).toBe("Done 0");
  expect(facts.candidates).toEqual([expect.objectContaining({ id: "one", title: "Count the one of Wick" })]);
});
