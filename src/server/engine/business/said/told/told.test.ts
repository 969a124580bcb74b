import { expect, test } from "vitest";
import { TOLD_STATES } from "#domain/business/fact-keys.ts";
import { readFacts } from "../read-facts.ts";
import { partyOf, subjectBefore } from "./party.ts";
import { NOTHING_TOLD, TOLD_CASES } from "./told.cases.ts";
import { HELD_NOTHING_TOLD, HELD_TOLD_CASES } from "./told-held.cases.ts";

const factsOf = (text: string) => new Map(readFacts(text).map(({ key, value }) => [key as string, value]));
const toldIn = (text: string) => {
  const facts = factsOf(text);
  return TOLD_STATES.filter((state) => facts.get(state) === "yes" && facts.has(`${state}Said`));
};

test.each([...TOLD_CASES, ...HELD_TOLD_CASES])("%s tells %s", (text, tells) => {
  const [, state = "", who, beside = ""] = /^(\w+)(?:: ([^(]+?))?(?: \((.+)\))?$/u.exec(tells) ?? [];
  const facts = factsOf(text);
  if (state === "dateSet") return expect(facts.get("dateSet")).toBe("yes");
  // People who wait make a business full only if somebody has paid, which the domain decides.
  if (facts.has("waiting")) expect(facts.has(`${state}Said`)).toBe(true);
  else expect(facts.get(state)).toBe("yes");
  if (who) expect(facts.get(`${state}By`)).toBe(who);
  expect(toldIn(text).filter((other) => other !== state && !beside.split(" ").includes(other))).toEqual([]);
});

test.each([...NOTHING_TOLD, ...HELD_NOTHING_TOLD])("nothing to take up: %s", (text) => {
  expect(toldIn(text)).toEqual([]);
});

test.each([...TOLD_CASES, ...HELD_TOLD_CASES])("a quotation is one short clause of: %s", (text) => {
  const quotes = [...factsOf(text)].flatMap(([key, value]) => (key.endsWith("Said") ? [value] : []));
  for (const said of quotes.filter((quote) => / /u.test(quote)))
    expect(said.split(" ").length).toBeLessThanOrEqual(15);
});

test.each([
  ["A dental clinic", "the dental clinic"],
  ["My landlord", "your landlord"],
  ["two cafés in town", "the two cafés in town"],
  ["Pet supermarket", "the pet supermarket"],
  ["An NGO", "the NGO"],
  ["One teacher in Oslo gave", "the teacher in Oslo"],
  ["the girl who helps me", "the girl who helps you"],
  ["somebody", null],
])("%s is spoken of as %s", (phrase, party) => {
  expect(partyOf(phrase)).toBe(party);
});

test("a time is no part of a party", () => {
  const facts = factsOf("I sharpen knives. Last month two restaurants asked if I come to them weekly.");
  expect(facts.get("hotLeadBy")).toBe("the two restaurants");
});

test.each([
  ["A chain offers me 14 euro an hour. I have to answer by the 15th.", "by the 15th"],
  ["An agency offered me a job at 20 dollars an hour, they want my decision until Friday.", "by Friday"],
  ["A chain offers me 14 euro an hour. The summer course ends by the 15th.", undefined],
])("an answer is due: %s", (text, due) => {
  expect(factsOf(text).get("answerBy")).toBe(due);
});

test("words that repeat themselves without end are read at once", () => {
  const endless = `A shop${" with big still".repeat(250)} /`;
  expect(subjectBefore(endless, endless.length)).toBeNull();
});
