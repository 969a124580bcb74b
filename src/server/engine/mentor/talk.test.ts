import { expect, test } from "vitest";
import { launchingFacts, theEngine } from "#server/testing/quest-engine.ts";
import { answer, wholeText } from "./answer.ts";
import type { Turn } from "./dialogue/turns.ts";
import { outsideOf } from "./reading/foreign.ts";

const mentor = theEngine();
const facts = launchingFacts({
  businessName: "Hinge",
  businessType: "Service",
  businessDescription: "I repair doors and hinges for landlords in Porto",
});

/** What is said to the last of these; an array is an exchange that was posted with its answer. */
function lastOf(...texts: (string | readonly [string, string])[]) {
  const turns: Turn[] = [];
  let said = null;
  for (const text of texts) {
    if (typeof text !== "string") {
      turns.push({ prompt: text[0], answer: text[1], talk: null });
      continue;
    }
    said = answer(mentor, { text, turns: [...turns], attempt: 1, questId: null }, facts);
    turns.push({ prompt: text, answer: wholeText(said), talk: said.talk });
  }
  if (!said) throw new Error("nothing was asked");
  return said;
}

const HIRING = [
  "I want to hire a helper",
  "Start with four hours a week and one clear task, on trial.",
] as const;
const DEPOSIT = [
  "Should I ask for a deposit?",
  "Yes: a third at the order, a third at the start, or the whole sum up front for small jobs.",
] as const;

test.each([
  ["she'll be slower than me though", HIRING, "hiring"],
  ["and if he gets it wrong?", HIRING, "hiring"],
  ["and from old people?", DEPOSIT, "payments"],
  ["he refused", DEPOSIT, "payments"],
])("%s stays with the matter", (text, before, topic) => {
  expect(lastOf(before, text)).toMatchObject({ kind: "answer", topic });
});

test("a place in the list before means that thing, and it is said back", () => {
  expect(lastOf(DEPOSIT, "the last one, how would I put it?").text).toMatch(
    /“the whole sum up front for small jobs”/u,
  );
});

test("a smaller number than the mentor's is taken up", () => {
  expect(
    lastOf(["How do I test it?", "Show it to thirty landlords."], "So many? Are nine enough?").text,
  ).toMatch(/Nine will do to begin with/u);
});

test("something told in a talk is noted and answered", () => {
  const said = lastOf("How do I find the first landlords?", "I sold the first one on Tuesday.");
  expect(said.notes).not.toHaveLength(0);
  expect(said.text).not.toMatch(/What would you like to look at/u);
});

test("whom she means is said", () => {
  expect(
    lastOf("My niece could answer the phone. Should I pay her?", "She is only there in the mornings").text,
  ).toMatch(/(?:niece|mornings):/u);
});

test("another matter is answered for itself, thanks or not", () => {
  const said = lastOf(HIRING, "thanks. different thing: how do I get reviews from landlords?");
  expect(said).toMatchObject({ kind: "answer", topic: "reviews" });
});

test("what was left open is answered when it is asked for again", () => {
  expect(lastOf(DEPOSIT, "who wrote Faust?", "so, the deposit: how much?").topic).toBe("payments");
  expect(lastOf(DEPOSIT, "who wrote Faust?")).toMatchObject({ kind: "out-of-scope" });
});

test("how long something takes is no wish for something to do", () => {
  expect(
    lastOf(["Should I do repairs far away?", "Only if the drive is paid."], "The drive takes two hours.")
      .topic,
  ).not.toBe("next-step");
  expect(lastOf("two hours").topic).toBe("next-step");
});

test("a sum says what it means for the business, and only once", () => {
  const first = lastOf("I charge 40 a door for 6 doors a month, what is that in all?");
  const second = lastOf("I charge 40 a door for 6 doors a month, what is that in all?", "and with 8 doors?");
  expect(first.text).toMatch(/240.*a third of the price/su);
  expect(second.text).toMatch(/320.*as before/su);
  expect(second.text).not.toMatch(/a third of the price/u);
});

test.each([
  ["who painted the Mona Lisa", 0.1, true],
  ["Which bulb replaces a GU10 in my lamp?", 0.1, true],
  ["my cat has fleas, which shampoo?", 0.2, true],
  ["our parcels come back soaked", 0.7, false],
  ["the ribbon costs 7 dollars a roll now", 0.8, false],
  ["sing me something", 0.8, true],
  ["something odd happened", 0.5, false],
])("%s with a chance of %d is outside: %s", (text, chance, isOutside) => {
  expect(outsideOf(text, chance, 0.1) >= 1).toBe(isOutside);
});

test("words for feelings come only to somebody who speaks of them", () => {
  for (const text of ["the hinges rust in the rain", "I want to stop driving to the coast"])
    expect(["motivation", "burnout"]).not.toContain(lastOf(text).topic);
});

test("nobody hears that fewer will do where health is at stake", () => {
  const about = ["What do I need for the workshop?", "Three people with first aid training."] as const;
  expect(wholeText(lastOf(about, "Are two people enough?"))).toContain("Two will do");
  expect(wholeText(lastOf(about, "Are two allergy tests enough?"))).not.toContain("will do");
});

test.each(["What do you mean by margin?", "sorry, what is a margin?"])("%s is told in a sentence", (text) => {
  expect(lastOf(DEPOSIT, text).text).toMatch(/Margin is the part of the price/u);
});

test("why so few is answered with a reason", () => {
  const about = ["How many landlords do I ask?", "Begin with four landlords."] as const;
  expect(lastOf(about, "why four and not twelve?").text).toMatch(/Four first, because/u);
});

test("words for accidents and crises come only where something speaks of danger", () => {
  for (const text of ["nothing was ever written down", "once a month or once a quarter?"])
    expect(lastOf(DEPOSIT, text).topic).not.toBe("safety");
});

test("a short version says neither the caution nor the step as before", () => {
  const [long, short] = [
    lastOf("Do I need a licence to repair doors?"),
    lastOf("Do I need a licence to repair doors?", "shorter please"),
  ];
  expect(long.after).not.toHaveLength(0);
  expect(short.after).toHaveLength(0);
  expect(short.text).toMatch(/Do just this:/u);
});

test("a question among told facts is answered", () => {
  expect(lastOf("got 60 followers how do people grow").text).not.toMatch(/What would you like to look at/u);
});

test("somebody who freezes hears no task", () => {
  expect(lastOf("no motivation at all, what do i do now").topic).not.toBe("next-step");
});
