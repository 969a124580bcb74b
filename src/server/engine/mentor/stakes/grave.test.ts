import { describe, expect, test } from "vitest";
import { launchingFacts, theEngine } from "#server/testing/quest-engine.ts";
import { answer } from "../answer.ts";
import type { Turn } from "../dialogue/turns.ts";
import { BUSINESSES } from "./high-stakes-cases.ts";

const mentor = theEngine();
const facts = launchingFacts(BUSINESSES.soap);
const ask = (text: string, turns: readonly Turn[] = []) =>
  answer(mentor, { text, turns, attempt: 1, questId: null }, facts);

describe("somebody in trouble is offered no quest", () => {
  test.each([
    "The bride's mother says my cake ruined the reception and demands 2,400 back plus damages.",
    "A hotel blames my wiring plan for the outage and their lawyer asks for nine thousand.",
    "I got a letter from the tax office, they want to check the last three years.",
    "I cannot pay the tax bill that came this morning.",
    "A customer slipped on my wet floor and broke her wrist, what now?",
    "A client's solicitor wrote that I have ten days to answer.",
    "The firm that owes me 3,000 has gone bankrupt.",
    "Somebody broke into my account and writes to my customers in my name.",
    "I can't pay my suppliers any more, two of them have sent final demands.",
    "He says I stole his ring while I was cleaning, and will go to the police.",
    "My insurer refuses to pay for the flooded workshop.",
    "I never declared what I earned in the past four years. How bad is it?",
    "She threatens a one-star review unless I give her everything back.",
  ])("%s", (text) => {
    const { suggest, talk } = ask(text);
    expect(suggest).toBeNull();
    expect(talk.choices).not.toContain("Make that a quest");
  });

  test.each([
    "A neighbour's solicitor gave me two weeks to take my sign down.",
    "The tax office sent me a bill that I have no money for.",
    "A visitor tripped over my cable and broke his wrist.",
    "The shop that owes me 800 is bankrupt.",
  ])("nor with more on it: %s", (text) => {
    const { text: said, talk } = ask(text);
    for (const state of [talk, null]) {
      const more = ask("Tell me more", [{ prompt: text, answer: said, talk: state }]);
      expect(more.suggest).toBeNull();
      expect(more.talk.choices).not.toContain("Make that a quest");
    }
  });

  test("nor in the next turn of the same matter", () => {
    const text = "A buyer claims my lamp caused a short circuit and wants 1,900 from me.";
    const first = ask(text);
    const second = ask("Should I offer him half?", [{ prompt: text, answer: first.text, talk: first.talk }]);
    expect(second.suggest).toBeNull();
  });
});

test.each([
  "How do I find my first customers?",
  "What should I charge for a workshop?",
  "How do I get more reviews?",
  "How do I write to shops that could stock my things?",
  "Where do I find people who want my lactose-free and gluten-free bars?",
  "How do I find buyers for my gluten-free cakes?",
  "What must I print on the labels by law?",
  "Can I use a song in my reels?",
  "Can I put the Vespa logo on my flyer?",
])("an everyday question still leads to a quest: %s", (text) => {
  expect(ask(text).suggest?.kind).toBe("new");
});

test("more on an everyday matter still leads to a quest", () => {
  const prompt = "How do I get more reviews?";
  const { text, talk } = ask(prompt);
  expect(ask("Tell me more", [{ prompt, answer: text, talk }]).suggest?.kind).toBe("new");
});

test("a question on tax is offered nothing but a quest on that question", () => {
  expect(ask("When do I have to charge VAT?").suggest).toMatchObject({ isOnlyMeant: true });
});
