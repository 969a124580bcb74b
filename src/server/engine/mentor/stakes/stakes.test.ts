import { expect, test } from "vitest";
import { launchingFacts, theEngine } from "#server/testing/quest-engine.ts";
import { answer, wholeText } from "../answer.ts";
import { AT_STAKE } from "./at-stake.ts";
import { findSituation, SITUATIONS } from "./find-situation.ts";
import { BUSINESSES, HIGH_STAKES } from "./high-stakes-cases.ts";

const mentor = theEngine();
const ask = (business: keyof typeof BUSINESSES, text: string) =>
  answer(mentor, { text, turns: [], attempt: 1, questId: null }, launchingFacts(BUSINESSES[business]));

/** Somebody who knows the matter is named. */
const WHOM_TO_ASK =
  /lawyer|solicitor|accountant|advis[eo]r|authorit|office|chamber|insurer|doctor|pharmacist|vet\b|official|professional|union|legal advice/iu;

test.each(HIGH_STAKES)("%s: %s", (business, text, must) => {
  const said = wholeText(ask(business, text));
  for (const pattern of must) expect(said).toMatch(pattern);
  expect(said).toMatch(WHOM_TO_ASK);
  expect(said).not.toMatch(/I take this as a question/u);
});

test("every situation leads to an answer of the bank", () => {
  const ids = SITUATIONS.flatMap(({ answers }) => answers);
  expect(ids.filter((id) => !mentor.bank.answers.has(id))).toEqual([]);
});

test.each([
  "How do I get more people to walk with me on Sundays?",
  "What should a bar of soap cost?",
  "My customers love the new label, how do I tell more people?",
  "Should I record my lessons and sell them?",
  "Which photos should be on my page?",
  "I put my prices on the website and nobody asks any more",
  "The bank account for the business, do I need one?",
  "How do I write a newsletter to people who bought before?",
  "Can I sell my candles at the school fair?",
  "I fixed the price too low, how do I raise it?",
  "My customers fell from forty to twenty this month",
  "A client says he can't pay me before March",
  "I walk dogs and it got a bit too much for me",
  "How do I sell to hospitals?",
  "I can't pay for ads yet, what else works?",
])("nothing grave is told by: %s", (text) => {
  expect(findSituation(text)).toBeNull();
});

test("the trade tells which animal is meant", () => {
  expect(findSituation("One of mine limps since this morning")).toBeNull();
  expect(findSituation("One of mine limps since this morning", "dog walks")?.answers).toEqual([
    "safety-animal-ill-in-care",
  ]);
});

test("a grave question that no stored answer fits says what not to do and whom to ask", () => {
  for (const text of Object.values(AT_STAKE)) {
    expect(text).toMatch(/^don't /u);
    expect(text).toMatch(WHOM_TO_ASK);
  }
});
