import { describe, expect, test } from "vitest";
import { launchingFacts, theEngine } from "#server/testing/quest-engine.ts";
import { answer, type BuiltInAnswer, wholeText } from "../answer.ts";
import { listIn, optionsIn } from "./items.ts";
import { findMove } from "./moves.ts";
import { termAsked } from "./terms.ts";
import type { Turn } from "./turns.ts";

const mentor = theEngine();
const facts = launchingFacts({
  businessName: "Gutter & Co",
  businessType: "Other",
  businessDescription: "Gutter cleaning for houses in Norwich.",
});

/** All answers of a talk, in order. */
function talk(...texts: readonly string[]): BuiltInAnswer[] {
  const turns: Turn[] = [];
  return texts.map((text) => {
    const said = answer(mentor, { text, turns: [...turns], attempt: 1, questId: null }, facts);
    turns.push({ prompt: text, answer: wholeText(said), talk: said.talk });
    return said;
  });
}

const lastOf = (...texts: readonly string[]) => talk(...texts).at(-1)?.text ?? "";

test.each([
  ["oh no, sorry, I meant the schools", "correction"],
  ["tried leaflets already, zero calls", "tried"],
  ["I put a card in the window and nobody rang", "tried"],
  ["we already do that", "tried"],
  ["what u mean", "simpler"],
  ["can you say that easier please", "simpler"],
  ["that's confusing", "simpler"],
  ["so much text! one sentence please", "shorter"],
  ["write me the message please", "wording"],
  ["could you draft a short text for me", "wording"],
  ["how do i say that politely", "wording"],
  ["what's first?", "what-first"],
  ["ok so what do i do first", "what-first"],
  ["and how long will it take", "how-long"],
  ["when will I see results?", "how-long"],
  ["and if he refuses?", "refused"],
  ["what if they don't reply", "refused"],
])("%s is %s", (text, move) => {
  expect(findMove(text)).toBe(move);
});

test.each([
  ["How long should the guarantee on a used pump be?"],
  ["I tried to register online. Which form do I need for a cleaning business?"],
  ["How do I write to a landlord who owns forty houses and never answers?"],
  ["What if they want to pay in three parts over the winter?"],
])("%s asks something of its own", (text) => {
  expect(["how-long", "tried", "refused", "wording"]).not.toContain(findMove(text));
});

test.each([
  ["i dont understand what is a deposit", "deposit"],
  ["what you mean with pitch?", "pitch"],
  ["sorry, what is a headline", "headline"],
])("%s asks for a word", (text, term) => {
  expect(termAsked(text.replace("dont", "don't"))?.term).toBe(term);
});

test.each([
  ["I waver between a van and a bike.", ["van", "bike"]],
  ["should I rent a unit or stay in the garage?", ["rent a unit", "stay in the garage"]],
  ["How do I find a garage?", null],
])("%s weighs %j", (text, options) => {
  expect(optionsIn(text)).toEqual(options);
});

test("sentences are no list", () => {
  expect(listIn("Ring her. Then wait a week.")).toBeNull();
  expect(listIn("1. Ring her.\n2. Wait.")).toEqual(["Ring her", "Wait"]);
});

describe("after an answer", () => {
  const ASKED = "How do I get more customers in my street?";

  test("what was tried leads to the second way, and short means that one", () => {
    const [, other = null, short = null] = talk(
      ASKED,
      "tried leaflets already, zero calls",
      "shorter please",
    );
    expect(other?.text).toMatch(/another way:/iu);
    expect(short?.text).toMatch(/^In short: /u);
    const second = /another way: ([^.:]+)/iu.exec(other?.text ?? "")?.[1] ?? "-";
    expect(short?.text).toContain(second);
    expect(short?.text).not.toContain("Do just this");
  });

  test("a no and a silence are taken differently", () => {
    expect(lastOf(ASKED, "and if they say no?")).toMatch(/do not press/u);
    expect(lastOf(ASKED, "and if they don't reply?")).toMatch(/Silence is rarely a no/u);
  });

  test("how long it takes is said for the topic, with the first step", () => {
    expect(lastOf(ASKED, "how long will that take?")).toMatch(/weeks/u);
  });

  test("what comes first is a step of that answer and no other quest", () => {
    const [first, next] = talk(ASKED, "what first?");
    expect(next?.talk.answerId).toBe(first?.talk.answerId);
  });

  test("asked twice for simpler words, an example follows", () => {
    expect(lastOf(ASKED, "simpler please", "still don't get it")).toMatch(/For example/u);
  });

  test("thanks and goodbye are heard behind other words", () => {
    for (const bye of ["Thank you, that is very helpful. Good night!", "ok gotta go, bye"])
      expect(talk(ASKED, bye).at(-1)).toMatchObject({ kind: "small-talk" });
  });
});

test("a greeting with a question behind it is a question", () => {
  expect(talk("yo how do i find my first customers").at(-1)?.kind).not.toBe("small-talk");
});

describe("after a sum", () => {
  const SUM = "I sold 20 gutters at 60, brackets 8 each, van 150. What is left?";

  test.each([
    ["simpler please", /^Only the result counts: 890 /u],
    ["shorter", /^In short: 890 stays with you\.$/u],
    ["why?", /^Because 310 of the 1,200 /u],
    ["and without the van?", /^1,040 stays/u],
  ])("%s is said of the sum", (text, said) => {
    expect(lastOf(SUM, text)).toMatch(said);
  });

  test("a price asked for without numbers waits for them", () => {
    expect(lastOf("what should i charge for a visit", "it takes me 2 hours and I want 30 an hour")).toMatch(
      /^Ask 60/u,
    );
  });

  test("a cost told later comes off what one leaves", () => {
    expect(
      lastOf(
        "Room is 90. How many people do I need to break even?",
        "I charge 35",
        "snacks are 5 per person",
      ),
    ).toMatch(/^3 people|^3 /u);
  });
});
