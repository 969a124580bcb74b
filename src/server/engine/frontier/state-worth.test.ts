import { expect, test } from "vitest";
import { anEngine, aPast, aTemplate } from "../../testing/quest-engine.ts";
import { answersTold, isMadeFor, offerChangeWorth, stateWorth } from "./state-worth.ts";

const worth = (when: Parameters<typeof aTemplate>[1]) => stateWorth(aTemplate("any", when));

test.each([
  ["a trouble that was told, before what was only derived", { when: ["latePay"] }, { when: ["fewBuyers"] }],
  ["a coming date, before other troubles", { when: ["dateSet"] }, { when: ["latePay"] }],
  ["two states at once, before one", { when: ["unpaid", "shy"] }, { when: ["unpaid"] }],
  [
    "the person's own figures, before the state alone",
    { when: ["stock"], knows: ["inStock"] },
    { when: ["stock"] },
  ],
  ["a state, before milestones", { when: ["shy"] }, { when: ["page"] }],
  ["milestones, before nothing", { when: ["page"] }, {}],
] as const)("%s", (_, first, then) => {
  expect(worth(first)).toBeGreaterThan(worth(then));
});

test("a quest answers what was told if its state is a trouble or a chance, not a trait", () => {
  expect(answersTold(aTemplate("a", { when: ["returns"] }))).toBe(true);
  expect(answersTold(aTemplate("a", { when: ["alone"] }))).toBe(false);
  expect(answersTold(aTemplate("a"))).toBe(false);
});

test("made for somebody: by trade, by situation or by figures", () => {
  expect(isMadeFor(aTemplate("a", { trades: new Set(["bread"]) }))).toBe(true);
  expect(isMadeFor(aTemplate("a", { knows: ["waiting"] }))).toBe(true);
  expect(isMadeFor(aTemplate("a"))).toBe(false);
});

test("after two quests about the silence, changing offer or price is worth more", () => {
  const asked = [aTemplate("ask", { when: ["silent"] }), aTemplate("watch", { when: ["silent"] })];
  const change = aTemplate("change", { when: ["silent"], milestone: "offer" });
  const again = aTemplate("again", { when: ["silent"], milestone: "firstSale" });
  const { playbook } = anEngine([...asked, change, again]);
  const done = asked.map((template) => aPast(template, "completed"));
  const worthAfter = (count: number) => offerChangeWorth(done.slice(0, count), playbook);
  expect(worthAfter(1)(change)).toBe(0);
  expect(worthAfter(2)(change)).toBeGreaterThan(0);
  expect(worthAfter(2)(again)).toBe(0);
});
