import { expect, test } from "vitest";
import { STAGES } from "#domain/business/way.ts";
import { aHistory, aPast, aPerson, aRequest, theEngine } from "#server/testing/quest-engine.ts";
import { CONSTRAINTS } from "../playbook/vocabulary.ts";
import { questForConcern } from "./concern-quest.ts";
import { concernsOf, readConcern } from "./find-concerns.ts";
import { questForTyped } from "./told-quest.ts";

const NOW = new Date("2026-11-18T12:00:00Z");
const mentor = theEngine();
const request = aRequest({ stage: "Launching", plan: { places: [], minHours: 0, maxHours: 1 } });
const read = (asked: typeof request, text: string) => readConcern(mentor, asked, { text, sense: null }, NOW);
const ids = (concerns: readonly { id: string }[]) => concerns.map(({ id }) => id);

test.each(STAGES)("at %s there is something to offer without a word of the person", (stage) => {
  const person = aPerson({ businessDescription: "" });
  const offered = concernsOf(mentor, { ...request, person, stage });
  expect(offered).toHaveLength(6);
  for (const { text } of offered) expect(text.length).toBeGreaterThan(8);
});

test("what the description tells comes before what is frequent", () => {
  const person = aPerson({
    businessDescription: "I make candles. My posts get many likes and hearts but nobody orders anything.",
  });
  expect(concernsOf(mentor, { ...request, person })[0]?.text).toMatch(/likes/u);
});

test.each([
  ["a crisis", "I want to kill myself"],
  ["grief", "My mother died last week"],
  ["a grave matter", "A customer was burned by one of my candles and wants damages"],
  ["a greeting", "hi"],
  ["nothing to read", "asdf"],
  ["small talk", "everything is fine"],
])("%s is answered with words and no quest", (_, text) => {
  const { said, concerns } = read(request, text);
  expect(concerns).toEqual([]);
  expect(said).toMatch(/\w+/u);
});

test("a grave matter is not suggested to anybody", () => {
  const person = aPerson({
    businessDescription: "A customer was burned by one of my candles and wants damages.",
  });
  const isGrave = ({ id }: { id: string }) => {
    const answer = mentor.bank.answers.get(id);
    return answer?.caution !== undefined || answer?.grave === true;
  };
  expect(concernsOf(mentor, { ...request, person }).some(isGrave)).toBe(false);
});

test.each([
  ["two customers still owe me money from spring", /not paid|owe|late|pay/iu],
  ["somebody is selling copies of my designs online", /copi|uses my|stole/iu],
  ["i wrote the price down and then lowered it three times before sending", /price|quote|discount|charge/iu],
  [
    "my sister wants her half back and we never wrote anything down",
    /partner|co-founder|in writing|family|agreed|owns|share/iu,
  ],
])("'%s' is read as something near it", (typed, near) => {
  const person = aPerson({ businessDescription: "I make candles and sell them at markets." });
  const { concerns: readings } = read({ ...request, person }, typed);
  expect(readings).toHaveLength(8);
  expect(new Set(ids(readings)).size).toBe(8);
  expect(readings.some(({ text }) => near.test(text))).toBe(true);
});

test("every offered concern has a quest that quotes what was said", () => {
  const { concerns } = read(request, "nobody answers my messages");
  const situations = concerns.filter(({ id }) => mentor.playbook.byId.has(`situation-${id}`));
  expect(situations.length).toBeGreaterThan(5);
  for (const { id, text } of situations) {
    expect(questForConcern(mentor, request, id)?.description).toContain(`You said: “${text}”.`);
    const typed = questForConcern(mentor, request, id, "they just do not write back <b>ever</b>");
    expect(typed?.description).toContain("You said: “they just do not write back");
    expect(typed?.description).not.toContain("<");
  }
});

test("what was done before or ruled out is neither offered nor given", () => {
  const first = read(request, "nobody answers my messages").concerns.find(({ id }) =>
    mentor.playbook.byId.has(`situation-${id}`),
  );
  const template = mentor.playbook.byId.get(`situation-${first?.id}`);
  if (!first || !template) throw new Error("no concern");
  const after = { ...request, history: aHistory([aPast(template, "completed")]) };
  expect(ids(read(after, "nobody answers my messages").concerns)).not.toContain(first.id);
  expect(questForConcern(mentor, after, first.id)).toBeNull();
  const limited = { ...request, person: aPerson({}, [...CONSTRAINTS]) };
  const allowed = [...concernsOf(mentor, limited), ...read(limited, "nobody buys from my shop").concerns];
  expect(allowed.length).toBeGreaterThan(8);
  for (const { id } of allowed) expect(mentor.playbook.byId.get(`situation-${id}`)?.avoid).toEqual([]);
});

test("an apostrophe typed on a phone stays one", () => {
  const quest = questForConcern(mentor, request, "reviews-first-ask", "I can’t ask for reviews");
  expect(quest?.reason).toBe("You said: “I can't ask for reviews”.");
});

test("an unknown concern has no quest", () => {
  expect(questForConcern(mentor, request, "no-such-thing")).toBeNull();
});

const PET_SHOP =
  "A pet shop wants to order 200 of my coats by 20 December and I do not know whether to say yes";
const ORDER =
  "A garden centre wants 300 packs a week but only pays at sixty days, and my freezer money is gone.";

test("what was typed plainly has its own quest first", () => {
  const [first] = read(request, PET_SHOP).concerns;
  const typed = questForTyped(mentor, request, PET_SHOP, NOW);
  expect(typed?.reason).toContain("A pet shop wants to order 200");
  expect(first).toEqual({ id: typed?.templateId, text: typed?.title });
});

test("it says the words and the people that were named, and the facts are kept", () => {
  const typed = questForTyped(mentor, request, ORDER, NOW);
  expect(mentor.playbook.byId.get(typed?.templateId ?? "")?.told).toBe("bigOrder");
  expect(typed?.reason).toContain("A garden centre wants 300 packs");
  expect(typed?.title).toContain("the garden centre");
  expect(typed?.facts.map(({ key }) => key)).toEqual(["bigOrder", "bigOrderSaid", "bigOrderBy"]);
});

test("words that tell nothing of the kind have no quest of their own", () => {
  expect(questForTyped(mentor, request, "I want to think about the autumn", NOW)).toBeNull();
});

test("the words of the own trade do not decide what is found", () => {
  const readFor = (businessDescription: string, typed: string) =>
    ids(read({ ...request, person: aPerson({ businessDescription }) }, typed).concerns).slice(0, 3);
  const asked = "nobody answers my messages about the";
  expect(readFor("I make wedding cakes.", `${asked} wedding cakes`)).toEqual(
    readFor("I make wedding cakes.", "nobody answers my messages about the"),
  );
});
